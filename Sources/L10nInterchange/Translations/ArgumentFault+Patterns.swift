internal import L10nCore
internal import L10nRuntime
import L10nSyntax

extension ArgumentFault {
  /// A fault that makes the pattern of a translation unfit for the arguments of its development text.
  ///
  /// - Returns: `nil` for a translation that fits, and if the development text itself cannot be read.
  init?(ofPattern translation: TextPattern, against development: TextPattern) {
    guard let source = development.message else { return nil }
    guard let message = translation.message else {
      let problem = translation.error.map { "is not an ICU message: \($0)" }
      self.init(
        problem ?? "is not a message of MessageFormat 2: \(translation.problems.first?.clause ?? "")",
        help: translation.problems.first?.help)
      return
    }
    if let problem = translation.problems.first, development.problems.isEmpty {
      self.init("cannot be shown: \(problem.clause)", help: problem.help)
      return
    }
    if let problem = message.problems.first, source.problems.isEmpty {
      self.init("cannot be shown: \(problem)", help: nil)
      return
    }
    let own = MessagePattern(message)
    if let name = own.signature.problems.first?.subject {
      self.init("takes '\(name)' as text and as a number", help: nil)
      return
    }
    let wanted = MessagePattern(source).uses
    let uses = own.uses
    for name in own.argumentNames {
      guard let use = uses[name] else { continue }
      guard let expected = wanted[name] else {
        self.init("takes '\(name)' but the development text does not have it", help: nil)
        return
      }
      if !use.isServed(by: expected) {
        self.init(
          "takes '\(name)' as \(use.kind) but the development text takes it as \(expected.kind)", help: nil)
        return
      }
    }
    return nil
  }
}
