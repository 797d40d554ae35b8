import L10nCore
import L10nLint
import L10nRuntime
import L10nSyntax

/// The places of an entry's parts in its file.
struct TablePlaces {
  /// The kind of a part of an entry.
  enum Part: Hashable {
    case key
    /// A plural category, a device, a width.
    case form(String)
    /// The name of a variable, or its use in a format.
    case variable(String)
    /// A specifier of the argument at a position.
    case specifier(Int)
    case escape
  }

  private let table: TableFile
  private let isFormat: Bool
  private let entry: CatalogEntry

  /// - Parameter catalog: the catalog of the table, whose development text determines whether there are arguments.
  init(_ entry: LoadedEntry, in table: TableFile, of catalog: Catalog) {
    let syntax = catalog.configuration.syntax(ofTable: table.place.table)
    let development = catalog.developmentEntries[TextID(table: table.place.table, key: entry.key)]
    self.table = table
    self.entry = CatalogEntry(entry, in: table, syntax: syntax)
    // A percent sign in a text without arguments is prose.
    isFormat = entry.isRule || !(development ?? self.entry).message.signature.arguments.isEmpty
  }

  /// The places of the parts, without quotes and tags, in any order.
  var parts: [(range: Range<Int>, part: Part)] {
    let loaded = entry.loaded
    let formsAndVariables = loaded.text.places.leaves.flatMap { leaf -> [(Range<Int>, Part)] in
      leaf.keys.map { (content($0), .form(text($0))) }
        + leaf.variables.flatMap { variable -> [(Range<Int>, Part)] in
          [(content(variable.name), .variable(text(variable.name)))]
            + variable.variants.map { (content($0.category), .form(text($0.category))) }
        }
    }
    return [(content(loaded.ownKeyRange), .key)] + formsAndVariables + texts
  }

  /// The parts of the texts.
  private var texts: [(Range<Int>, Part)] {
    if let pattern = entry.pattern {
      let names = pattern.argumentNames
      return pattern.placedArguments.map { argument in
        let position = names.firstIndex(of: argument.name) ?? 0
        return (entry.location(ofPattern: argument.range).range, .specifier(position + 1))
      }
    }
    var seen: Set<Range<Int>> = []
    return entry.texts.filter { !$0.text.isEmpty && seen.insert($0.range).inserted }.flatMap { text in
      guard let spelling = table.table.spelling(text.range) else { return [(Range<Int>, Part)]() }
      let escapes = spelling.escapes.filter { table.source.utf8[$0.lowerBound] > 0x20 }.map { ($0, Part.escape) }
      guard isFormat, text.text.utf8.contains(UInt8(ascii: "%")) else { return escapes }
      return FormatString(text.text).placeholders.compactMap { placeholder in
        let part = placeholder.variable.map { Part.variable($0) } ?? .specifier(placeholder.position)
        return spelling.range(of: placeholder.range).map { ($0, part) }
      } + escapes
    }
  }

  /// The range between the quotes or tags.
  private func content(_ range: Range<Int>) -> Range<Int> { table.table.spelling(range)?.content ?? range }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: table.source.utf8[content(range)], as: UTF8.self)
  }
}

extension LanguageServer {
  /// The tables of a file: one, or one for each of its languages.
  func tables(of file: File) -> [TableFile] { file.catalog.catalog?.files.filter { $0.path == file.path } ?? [] }

  /// The parts with the same meaning as the one at a place: the same argument or form in all texts of the entry, the
  /// same key.
  func highlights(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let catalog = place.file.catalog.catalog else { return .array([]) }
    guard let (table, entry) = place.entry else { return .array(settingHighlights(place).map(place.file.json)) }
    let parts = TablePlaces(entry, in: table, of: catalog).parts
    let here = parts.filter { $0.range.meets(place.offset..<place.offset) && $0.part != .escape }
    guard let part = here.min(by: { $0.range.count < $1.range.count })?.part else { return .array([]) }
    let ranges =
      part == .key
      ? table.entries.filter { $0.key == entry.key }.map { TablePlaces($0, in: table, of: catalog).parts[0].range }
      : parts.filter { $0.part == part }.map(\.range)
    return .array(Set(ranges).sorted { $0.lowerBound < $1.lowerBound }.map(place.file.json))
  }
}

extension LanguageServer.File {
  /// A `DocumentHighlight`.
  func json(_ range: Range<Int>) -> JSONOutput { .members(["range": text.range(range)]) }
}
