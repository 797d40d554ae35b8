extension RuleExamples {
  static let lowercaseLabel: RuleExamples = RuleExamples(
    "a11y-capital",
    [
      .bad([
        "en.lproj/Player.strings": #""a.label" = "⟦play⟧"; "b.hint" = "⟦plays⟧ the video.";"#,
        "de.lproj/Player.strings": #""a.label" = "⟦öffnen⟧";"#, "fr.lproj/Player.strings": #""a.label" = "⟦été⟧";"#,
        "es.lproj/Player.strings": #""a.label" = "⟦pausar⟧"; "b.label" = "Desactivar ⟦El⟧ Sonido";"#,
        "pt-BR.lproj/Player.strings": #""b.label" = "Desativar ⟦O⟧ Som Agora";"#,
      ]),
      .bad(["es-MX.lproj/Player.strings": #""a.label" = "¿⟦salir⟧?";"#]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Play";
        "b.label" = "%@ minutes";
        "c.label" = "iPhone";
        "d.label" = "360-degree view";
        "e.value" = "on";
        "f.label" = "Show More From The Team";
        "g.label" = "example.com";
        "h.label" = "e-mail@example.com";
        "i.label" = "tvOS app";
        """#,
        "es.lproj/Player.strings":
          #""a.label" = "Ciudad de El Salvador"; "b.label" = "La Liga"; "c.label" = "ELIGE UNA CLASE";"#,
        "ja.lproj/Player.strings": #""a.label" = "iCloudに保存"; "b.label" = "http通信";"#,
        "it.lproj/Player.strings": #""a.label" = "pausa";"#,
        "de.lproj/Player.strings": #""a.label" = "playButton";"#,
      ]),
    ])
}
