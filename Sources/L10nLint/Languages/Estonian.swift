extension LanguageProfile {
  static let estonian: LanguageProfile = LanguageProfile(
    "et",
    cases: CaseWords(
      before: ["umbes", "üle", "enne", "kuni"], after: ["pärast", "jooksul", "tagasi", "eest", "järel", "möödumisel"],
      takesEndings: true),
    sharedWords: """
      administrator album audio blog inferno info internet link logo mono normal port server stereo test video
      """)
}
