import L10nCore
import L10nSyntax

extension LanguageServer {
  /// Moves the literal at a place into a table of the development language, if it reads like a text. Only on demand:
  /// not every such literal should be translated.
  func extractions(_ place: CodePlace, _ parameters: JSONValue?) -> [JSONOutput] {
    let wanted = parameters?.member("context")?.member("only").map { $0.elements.compactMap(\.string) }
    guard wanted?.contains(where: { "refactor.extract".hasPrefix($0) }) ?? true,
      let range = place.text.range(of: parameters?.member("range")),
      let text = place.index.extractable(in: range, of: place.path),
      let extraction = Extraction(of: text, at: place.path, place.catalog, place.index),
      let served = catalogs[place.folder],
      case .object(let tables)? = edit(extraction.changedFiles, in: served).flatMap(Self.changes)
    else { return [] }
    let uri = URIReference.of(DisplayPath.of(place.path, from: place.folder))
    let code = Self.edit(text.range, extraction.call, in: place.text)
    return [
      .members([
        "title": .string("Extract into table \(extraction.id.table) as \(extraction.id.key)"),
        "kind": .string("refactor.extract"),
        "edit": .members(["changes": .object(tables + [.init(uri, .array([code]))])]),
      ])
    ]
  }

  private static func changes(_ edit: JSONOutput) -> JSONOutput? {
    guard case .object(let members) = edit else { return nil }
    return members.first { $0.key == "changes" }?.value
  }
}

/// A new text of a table for a literal of Swift code, and the expression that replaces the literal.
struct Extraction {
  let id: TextID

  /// The table's files that change.
  let changedFiles: [SourceFile]

  /// The expression that looks up the text.
  let call: String

  /// - Returns: `nil` if there is no table for it that can be edited.
  init?(of text: ExtractableText, at path: String, _ catalog: Catalog, _ index: CodeIndex) {
    let used = index.uses(at: path).compactMap { $0.id?.table }
    let tables = Set(catalog.developmentTables.map(\.name)).filter { !TextID(table: $0, key: "").isInInfoPlist }
    let table =
      tables.filter { name in used.contains(name) }.max { left, right in
        let (left, right) = ((used.count { $0 == left }, left), (used.count { $0 == right }, right))
        return left < right
      } ?? tables.first { $0 == "Localizable" } ?? tables.sorted().first
    guard let table, catalog.configuration.syntax(ofTable: table) == .printf else { return nil }
    let source = index.source(at: path)
    let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
    let usesAccessors = index.usesAccessors
    var path: [String]?
    let keys = KeyProposal(for: text.text, in: name, table: table, catalog)
    let id = keys.candidates.map { TextID(table: table, key: TableKey($0)) }.first { id in
      if catalog.ids(of: id.key).contains(id) { return false }
      if !usesAccessors { return true }
      path = catalog.accessorPath(adding: id)
      return path != nil
    }
    guard let id else { return nil }
    self.id = id
    let named = text.arguments.enumerated().compactMap { number, argument in
      argument.name.map { "%\(number + 1)$\(argument.isInteger ? "lld" : "@") = \($0)" }
    }
    let comment = "In \(name)." + (named.isEmpty ? "" : " \(named.joined(separator: ", ")).")
    let change = TableChange(id.key, .set(Message(text: text.text), .translated), comment: comment)
    var edit = CatalogEdit(catalog)
    guard edit.add(change, to: table) == nil else { return nil }
    changedFiles = edit.changedFiles
    if let path {
      call = Self.accessor(path, text.arguments, catalog.configuration.generate)
    } else {
      call = Self.lookUp(id, text.arguments, comment: comment, like: source)
    }
  }

  /// `L10n.current.cart.total(count: 3)`. Values of unknown type are passed as strings, since every value can be
  /// converted.
  private static func accessor(
    _ path: [String], _ arguments: [ExtractableText.Argument], _ settings: GenerateSettings
  ) -> String {
    let isStatic = settings.style.isStatic
    let type = settings.name + (isStatic ? "" : ".current")
    let name = ([type] + path).joined(separator: ".")
    if arguments.isEmpty { return name }
    let values = arguments.map { argument in
      let label = isStatic ? nil : argument.name.map { "\(SwiftIdentifier.lowerCamel($0)): " }
      return (label ?? "") + (argument.isInteger ? argument.expression : "\"\\(\(argument.expression))\"")
    }
    return "\(name)(\(values.joined(separator: ", ")))"
  }

  /// The kind of look-up that the file uses most.
  private static func lookUp(
    _ id: TextID, _ arguments: [ExtractableText.Argument], comment: String, like source: SourceText?
  ) -> String {
    let code = source.map { String(decoding: $0.utf8, as: UTF8.self) } ?? ""
    let key = "\"\(SwiftLiteral.escaped(id.key.text))\""
    let isOld = code.ranges(of: "NSLocalizedString(").count > code.ranges(of: "String(localized:").count
    let table =
      id.tableName == "Localizable"
      ? "" : ", \(isOld ? "tableName" : "table"): \"\(SwiftLiteral.escaped(id.tableName))\""
    let bundle = code.contains("bundle: .module") ? ", bundle: .module" : ""
    let call =
      isOld
      ? "NSLocalizedString(\(key)\(table)\(bundle), comment: \"\(SwiftLiteral.escaped(comment))\")"
      : "String(localized: \(key)\(table)\(bundle))"
    if arguments.isEmpty { return call }
    let values = arguments.map { $0.isInteger ? $0.expression : "\"\\(\($0.expression))\"" }
    return "String(format: \(call), \(values.joined(separator: ", ")))"
  }
}

/// Keys for a new text, in the style of a table's keys.
struct KeyProposal {
  /// The best one comes first.
  let candidates: [String]

  init(for text: String, in file: String, table: String, _ catalog: Catalog) {
    let keys = catalog.developmentIDs.lazy.filter { $0.table == table }.map(\.key).prefix(500)
    let own = keys.count { $0.isOwnText }
    if own * 2 > keys.count {
      candidates = [text]
      return
    }
    let separators: [Character] = [".", "_", "-"]
    let counts = separators.map { separator in keys.count { $0.text.contains(separator) } }
    let most = counts.max() ?? 0
    let separator = most * 2 >= keys.count ? counts.firstIndex(of: most).map { separators[$0] } ?? "." : nil
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { $0.contains { $0.isLetter } && !["lld", "lu"].contains($0) }.prefix(5)
    let suffixes = ["ViewController", "Controller", "ViewModel", "View", "Screen", "Cell"]
    let stem = suffixes.first { file.hasSuffix($0) && file != $0 }.map { String(file.dropLast($0.count)) } ?? file
    let context = SwiftIdentifier.lowerCamel(stem.split(separator: "+").first.map(String.init) ?? stem)
    let key: String
    switch separator {
    case "."?: key = "\(context).\(SwiftIdentifier.lowerCamel(words.joined(separator: " ").lowercased()))"
    case let separator?: key = ([context] + words).joined(separator: String(separator)).lowercased()
    case nil: key = SwiftIdentifier.lowerCamel("\(context) \(words.joined(separator: " ").lowercased())")
    }
    candidates = [key] + (2...9).map { "\(key)\($0)" }
  }
}
