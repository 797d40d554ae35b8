import L10nCore
import L10nRuntime
import L10nSyntax

/// The arguments of a text with their names in an ARB file.
///
/// Names come from the plural variables and the comment of the development text; Dart allows ASCII letters, digits and
/// `_`. An argument without such a name is `argument1`.
struct ARBPlaceholders {
  struct Placeholder {
    let name: String

    /// `String`, `int` or `double`.
    let type: String

    /// The specifier, as the text spells it.
    var specifier: String?

    /// The variable that chooses by the argument, as the text spells it: `%#@count@`.
    var variable: String?

    /// The specifier of the variable's number without its `%`.
    var valueType: String?

    /// Flutter's format of the argument.
    var format: FlutterFormat? {
      if let style { return FlutterFormat(style) }
      guard let function, specifier != nil, function != .integer, function != .number(.plain) else { return nil }
      return FlutterFormat(function)
    }

    /// The function of a pattern's argument, the same at each use.
    var style: MessagePlaceholder.Function?

    /// The function that shows the argument if the message does not say it; `nil` for none.
    var function: MessagePlaceholder.Function? {
      if let style { return style }
      if let spelling = specifier ?? valueType.map({ "%" + $0 }) {
        return FormatString(spelling).placeholders.first?.patternFunction.function
      }
      switch type {
      case "int": return .integer
      case "double": return .number(.plain)
      default: return nil
      }
    }
  }

  /// By position.
  private(set) var list: [Placeholder]

  /// Losses of the specifiers, in clauses after the key.
  private(set) var losses: [String] = []

  /// Differences in what Flutter shows, in clauses after the key.
  private(set) var flutterNotes: [String] = []

  /// - Parameters:
  ///   - content: the text itself.
  ///   - source: the development text, which names the arguments.
  init(for content: Message, source: TextUnit) {
    let signature = content.signature.arguments
    let named = source.message.signature.arguments
    let names = source.comment.map(CommentNames.names) ?? [:]
    var taken: Set<String> = []
    // Positions in Foundation's formats end at 127.
    let count = min(signature.map(\.position).max() ?? 0, 127)
    list = (1..<count + 1).map { position in
      let argument = signature.first { $0.position == position }
      let candidates = [
        named.first { $0.position == position }?.name, names[position], argument?.name, "argument\(position)",
      ]
      var name = candidates.compactMap(\.self).first { $0.isDartName } ?? "argument\(position)"
      while !taken.insert(name).inserted { name += "_\(position)" }
      return Placeholder(name: name, type: Self.type(argument?.type))
    }
  }

  /// The arguments of an ICU message with their own names; none for a malformed message.
  ///
  /// - Parameter declared: the arguments that files declare; of several with one name, the first counts.
  init(pattern: String, declared: [BundleNotes.Placeholder]) {
    let signature = try? MessagePattern(ICUMessage(pattern)).signature
    let known = Dictionary(declared.map { ($0.name, $0) }) { first, _ in first }
    list = (signature?.arguments ?? []).map { argument in
      let name = argument.name ?? ""
      return Placeholder(
        name: name, type: known[name]?.type ?? Self.type(argument.type), specifier: known[name]?.specifier)
    }
  }

  /// Removes from an ICU message the styles that Flutter has attributes for.
  ///
  /// - Returns: the message; unchanged if it has no such styles.
  mutating func takeStyles(from pattern: String) -> String {
    guard let icu = try? ICUMessage(pattern) else { return pattern }
    let functions = icu.parts.functions
    for index in list.indices {
      guard let shown = functions[list[index].name], shown != [.none] else { continue }
      if let function = shown.first, shown.count == 1, FlutterFormat(function) != nil {
        list[index].style = function
      } else {
        flutterNotes.append("shows '\(list[index].name)' in a style that Flutter does not have")
      }
    }
    let parts = icu.parts.showingPlainly(Set(list.filter { $0.style != nil }.map(\.name)))
    var printer = ICUPrinter()
    return parts == icu.parts ? pattern : printer.text(of: parts)
  }

  private static func type(_ type: ArgumentType?) -> String {
    switch type {
    case .object?, .cString?, .utf16String?, .pointer?, nil: "String"
    case .double?, .float80?: "double"
    case .date?: "DateTime"
    default: "int"
    }
  }

  /// Whether a variable was used that chooses by the argument and shows it as a whole number.
  func isCounted(_ name: String) -> Bool {
    list.contains { $0.name == name && $0.variable != nil && $0.function ?? .integer == .integer }
  }

  /// The name of the argument that a specifier shows.
  ///
  /// - Parameter isStyled: whether the message says at each use how it is shown; else an attribute says it once.
  mutating func use(_ specifier: MessageSpecifier, isStyled: Bool = false) -> String? {
    guard let index = index(of: specifier) else { return nil }
    let spelling = specifier.amounts.isEmpty ? specifier.spelling : specifier.numbered
    if let known = list[index].specifier, known != spelling {
      if isStyled { return list[index].name }
      lose("writes argument \(specifier.position) as \(known) and as \(spelling), of which ARB keeps the first")
    } else {
      list[index].specifier = spelling
      if !isStyled { noteStyle(of: list[index]) }
    }
    return list[index].name
  }

  private mutating func noteStyle(of placeholder: Placeholder) {
    guard let spelling = placeholder.specifier,
      let (function, isExact) = FormatString(spelling).placeholders.first?.patternFunction
    else { return }
    // Dart shows a number without a format unchanged.
    let isPlain = [.none, .integer, .number(.plain)].contains(function)
    if isPlain ? isExact || spelling.hasSuffix("g") : isExact && placeholder.format != nil { return }
    flutterNotes.append("shows '\(placeholder.name)' as '\(spelling)', which Flutter does not")
  }

  /// The name of the argument that a variable chooses by.
  mutating func use(_ specifier: MessageSpecifier, as variable: MessageVariable) -> String? {
    guard let index = index(of: specifier) else { return nil }
    if let known = list[index].variable, known != specifier.spelling {
      lose("has the variables \(known) and \(specifier.spelling) for one argument, of which ARB keeps the first name")
    } else {
      list[index].variable = specifier.spelling
      list[index].valueType = variable.valueType
    }
    return list[index].name
  }

  private func index(of specifier: MessageSpecifier) -> Int? {
    list.indices.contains(specifier.position - 1) ? specifier.position - 1 : nil
  }

  private mutating func lose(_ clause: String) {
    if !losses.contains(clause) { losses.append(clause) }
  }
}
