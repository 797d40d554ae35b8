import L10nCore
import L10nRuntime

/// The property or function for one text.
///
///     public var label: String { texts[4] }
///     public func text(seconds: Int) -> String { texts.formatted(9, .integer(seconds)) }
///     public func value(position: Swift.Duration) -> String { texts.formatted(5, .duration(position)) }
///     public func price(price: L10nRuntime.CurrencyAmount) -> String { texts.formatted(7, amount: price) }
struct AccessorDeclaration {
  let name: String
  let parameters: [TextParameter]
  let index: Int

  /// Whether the development text contains a tag, so that there is also a function for its runs.
  var hasMarkup = false

  /// Whether the text is a message of ICU or MessageFormat 2, which SwiftGen does not support.
  var isPattern = false

  func code(access: String) -> String {
    textCode(access: access) + (hasMarkup ? "\n\n" + runsCode(access: access) : "")
  }

  /// Whether some functions take or return types of the run time, so that callers must see these types.
  static func nameTypes(of members: String) -> Bool {
    members.contains(runsResult) || members.contains(": L10nRuntime.")
  }

  /// The part that only functions for runs have.
  private static let runsResult = " -> [TextRun]"

  /// The function for the runs of the text with its tags.
  ///
  ///     public func terms(url: String, as form: TextForm) -> [TextRun] { texts.runs(4, [.string(url)], names: ["url"]) }
  private func runsCode(access: String) -> String {
    let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
    let list = zip(parameters, names).map { parameter, name in
      "\(parameter.name == nil ? "_ " : "")\(SwiftIdentifier.escaped(name)): \(parameter.type.rawValue), "
    }
    let arguments = zip(parameters, names).map { Self.argument(SwiftIdentifier.escaped($1), $0) }
    let texts = names.contains("texts") ? "self.texts" : "texts"
    let form = names.contains("form") ? "as _: " : "as form: "
    return "/// The same as runs, with the tags around each.\n"
      + "\(access) func \(SwiftIdentifier.escaped(name))(\(list.joined())\(form)TextForm)\(Self.runsResult) { "
      + "\(texts).runs(\(index), [\(arguments.joined(separator: ", "))], "
      + "names: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]) }"
  }

  private func textCode(access: String) -> String {
    let name = SwiftIdentifier.escaped(name)
    if parameters.isEmpty { return "\(access) var \(name): String { texts[\(index)] }" }
    let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
    let list = zip(parameters, names).map { parameter, name in
      "\(parameter.name == nil ? "_ " : "")\(SwiftIdentifier.escaped(name)): \(parameter.type.rawValue)"
    }
    let written = written(names.map { SwiftIdentifier.escaped($0) }, Self.argument)
    let texts = names.contains("texts") ? "self.texts" : "texts"
    return "\(access) func \(name)(\(list.joined(separator: ", "))) -> String { "
      + "\(texts).formatted(\(index), \(written)) }"
  }

  /// The arguments as in a call: up to three need no array, and one number no argument.
  private func written(_ names: [String], _ argument: (String, TextParameter) -> String) -> String {
    if names.count == 1, let only = parameters[0].function?.onlyArgumentCode(of: names[0]) { return only }
    let arguments = zip(names, parameters).map { argument($0, $1) }.joined(separator: ", ")
    return names.count > 3 ? "[\(arguments)]" : arguments
  }

  /// The accessor as a static member of a type, without labels, with the type's current texts. Numbers of formats have
  /// the types that they have in SwiftGen: `Int` also for unsigned ones, and `Float`.
  ///
  ///     public static func text(_ p1: Int) -> String { L10n.current.formatted(9, .integer(p1)) }
  func staticCode(access: String, of type: String) -> String {
    let name = SwiftIdentifier.escaped(name)
    let texts = "\(SwiftIdentifier.escaped(type)).current"
    let list = parameters.enumerated().map { "_ p\($0 + 1): \(staticType($1))" }
    let arguments = parameters.enumerated().map { staticArgument("p\($0 + 1)", $1) }.joined(separator: ", ")
    let text =
      parameters.isEmpty
      ? "\(access) static var \(name): String { \(texts)[\(index)] }"
      : "\(access) static func \(name)(\(list.joined(separator: ", "))) -> String { "
        + "\(texts).formatted(\(index), \(written(parameters.indices.map { "p\($0 + 1)" }, staticArgument))) }"
    guard hasMarkup else { return text }
    let names = parameters.enumerated().map { "\"\($1.name ?? "argument\($0 + 1)")\"" }.joined(separator: ", ")
    return text + "\n\n/// The same as runs, with the tags around each.\n"
      + "\(access) static func \(name)(\((list + ["as form: TextForm"]).joined(separator: ", ")))\(Self.runsResult) { "
      + "\(texts).runs(\(index), [\(arguments)], names: [\(names)]) }"
  }

  private func staticType(_ parameter: TextParameter) -> String {
    if isPattern { return parameter.type.rawValue }
    return switch (parameter.format, parameter.type) {
    case (nil, .unsigned): TextParameter.ValueType.integer.rawValue
    case (nil, .double): "Float"
    default: parameter.type.rawValue
    }
  }

  private func staticArgument(_ name: String, _ parameter: TextParameter) -> String {
    if isPattern { return Self.argument(name, parameter) }
    return switch (parameter.format, parameter.type) {
    case (nil, .unsigned): ".integer(\(name))"
    case (nil, .double): ".double(Double(\(name)))"
    default: Self.argument(name, parameter)
    }
  }

  private static func argument(_ name: String, _ parameter: TextParameter) -> String {
    if let function = parameter.function { return function.code(of: name) }
    return switch parameter.type {
    case .integer: ".integer(\(name))"
    case .unsigned: ".unsigned(\(name))"
    case .double: ".double(\(name))"
    case .instant: ".instant(\(name))"
    default: ".string(\(name))"
    }
  }
}
