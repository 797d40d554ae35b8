extension RuleExamples {
  static let wrongScript: RuleExamples = RuleExamples(
    "wrong-script",
    [
      .bad([
        "en.lproj/Player.strings": #""a" = "⟦Vidеo⟧"; "b" = "Größe";"#,
        "ru.lproj/Player.strings": #""a" = "⟦Bидео⟧ Größe"; "b" = "Фильм ⟦c⟧ субтитрами";"#,
        "el.lproj/Player.strings": #""a" = "⟦Βίντεo⟧"; "b" = "Μέγεθος";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""a" = "Play the next video";"#,
        "ko.lproj/Player.strings": #""a" = ⟦"Start the next film"⟧;"#,
        "de.lproj/Player.strings": #""a" = ⟦"Следующее видео"⟧;"#,
        "ar.lproj/Player.strings": #""a" = ⟦"Lire la vidéo suivante"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld file to play", "other": "%lld to play"]),
        "ja.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "⟦있는 파일 %lld개를 재생하기⟧"]),
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a" = "日本語";
        "b" = "Play on Apple TV and AirPlay";
        "c" = "Play the next video";
        "d" = "π r";
        "e" = "Language: %@";
        "f" = "Tides Color Player ROM";
        """#,
        "ru.lproj/Player.strings": #"""
        "a" = "日本語";
        "b" = "AirPlay, Apple TV";
        "c" = "Включить VPN-сервис на iPhone";
        "d" = "π r";
        "e" = "SMSка: %@";
        "f" = "ROM Tides Color Player";
        """#,
        "ja.lproj/Player.strings": #"""
        "a" = "日本語";
        "b" = "Apple TV, AirPlay";
        "c" = "Next Videoを再生";
        "d" = "π r";
        "e" = "%@";
        """#,
        "sr.lproj/Player.strings": #""c" = "Pusti sledeći video";"#,
        "zh-Hans.lproj/Player.strings": #""c" = "Play the next video";"#,
      ]),
    ])
}
