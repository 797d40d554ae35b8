import L10nSyntax

/// The texts that a catalog's Swift code looks up, as extracted by `genstrings` and Xcode.
struct CodeExtraction: Sendable {
  /// The texts, unique by table and key in one folder, in the order of files and places.
  private(set) var texts: [ExtractedText] = []

  /// Calls that cannot be extracted, in the same order.
  private(set) var unclear: [UnclearCall] = []

  /// Uses of a key with another text than that of the first use.
  private(set) var conflicts: [Diagnostic] = []

  /// - Parameters:
  ///   - sources: the code by path.
  ///   - functions: the project's own functions and properties that take a key.
  ///   - views: views and modifiers whose first argument is a key.
  init(_ sources: [String: SourceText], functions: Set<String>, views: Set<String>) {
    let files = sources.sorted { TableKey($0.key) < TableKey($1.key) }
      .filter { !SwiftCode.isGenerated($0.value) }
      .concurrentMap { ExtractionFile($0.key, $0.value, functions: functions, views: views) }
    var types = DeclaredTypes()
    var parameters = KeyParameters()
    for file in files {
      types.merge(file.types)
      parameters.merge(file.parameters)
    }
    let labels = parameters.labels.merging(KeyParameters.standard) { $0.union($1) }
    let found = files.concurrentMap { [types] in $0.found(types, labels) }
    for file in found {
      for text in file.texts { add(text) }
      unclear += file.unclear
    }
  }

  private var numbers: [TextID: Int] = [:]

  private mutating func add(_ text: ExtractedText) {
    let id = TextID(table: text.table, key: text.key)
    guard let number = numbers[id] else {
      numbers[id] = texts.count
      texts.append(text)
      return
    }
    let first = texts[number]
    if let new = text.text, let old = first.text, !new.utf8.elementsEqual(old.utf8) {
      conflicts.append(
        Diagnostic(
          "extraction-conflict", .warning, "'\(text.key)' has the default text '\(new)' here and '\(old)' elsewhere",
          at: text.location, subject: Diagnostic.Subject(table: text.table, key: text.key.text),
          related: [Diagnostic.Related("the text that counts", at: first.location)],
          help: "give both uses one text, or another key"))
    }
    var comment = first.comment
    if let other = text.comment, other != first.comment {
      let lines = [first.comment ?? "", other].flatMap { $0.split(separator: "\n").map { TableKey(String($0)) } }
      comment = Set(lines).sorted().map(\.text).joined(separator: "\n")
    }
    texts[number] = ExtractedText(
      key: first.key, table: first.table, text: first.text ?? text.text,
      comment: comment?.isEmpty ?? true ? nil : comment, location: first.location)
  }
}

/// The declarations and look-ups of one Swift file.
private struct ExtractionFile: Sendable {
  let path: String
  let source: SourceText
  let rows: [SwiftTokenRow]
  private(set) var types = DeclaredTypes()
  private(set) var parameters = KeyParameters()
  private let functions: Set<String>
  private let views: Set<String>

  init(_ path: String, _ source: SourceText, functions: Set<String>, views: Set<String>) {
    (self.path, self.source) = (path, source)
    rows = SwiftLexer.rows(in: source).map { SwiftTokenRow($0) }
    let file = rows.last ?? SwiftTokenRow([])
    types = DeclaredTypes(file, in: source)
    parameters = KeyParameters(file)
    self.functions = functions
    // Names of views are used only if one of the frameworks with views is imported.
    let imports = zip(file.tokens, file.tokens.dropFirst()).filter { $0.0.name == "import" }.compactMap { $0.1.name }
    let isOfViews = !Set(imports).isDisjoint(with: ["SwiftUI", "AppIntents", "WidgetKit", "TipKit"])
    self.views = isOfViews ? views : views.subtracting(LocalizationCallFinder.standardViews)
  }

  func found(
    _ types: DeclaredTypes, _ parameters: [String: Set<String>]
  ) -> (texts: [ExtractedText], unclear: [UnclearCall]) {
    var texts: [Int: ExtractedText] = [:]
    var unclear: [Int: UnclearCall] = [:]
    let values = InterpolatedValues(source: source, own: self.types, all: types)
    func add(_ literal: SwiftString, at range: Range<Int>, _ call: LocalizationCall?) {
      guard texts[range.lowerBound] == nil, unclear[range.lowerBound] == nil, !literal.text.isEmpty else { return }
      let location = SourceLocation(path, range)
      let table = tableName(of: call)
      func refuse(_ reason: String) {
        unclear[range.lowerBound] = UnclearCall(
          pattern: TableKey(literal.text), table: table, location: location, reason: reason)
      }
      guard let table else { return refuse("its table is not a literal") }
      guard let key = spelled(literal, values) else { return refuse(Self.unknownType) }
      var text: String?
      if let value = call?.defaultText, !value.text.isEmpty {
        text = spelled(value, values)
        if text == nil { return refuse(Self.unknownType) }
      }
      texts[range.lowerBound] = ExtractedText(
        key: TableKey(key), table: table, text: text, comment: call?.comment, location: location)
    }
    for row in rows {
      let finder = LocalizationCallFinder(row, functions: functions, views: views)
      for call in finder.calls + finder.interpolatedCalls where !call.isForOtherBundle {
        add(call.literal, at: call.range, call)
      }
      for range in finder.dynamic where unclear[range.lowerBound] == nil {
        let isCall = finder.interpolatedCalls.contains { $0.range == range }
        if isCall || !Self.needsLiteral(row, range) { continue }
        unclear[range.lowerBound] = UnclearCall(
          pattern: nil, table: nil, location: SourceLocation(path, range), reason: "its key is not a literal")
      }
      for token in row.literals(passedTo: parameters) { token.string.map { add($0, at: token.range, nil) } }
    }
    for token in self.parameters.literals { token.string.map { add($0, at: token.range, nil) } }
    return (
      texts.values.sorted { $0.location < $1.location }, unclear.values.sorted { $0.location < $1.location }
    )
  }

  private static let unknownType = "the type of a value in it is unknown here"

  /// Whether a look-up only takes a key: `String(localized: resource)` takes a resource that is extracted elsewhere.
  private static func needsLiteral(_ row: SwiftTokenRow, _ range: Range<Int>) -> Bool {
    guard let index = row.tokens.firstIndex(where: { $0.range == range }),
      row.token(at: index - 1)?.isSymbol("(") ?? false
    else { return false }
    return row.name(at: index - 2)?.hasPrefix("NSLocalizedString") ?? false
  }

  /// The name of the table; `nil` if the code does not contain it.
  private func tableName(of call: LocalizationCall?) -> String? {
    guard let call else { return "Localizable" }
    if case .named(let name) = call.table { return name }
    return call.hasUnknownTable ? nil : "Localizable"
  }

  /// A literal with specifiers for its interpolations; `nil` if one is unknown.
  private func spelled(_ literal: SwiftString, _ values: InterpolatedValues) -> String? {
    if !literal.isInterpolated { return literal.text }
    let parts = literal.text.split(separator: "\0", omittingEmptySubsequences: false)
    guard parts.count == literal.interpolations.count + 1 else { return nil }
    var text = ""
    for (part, range) in zip(parts, literal.interpolations.map(Optional.some) + [nil]) {
      text += part.replacing("%", with: "%%")
      guard let range else { break }
      // The tokens of the interpolation are the row that begins first in it.
      let row = rows.filter { $0.tokens.first.map { range.contains($0.range.lowerBound) } ?? false }
        .min { $0.tokens[0].range.lowerBound < $1.tokens[0].range.lowerBound }
      guard let specifier = row.flatMap({ values.specifier(of: $0) }) else { return nil }
      text += specifier
    }
    return text
  }
}
