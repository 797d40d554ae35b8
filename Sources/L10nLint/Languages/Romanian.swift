extension LanguageProfile {
  static let romanian: LanguageProfile = LanguageProfile(
    "ro",
    sharedWords: """
      actor album audio blog browser chat cookie digital director editor email feedback film final format forum global \
      hotel important info internet link local logo manual media model modem moment monitor mono normal offline online \
      original pin pixel plan podcast popular port premium principal problem program radio regional router script \
      serial server site sms social spam sport standard start stereo stop streaming studio tag test text total trailer \
      tutorial vertical video virtual web widget zoom
      """)
}
