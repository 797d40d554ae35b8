internal import L10nCore
internal import L10nRuntime

extension XLIFFImport {
  /// The locale and table that a file of a document belongs to, or why it belongs to none.
  struct Place {
    private(set) var locale = 0
    private(set) var table = ""
    private(set) var diagnostic: Diagnostic?

    init(of file: XLIFFFile, in catalog: Catalog, _ tableNames: [String]) {
      do {
        locale = try Self.locale(in: catalog, of: file)
        table = try Self.table(of: file.original, among: tableNames)
      } catch {
        diagnostic = Diagnostic(error.id, .error, error.message, at: file.location, help: error.help)
      }
    }

    private struct Refusal: Error {
      let id: String
      let message: String
      let help: String?
    }

    // MARK: Languages

    private static func locale(in catalog: Catalog, of file: XLIFFFile) throws(Refusal) -> Int {
      func refusal(_ message: String, help: String? = nil) -> Refusal {
        Refusal(id: "import-language", message: message, help: help)
      }
      let translated = catalog.locales.indices.filter { !catalog.developmentIndices.contains($0) }
      let names = translated.map { catalog.locales[$0].directory }.joined(separator: ", ")
      guard let target = file.targetLanguage else {
        throw refusal("the file does not say which language it translates into", help: "the catalogue has: \(names)")
      }
      let tag = LanguageTag(directoryName: target)
      guard let locale = translated.first(where: { catalog.locales[$0].tag == tag }) else {
        throw refusal(
          tag == catalog.development
            ? "'\(target)' is the development language, which is not translated into"
            : "the catalogue has no language '\(target)'", help: "it is translated into: \(names)")
      }
      if let source = file.sourceLanguage, LanguageTag(source)?.language != catalog.development.language {
        throw refusal("the file translates from '\(source)', the catalogue from '\(catalog.development)'")
      }
      let directory = file.original.split(separator: "/").last { $0.hasSuffix(".lproj") }?.dropLast(".lproj".count)
      if let directory, directory != "Base", let own = LanguageTag(directoryName: String(directory)), own != tag,
        own.language != catalog.development.language
      {
        throw refusal("'\(file.original)' is not in '\(target)', into which the file translates")
      }
      return locale
    }

    // MARK: Tables

    /// The table of an original: by its path below the catalogue's folder, else by the end of its path, for other
    /// programs start paths elsewhere.
    private static func table(of original: String, among names: [String]) throws(Refusal) -> String {
      let steps = original.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
      let file = steps.last ?? ""
      let path = (steps.dropLast() + [file[..<(file.lastIndex(of: ".") ?? file.endIndex)]]).map(String.init)
      if names.contains(path.joined(separator: "/")) { return path.joined(separator: "/") }
      let near = names.filter { name in
        let name = name.split(separator: "/").map(String.init)
        return name.reversed().starts(with: path.reversed()) || path.reversed().starts(with: name.reversed())
      }
      guard let table = near.first, near.count == 1 else {
        throw Refusal(
          id: "import-unknown-table",
          message: near.isEmpty
            ? "no table of the catalogue belongs to '\(original)'"
            : "'\(original)' may be any of \(near.map { "'\($0)'" }.joined(separator: ", "))",
          help: "the catalogue has: \(names.joined(separator: ", "))")
      }
      return table
    }
  }
}
