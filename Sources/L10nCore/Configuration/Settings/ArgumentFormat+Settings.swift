import L10nRuntime

extension SettingKind<[String: [ArgumentDeclaration]]> {
  /// How arguments are written: for each text the formats of its arguments, by name or number.
  static var arguments: Self {
    let formats = SettingKind<ArgumentFormat>.format.byName().summary("Formats by the arguments' names or numbers.")
      .offering(.arguments)
    return formats.byName().offering(.keysWithArguments).map { texts, _, reader in
      let all = texts.filter { !$0.value.isEmpty }.map { text in
        (
          text.name,
          text.value.map { argument in
            ArgumentDeclaration(
              argument.name, argument.value, keyLocation: reader.location(of: text.key),
              location: reader.location(of: argument.key))
          }
        )
      }
      return Dictionary(all) { $1 }
    }
  }
}

extension SettingKind<ArgumentFormat> {
  /// A name of a format, or lines with the name and its options.
  fileprivate static var format: Self {
    let formats = FormatSettings.all
    let names = ArgumentFormat.all.map(\.name)
    // A unit says which one it is.
    let plain = SettingShape(.words(names.filter { $0 != "unit" }))
    return Self(SettingShape(.either([plain] + formats.map(\.shape)))) { value, _, reader in
      guard let entries = value.entries else {
        guard let name = formatName(value, names, &reader) else { return nil }
        if name != "unit" { return ArgumentFormat.all.first { $0.name == name } }
        reader.report("a unit is due here", at: value, help: FormatSettings.unitHelp)
        return nil
      }
      guard let format = entries.first(where: { $0.name == "format" })?.value, !format.isNothing else {
        reader.report("a format is due here", at: value, help: "write its name: 'format: duration-spoken'")
        return nil
      }
      guard let name = formatName(format, names, &reader),
        let settings = formats.first(where: { $0.names.contains(name) })
      else { return nil }
      var options = FormatOptions()
      let known = [Setting<FormatOptions>("format", SettingKind<String>.text) { _, _ in }] + settings.options
      reader.read(value, "this format", known, into: &options)
      return settings.make(options, name, value, &reader)
    }
  }

  private static func formatName(_ value: SettingValue, _ names: [String], _ reader: inout SettingReader) -> String? {
    guard let text = reader.string(value) else { return nil }
    if names.contains(text) { return text }
    if let current = reader.currentSpelling(of: text, among: names, at: value) { return current }
    reader.report("'\(text)' is no format", at: value, help: reader.suggestion(for: text, among: names))
    return nil
  }
}
