package import L10nRuntime

extension LanguageTag {
  /// The code of the language that a name stands for, as String Catalogs and other formats have it: `zh-TW` for `zh_TW`,
  /// `en` for `English`, `sr-Latn` for `sr@latin`.
  ///
  /// A code that has been replaced by another one stays as it is, `sr-CS` for what is `sr-RS` now: it is the one that an
  /// app has.
  package func code(named name: String) -> String {
    let name = name.replacing("_", with: "-")
    let isCode = (name.split(separator: "-").first?.utf8.count ?? 0) < 4 && !name.contains { $0 == "@" || $0 == "." }
    return isCode && name.lowercased() != description.lowercased() ? name : description
  }
}
