/// What is generated.
extension GenerateSettings {
  static let settings: [Setting<GenerateSettings>] = [
    Setting("name", \.name, .typeName, "The generated type."),
    Setting("access", \.access, .choice("access level"), "The access level of what is generated."),
    Setting(
      "style", \.style, .choice("style"),
      """
      The shape of the generated Swift: nested namespaces, one name a key, namespaces over system bundles, or what \
      SwiftGen gives.
      """),
    Setting(
      "table-names", \.tableNames, .choice("place for names of tables"),
      "Where accessors in the styles of SwiftGen have the table's name: where there are several tables, or always."),
    Setting(
      "keep-going", \.keepsGoing, .flag,
      "Whether texts that do not fit their arguments are left out, with a warning each, instead of ending the run."),
  ]
}

extension SettingKind<String> {
  /// The name of a generated type.
  fileprivate static var typeName: Self {
    let help = "write a name such as PlayerStrings"
    return parsed(.string(pattern: #"^[^a-z\s-][^\s-]*$"#), "name of a Swift type", help: help) {
      SwiftIdentifier.upperCamel($0) == $0 ? $0 : nil
    }.map { name, value, reader in
      guard GeneratedTypes.used.union(GeneratedTypes.usedByBundles).contains(name) else { return name }
      reader.report("'\(name)' is a type that generated code needs", at: value, help: help)
      return nil
    }
  }
}
