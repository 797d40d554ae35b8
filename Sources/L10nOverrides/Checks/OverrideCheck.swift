internal import L10nRuntime
internal import L10nSyntax

/// Checks one text that replaces one of the module's.
struct OverrideCheck {
  /// An error, with the kind and message of a problem.
  typealias Fault = (kind: OverrideProblem.Kind, message: String)

  /// The key, for messages.
  let key: String

  /// The arguments of the development text.
  let arguments: [FormatArgument]

  /// The plural categories of the language.
  let categories: [PluralCategory]

  /// The styles of numbers for which the module contains the locales' patterns.
  let styles: NumberStyles

  /// The forms of dates for which the module contains patterns.
  let forms: Set<DateForm>

  /// The first reason to leave the text out; `nil` for a text that can be shown wherever the module's can.
  func fault(in message: Message) -> Fault? {
    // A text that is never formatted may contain a percent sign: “50 % de plus”.
    if arguments.isEmpty, case .text(let text) = message.content, FormatString(text).placeholders.isEmpty {
      return fault(inDirectionOf: message)
    }
    let signature = arguments.isEmpty ? message.signature : message.signatureAsFormat
    if let problem = signature.problems.first(where: { $0.code != .unusedVariable && $0.code != .missingValueType }) {
      return (.malformedText, "'\(key)' cannot be shown: \(problem.clause)")
    }
    if let mismatch = ArgumentMismatch.all(in: signature.arguments, of: arguments).first, let found = mismatch.found {
      let position = mismatch.position
      let clause =
        mismatch.expected.map {
          "\(found.specifier) as argument \(position) but the development text takes \($0.specifier)"
        } ?? "an argument \(position) that the development text does not take"
      return (.wrongArgument, "'\(key)' takes \(clause)")
    }
    return missingForm(in: message) ?? fault(inDirectionOf: message)
  }

  private func missingForm(in message: Message) -> Fault? {
    for variable in message.variables where variable.text(for: PluralCategory.other.rawValue) == nil {
      guard variable.rule == .plural,
        let missing = categories.first(where: { variable.text(for: $0.rawValue) == nil })
      else { continue }
      return (.missingForm, "'\(key)' has no text '\(missing.rawValue)' for '\(variable.name)'")
    }
    return nil
  }

  /// The reason to leave out a text that would disturb the direction of its surroundings.
  func fault(inDirectionOf message: Message) -> Fault? {
    message.texts.allSatisfy(DirectionBalance.isBalanced)
      ? nil : (.unbalancedDirection, "'\(key)' has a bidirectional control without its counterpart")
  }
}

extension MessageProblem {
  /// The problem as a clause.
  fileprivate var clause: String {
    switch code {
    case .malformedFormat: formatError.map { "\($0)" } ?? "it is not a format"
    case .undefinedVariable: "the variable '\(subject ?? "")' is not defined"
    case .unusedVariable: "the variable '\(place.variable ?? "")' is not used"
    case .variableCycle: "the variable '\(subject ?? "")' uses itself"
    case .formatMismatch: "an argument is used with two types"
    case .argumentGap: "argument \(subject ?? "") is not used, but a later one is"
    case .invalidValueType: "'\(subject ?? "")' is not the type of a number"
    case .missingValueType: "the variable '\(place.variable ?? "")' has no value type"
    }
  }
}
