internal import CEnvironment

extension LocalePreferences {
  /// The user's languages in the environment of the process, first choice first.
  ///
  /// Reads `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` on each access. Empty if they name no language, as in the `C`
  /// locale.
  public static var current: LocalePreferences {
    var environment: [String: String] = [:]
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = l10n_environment_value(name) { environment[name] = String(cString: value) }
    }
    return LocalePreferences(environment: environment)
  }
}
