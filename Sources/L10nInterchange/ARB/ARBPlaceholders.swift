import L10nCore
import L10nRuntime
import L10nSyntax

/// The arguments of a text under the names that they have in an ARB file.
///
/// Names come from the plural variables and the comment of the development text; Dart takes ASCII letters, digits and
/// `_`. An argument without such a name is `argument1`.
struct ARBPlaceholders {
  struct Placeholder {
    let name: String

    /// `String`, `int` or `double`.
    let type: String

    /// The specifier in the text, as it is written.
    var specifier: String?

    /// The variable that chooses on the argument, as it is written: `%#@count@`.
    var variable: String?

    /// The specifier of the variable's number without its `%`.
    var valueType: String?

    /// How Flutter shows the argument.
    var format: FlutterFormat? {
      if let style { return FlutterFormat(style) }
      guard let function, specifier != nil, function != .integer, function != .number(.plain) else { return nil }
      return FlutterFormat(function)
    }

    /// How the argument of a pattern is shown, each time.
    var style: MessagePlaceholder.Function?

    /// How the argument is shown where the message does not say it; `nil` where nothing does.
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

  /// What of the specifiers is lost, in clauses after the key.
  private(set) var losses: [String] = []

  /// What Flutter shows in another way, in clauses after the key.
  private(set) var flutterNotes: [String] = []

  /// - Parameters:
  ///   - content: the text itself.
  ///   - source: the development text, which names the arguments.
  init(for content: Message, source: TextUnit) {
    let signature = content.signature.arguments
    let named = source.message.signature.arguments
    let names = source.comment.map(CommentNames.names) ?? [:]
    var taken: Set<String> = []
    // Positions of Foundation's formats end at 127.
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

  /// The arguments of an ICU message under their own names; none for one that cannot be read.
  ///
  /// - Parameter declared: what files say of arguments; of several with one name the first counts.
  init(pattern: String, declared: [BundleNotes.Placeholder]) {
    let signature = try? MessagePattern(ICUMessage(pattern)).signature
    let known = Dictionary(declared.map { ($0.name, $0) }) { first, _ in first }
    list = (signature?.arguments ?? []).map { argument in
      let name = argument.name ?? ""
      return Placeholder(
        name: name, type: known[name]?.type ?? Self.type(argument.type), specifier: known[name]?.specifier)
    }
  }

  /// Takes the styles out of an ICU message that Flutter has attributes for.
  ///
  /// - Returns: the message; as it is where it has none.
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

  /// Whether a variable was used that chooses on an argument and shows it as a whole number.
  func isCounted(_ name: String) -> Bool {
    list.contains { $0.name == name && $0.variable != nil && $0.function ?? .integer == .integer }
  }

  /// The name of the argument that a specifier shows.
  ///
  /// - Parameter isStyled: whether the message says how, each time; else it is said once, beside the message.
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
    // Dart shows a number without a format as it is.
    let isPlain = [.none, .integer, .number(.plain)].contains(function)
    if isPlain ? isExact || spelling.hasSuffix("g") : isExact && placeholder.format != nil { return }
    flutterNotes.append("shows '\(placeholder.name)' as '\(spelling)', which Flutter does not")
  }

  /// The name of the argument that a variable chooses on.
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
