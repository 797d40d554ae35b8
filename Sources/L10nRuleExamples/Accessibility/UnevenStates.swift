import L10nCore

extension RuleExamples {
  static let unevenStates: RuleExamples = RuleExamples(
    "a11y-uneven-states",
    [
      .bad([
        "en.lproj/Player.strings": #""mute" = "Mute"; "unmute" = "Sound on";"#,
        "es.lproj/Player.strings": #""mute" = "Silencio"; "unmute" = ⟦"Activar el sonido"⟧;"#,
        "fr.lproj/Player.strings": #""mute" = "Couper le son"; "unmute" = ⟦"Son"⟧;"#,
        "de.lproj/Player.strings": #""mute" = "Ton aus"; "unmute" = ⟦"Ton einschalten"⟧;"#,
      ]) { $0.controls = [.exampleMute] },
      .bad([
        "ja.lproj/Player.strings": #""mute" = "消音する"; "unmute" = ⟦"消音解除"⟧;"#,
        "ko.lproj/Player.strings": #""mute" = "음소거"; "unmute" = ⟦"음소거 해제하기"⟧;"#,
        "pt-BR.lproj/Player.strings": #""mute" = "Silenciar"; "unmute" = ⟦"Som"⟧;"#,
      ]) { $0.controls = [.exampleMute] },
      .good([
        "fr.lproj/Player.strings": #""mute" = "Lecture"; "unmute" = "Pause";"#,
        "de.lproj/Player.strings": #""mute" = "Stummschalten"; "unmute" = "Ton wieder einschalten";"#,
        "ar.lproj/Player.strings": #""mute" = "كتم الصوت"; "unmute" = "إلغاء كتم الصوت";"#,
      ]) { $0.controls = [.exampleMute] },
      .good(["es.lproj/Player.strings": #""go" = "Ir a la transmisión en vivo"; "live" = "En vivo";"#]) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonLive", [(.label, .primary, "go"), (.label, .secondary, "live")], visible: "live", in: "")
        ]
      },
    ])
}
