extension SettingKind<[String: [ArgumentDeclaration]]> {
  /// The formats of arguments: for each text by the argument's name or number.
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
  /// The name of a format, or lines with the name and its options.
  fileprivate static var format: Self {
    let functions = FunctionSettings.all
    let names = functions.map(\.plain.name)
    let alone = SettingShape(.words(functions.filter { $0.missing == nil }.map(\.plain.name)))
    return Self(SettingShape(.either([alone] + functions.map(\.shape)))) { value, _, reader in
      guard let entries = value.entries else {
        guard let function = named(value, names, &reader) else { return nil }
        guard let missing = function.missing else { return ArgumentFormat(function.plain) }
        reader.report(missing.message, at: value, help: missing.help)
        return nil
      }
      guard let format = entries.first(where: { $0.name == "format" })?.value, !format.isNothing else {
        reader.report("expected a format", at: value, help: "write its name: 'format: duration-spoken'")
        return nil
      }
      return named(format, names, &reader)?.function(value, &reader).map { ArgumentFormat($0) }
    }
  }

  private static func named(
    _ value: SettingValue, _ names: [String], _ reader: inout SettingReader
  ) -> FunctionSettings? {
    guard let text = reader.string(value) else { return nil }
    guard let name = names.contains(text) ? text : reader.currentSpelling(of: text, among: names, at: value) else {
      reader.report("'\(text)' is not a format", at: value, help: reader.suggestion(for: text, among: names))
      return nil
    }
    return FunctionSettings.all.first { $0.plain.name == name }
  }
}
