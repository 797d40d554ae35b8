/// The location of the Swift code that uses the texts, and the ways in which it looks them up.
package struct CodeSettings: Equatable, Sendable {
  /// The folders and files of the code, as paths from the catalog's folder: `../Sources`.
  package var sources: [DeclaredName]

  /// The project's own functions whose first parameter is a key, and properties of keys: `L`, `localized`.
  package var functions: [String]

  /// Views and modifiers whose first argument is a key for `extract`; `SwiftUI` means SwiftUI's own. `nil` means these
  /// if the catalog has a String Catalog, as in Xcode, otherwise none.
  package var views: [String]?

  package init(sources: [DeclaredName] = [], functions: [String] = [], views: [String]? = nil) {
    (self.sources, self.functions, self.views) = (sources, functions, views)
  }
}

extension SettingKind<CodeSettings> {
  static var code: Self {
    group(CodeSettings.settings, CodeSettings()).map { settings, value, reader in
      if !settings.sources.isEmpty || reader.diagnostics.contains(where: { $0.severity == .error }) { return settings }
      reader.report("'code' has no sources", at: value, help: "write where the code is: 'sources: [../Sources]'")
      return nil
    }
  }
}

extension CodeSettings {
  fileprivate static let settings: [Setting<CodeSettings>] = [
    Setting(
      "sources", \.sources, .list(.source, count: 1...Int.max),
      "The folders and files of the code, as paths from this folder."
    ).required,
    Setting("functions", \.functions, .list(.text), "The project's own functions that take a key first."),
    Setting(
      "views", \.views, .list(.text),
      "Views whose first argument is a key that extract takes; SwiftUI means SwiftUI's own."),
  ]
}

extension SettingKind<DeclaredName> {
  /// A path from the catalog's folder.
  fileprivate static var source: Self {
    Self(SettingShape(.string(pattern: "^[^/]"))) { value, _, reader in
      guard let source = reader.name(value) else { return nil }
      if source.name.hasPrefix("/") || source.name.isEmpty {
        reader.report(
          "'\(source.name)' is not a path from this folder", at: value, help: "write one such as ../Sources")
      } else if !reader.isInProject(source.name) {
        reader.report("'\(source.name)' is outside the project", at: value, help: "name code of this project")
        return nil
      }
      return source
    }
  }
}
