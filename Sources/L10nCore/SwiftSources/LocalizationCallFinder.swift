import L10nSyntax

/// Finds look-ups by key in the tokens of a Swift file.
struct LocalizationCallFinder {
  private let row: SwiftTokenRow
  private let functions: Set<String>

  private(set) var calls: [LocalizationCall] = []

  /// The look-ups whose keys are interpolated literals, with U+0000 for each interpolation.
  private(set) var interpolatedCalls: [LocalizationCall] = []

  /// The look-ups whose keys are not literals, in the order of the tokens.
  private(set) var dynamic: [Range<Int>] = []

  /// The first look-up whose key is not a literal.
  var firstDynamic: Range<Int>? { dynamic.first }

  /// The end of the last body of one of the project's own functions, which passes on its argument.
  private var wrapperEnd = 0

  /// Views and modifiers with literal keys, whether or not they have a text.
  private let views: Set<String>

  /// - Parameters:
  ///   - functions: the project's own functions and properties that take a key.
  ///   - views: views and modifiers whose first argument, if it is a literal, is a `LocalizedStringKey`.
  init(_ row: SwiftTokenRow, functions: Set<String>, views: Set<String> = []) {
    self.row = row
    self.functions = functions
    self.views = views
    find()
  }

  /// Functions and types of Foundation and SwiftUI whose first argument is a key, with its label, and whether
  /// `Localizable` is their default table.
  private static let known: [String: (label: String?, hasStandardTable: Bool)] = [
    "NSLocalizedString": (nil, true), "LocalizedStringResource": (nil, true), "LocalizedStringKey": (nil, false),
    "LocalizationValue": (nil, false), "String": ("localized", true), "AttributedString": ("localized", true),
    "localizedString": ("forKey", true), "l10n": (nil, false),
    "NSLocalizedStringFromTable": (nil, true), "NSLocalizedStringFromTableInBundle": (nil, true),
    "NSLocalizedStringWithDefaultValue": (nil, true),
  ]

  /// The meaning of arguments without labels, except for the key, in functions with the same order as their C
  /// counterparts.
  private static let unlabeled: [String: [String]] = [
    "NSLocalizedStringFromTable": ["table", "comment"],
    "NSLocalizedStringFromTableInBundle": ["table", "bundle", "comment"],
    "NSLocalizedStringWithDefaultValue": ["table", "bundle", "value", "comment"],
  ]

  /// Labels of arguments that are not keys.
  static let otherLabels: Set<String> = ["table", "tableName", "bundle", "comment", "value", "with", "locale"]

  private mutating func find() {
    for (index, token) in row.tokens.enumerated() {
      guard let name = token.name else { continue }
      if name == "func" || name == "var" { noteWrapper(declaredAt: index) }
      if Self.known[name] != nil || functions.contains(name) {
        look(at: index, name)
      } else if views.contains(name) {
        lookAtView(at: index, name)
      }
    }
  }

  /// Views and modifiers of SwiftUI whose first argument, if it is a literal, is a `LocalizedStringKey`.
  static let standardViews: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "Section", "NavigationLink", "TextField", "SecureField", "Menu",
    "Link", "Stepper", "DatePicker", "ProgressView", "GroupBox", "DisclosureGroup", "ColorPicker", "LabeledContent",
    "ContentUnavailableView", "navigationTitle", "navigationSubtitle", "navigationBarTitle", "alert",
    "confirmationDialog", "help", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "CommandMenu",
    "ControlWidgetButton", "ControlWidgetToggle", "Gauge", "MenuBarExtra", "ShareLink", "Tab", "TableColumn", "Window",
    "WindowGroup", "configurationDisplayName", "accessibilityAction", "IntentDescription", "IntentDialog", "Summary",
  ]

  private mutating func lookAtView(at index: Int, _ name: String) {
    guard row.token(at: index + 1)?.isSymbol("(") == true, let end = row.closing(of: index + 1) else { return }
    let arguments = row.arguments(in: index + 2..<end)
    guard let first = arguments.first, first.label == nil else { return }
    for literal in row.literals(of: first) {
      add(row.tokens[literal], name, at: literal, arguments: Array(arguments.dropFirst()))
    }
  }

  /// Records the body of the project's own function or property.
  private mutating func noteWrapper(declaredAt index: Int) {
    guard let name = row.name(at: index + 1), functions.contains(name) else { return }
    guard let end = row.brace(from: index + 2).flatMap(row.closing) else { return }
    wrapperEnd = max(wrapperEnd, end)
  }

  private mutating func look(at index: Int, _ name: String) {
    if ["func", "var", "let", "case", "import", "struct", "class", "enum", "extension", "actor"]
      .contains(row.name(at: index - 1) ?? "")
    {
      return
    }
    let isOwn = functions.contains(name)
    let isMember = row.token(at: index - 1)?.isSymbol(".") ?? false
    let receiver = isMember ? row.token(at: index - 2) : nil
    guard row.token(at: index + 1)?.isSymbol("(") == true, let end = row.closing(of: index + 1) else {
      // A property: "key".localized
      if isOwn, isMember { add(receiver, name, at: index, arguments: []) }
      return
    }
    let arguments = row.arguments(in: index + 2..<end)
    let first = arguments.first
    if isOwn, isMember, receiver?.string != nil || first?.label.map(Self.otherLabels.contains) ?? (first == nil) {
      add(receiver, name, at: index, arguments: arguments)
      return
    }
    guard let first else { return }
    if let (label, _) = Self.known[name], !isOwn, first.label != label {
      // `LocalizedStringResource(stringLiteral:)`, and conversions such as `String(3)`.
      guard first.label == "stringLiteral", label == nil else { return }
    }
    let rest = Array(arguments.dropFirst())
    let literals = row.literals(of: first)
    for literal in literals { add(row.tokens[literal], name, at: literal, arguments: rest) }
    if literals.isEmpty { add(nil, name, at: first.tokens.lowerBound, arguments: rest) }
  }

  /// Records a look-up.
  ///
  /// - Parameters:
  ///   - key: the token of the key; `nil`, or not a literal, for a computed key.
  ///   - index: the place of a look-up without a literal key.
  private mutating func add(_ key: SwiftToken?, _ name: String, at index: Int, arguments: [SwiftTokenRow.Argument]) {
    let call = key.flatMap { key in key.string.map { self.call(of: $0, at: key.range, name, arguments) } }
    guard let call, let literal = key?.string, !literal.isInterpolated else {
      if index >= wrapperEnd, let range = row.token(at: index)?.range { dynamic.append(range) }
      if let call { interpolatedCalls.append(call) }
      return
    }
    calls.append(call)
  }

  private func call(
    of literal: SwiftString, at range: Range<Int>, _ name: String, _ arguments: [SwiftTokenRow.Argument]
  ) -> LocalizationCall {
    let arguments = labeled(arguments, of: name)
    let table = table(name, arguments)
    let comment = arguments.first { $0.label == "comment" }.flatMap { row.literal(of: $0) }
    return LocalizationCall(
      key: TableKey(literal.text), table: table, range: range,
      hasText: arguments.contains { Self.textLabels.contains($0.label) && !isEmpty($0) },
      isForOtherBundle: arguments.contains { $0.label == "bundle" && !isOwnBundle($0) },
      literal: literal,
      defaultText: arguments.first { Self.textLabels.contains($0.label) }.flatMap { row.literal(of: $0) },
      comment: comment.flatMap { $0.isInterpolated || $0.text.isEmpty ? nil : $0.text },
      hasUnknownTable: table == .unknown && arguments.contains { Self.tableLabels.contains($0.label) })
  }

  private static let textLabels: Set<String?> = ["value", "defaultValue"]
  private static let tableLabels: Set<String?> = ["table", "tableName"]

  /// The arguments after the key with the labels that they have in other functions.
  private func labeled(_ arguments: [SwiftTokenRow.Argument], of name: String) -> [SwiftTokenRow.Argument] {
    guard let labels = Self.unlabeled[name] else { return arguments }
    return zip(arguments, labels).map { SwiftTokenRow.Argument(label: $0.label ?? $1, tokens: $0.tokens) }
  }

  private func table(_ name: String, _ arguments: [SwiftTokenRow.Argument]) -> LocalizationCall.Table {
    let hasStandardTable = Self.known[name]?.hasStandardTable ?? views.contains(name)
    guard let argument = arguments.first(where: { Self.tableLabels.contains($0.label) }) else {
      return hasStandardTable ? .standard : .unknown
    }
    let token = argument.tokens.count == 1 ? row.token(at: argument.tokens.lowerBound) : nil
    if let literal = token?.string, !literal.isInterpolated {
      return literal.text.isEmpty && hasStandardTable ? .standard : .named(literal.text)
    }
    return token?.name == "nil" && hasStandardTable ? .standard : .unknown
  }

  /// Whether an argument is `nil` or `""`.
  private func isEmpty(_ argument: SwiftTokenRow.Argument) -> Bool {
    guard argument.tokens.count == 1, let token = row.token(at: argument.tokens.lowerBound) else { return false }
    return token.name == "nil" || token.string?.text == ""
  }

  /// Whether a bundle is `.main`, `.module`, the same properties of `Bundle`, or `nil`.
  private func isOwnBundle(_ argument: SwiftTokenRow.Argument) -> Bool {
    let names = argument.tokens.compactMap { row.token(at: $0)?.name }
    return argument.tokens.count <= 3 && ["main", "module", "nil"].contains(names.last ?? "")
  }
}
