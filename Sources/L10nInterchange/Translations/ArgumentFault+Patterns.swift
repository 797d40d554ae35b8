internal import L10nRuntime
import StringsFormat

extension ArgumentFault {
  /// What makes the pattern of a translation unfit for the arguments that its development text is run with.
  ///
  /// - Returns: `nil` for a translation that fits, and where the development text cannot be read itself.
  init?(ofPattern translation: String, against development: String) {
    guard let source = try? ICUMessage(development) else { return nil }
    let message: ICUMessage
    do {
      message = try ICUMessage(translation)
    } catch {
      self.init("is no ICU message: \(error)", help: nil)
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
