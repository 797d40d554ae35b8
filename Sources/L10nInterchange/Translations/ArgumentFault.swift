internal import L10nCore
internal import L10nRuntime
import L10nSyntax

/// A fault that makes a translation unfit for the arguments of its development text.
///
/// Only breaking differences are faults: an argument of another type, one that is not passed, a specifier that cannot
/// be read. A translation may leave out an argument, like "one video"; `l10n lint` reports where it should not.
struct ArgumentFault {
  /// The fault, after the name of the text: `takes %@ as argument 1 but the development text takes %lld`.
  let clause: String

  let help: String?

  /// - Parameter syntax: the syntax of plain texts.
  /// - Returns: `nil` for a translation that fits.
  init?(of own: Message, against source: Message, _ syntax: TextSyntax = .printf) {
    if syntax.hasPatterns, case .text(let own) = own.content, case .text(let source) = source.content {
      self.init(ofPattern: TextPattern(own, syntax), against: TextPattern(source, syntax))
      return
    }
    let isFormat = !source.argumentUses.isEmpty
    if let problem = Self.problem(in: own, besides: source, isFormat: isFormat) {
      self = problem
      return
    }
    for mismatch in ArgumentMismatch.all(in: own.signature.arguments, of: source.signature.arguments) {
      guard let found = mismatch.found else { continue }
      let specifier = Self.specifier(of: mismatch.position, in: own)
      if !isFormat && found != .object && !specifier.contains("$") { continue }
      guard isFormat, mismatch.expected != nil else {
        self.init(
          "takes \(specifier) as argument \(mismatch.position) but the development text does not have it", help: nil)
        return
      }
      let expected = Self.specifier(of: mismatch.position, in: source)
      self.init(
        "takes \(specifier) as argument \(mismatch.position) but the development text takes \(expected)",
        help: "write \(expected)")
      return
    }
    return nil
  }

  init(_ clause: String, help: String?) { (self.clause, self.help) = (clause, help) }

  /// A fault in the translation itself, if the development text has no such problem.
  private static func problem(
    in message: Message, besides source: Message, isFormat: Bool
  ) -> ArgumentFault? {
    var known = Set(source.signature.problems.map(\.code)).union([.invalidValueType, .missingValueType])
    if !isFormat { known.insert(.malformedFormat) }
    let signature = isFormat ? message.signatureAsFormat : message.signature
    guard let problem = signature.problems.first(where: { !known.contains($0.code) }) else { return nil }
    let subject = problem.subject ?? ""
    switch problem.code {
    case .malformedFormat:
      let specifier = message.text(at: problem.place) ?? ""
      return ArgumentFault(
        "has a specifier that cannot be read: '\(specifier)'",
        help: help(for: problem.formatError?.code, besides: message, source))
    case .undefinedVariable: return ArgumentFault("uses '%#@\(subject)@', which does not name a variable", help: nil)
    case .unusedVariable:
      let name = problem.place.variable ?? ""
      return ArgumentFault("does not use its variable '\(name)'", help: "write %#@\(name)@ into the format")
    case .variableCycle: return ArgumentFault("has a variable '\(subject)' that leads back to itself", help: nil)
    case .formatMismatch:
      return ArgumentFault("takes '\(message.text(at: problem.place) ?? "")' for a number of another type", help: nil)
    case .argumentGap:
      return ArgumentFault(
        "leaves argument \(subject) out before another one",
        help: "pass it on as well: without it the wrong arguments are shown")
    case .invalidValueType, .missingValueType: return nil
    }
  }

  /// The development text's specifier to use instead of an unreadable one: one of the arguments that the translation
  /// lacks, or else a percent sign.
  private static func help(
    for code: FormatError.Code?, besides message: Message, _ source: Message
  ) -> String {
    let shown = Set(message.argumentUses.map(\.argument.position))
    let missing = source.signature.arguments.map(\.position).first { !shown.contains($0) }.map {
      specifier(of: $0, in: source)
    }
    switch code {
    case .percentSign: return "write %% for a percent sign"
    case .fieldTooLarge: return "write \(missing ?? "a smaller width and precision")"
    default: return missing.map { "write \($0), or %% for a percent sign" } ?? "write %% for a percent sign"
    }
  }

  /// The first specifier that shows an argument, or the variable that selects by it.
  private static func specifier(of position: Int, in message: Message) -> String {
    let uses = message.argumentUses.filter { $0.argument.position == position && !$0.isDeclared }
    let use = uses.first { $0.argument.type != .variable } ?? uses.first
    return use.flatMap { message.text(at: $0.place) } ?? "it"
  }
}

extension Message {
  /// The text at a place, or its range.
  fileprivate func text(at place: MessagePlace) -> String? {
    guard let leaf = leaves.first(where: { $0.path.map(\.key) == place.variants })?.message else { return nil }
    let text: String?
    if case .format(_, let variables) = leaf.content, let name = place.variable {
      text = variables.last { $0.name == name }?.text(for: place.category ?? "")
    } else {
      text = leaf.texts.first
    }
    guard let text, let range = place.range else { return text }
    let utf8 = Array(text.utf8)
    return String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }
}
