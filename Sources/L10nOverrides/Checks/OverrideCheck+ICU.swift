internal import L10nCompiler
internal import L10nRuntime
internal import L10nSyntax

extension OverrideCheck {
  /// Reads and checks a text that replaces a pattern, in the same syntax.
  ///
  /// - Returns: the message with the positions of the development text, or the first reason to leave it out.
  func message(
    _ text: String, replacing development: Program, _ rules: PluralRules
  ) -> Result<Message, Refusal> {
    let own: MessagePattern
    do throws(Refusal) {
      let isMF2 = development.naming == .mf2
      let read = isMF2 ? try compiled(text, rules) : try icuMessage(text)
      own = MessagePattern(read, argumentNames: development.argumentNames, isMF2: isMF2)
      if let style = own.numbers.wordings.map({ $0.skeleton }).sorted().first(where: { !holds($0) }) {
        let message = "'\(key)' shows a number as '\(style)', but no text of the module does"
        return .failure(Refusal((.malformedText, message)))
      }
      if let form = own.dates.subtracting(forms).map({ $0.text }).min() {
        let message = "'\(key)' shows a date as '\(form)', but no text of the module does"
        return .failure(Refusal((.malformedText, message)))
      }
    } catch {
      return .failure(error)
    }
    if let name = own.signature.problems.first?.subject {
      let message = "'\(key)' cannot be shown: it takes '\(name)' as text and as a number"
      return .failure(Refusal((.malformedText, message)))
    }
    let found = own.uses
    for (place, name) in own.argumentNames.enumerated() {
      guard let use = found[name] else { continue }
      let types = development.argumentTypes
      guard let expected = types.indices.contains(place) ? types[place].flatMap({ MessagePattern.Use($0) }) : nil else {
        let message = "'\(key)' takes an argument '\(name)' that the development text does not take"
        return .failure(Refusal((.wrongArgument, message)))
      }
      if !use.isServed(by: expected) {
        let message =
          "'\(key)' takes '\(name)' as \(use.kind) but the development text takes it as \(expected.kind)"
        return .failure(Refusal((.wrongArgument, message)))
      }
    }
    let message = Message(own)
    return fault(inDirectionOf: message).map { .failure(Refusal($0)) } ?? .success(message)
  }

  private func holds(_ skeleton: String) -> Bool { NumberStyle(skeleton: skeleton).map { styles.holds($0) } ?? false }

  /// The reason why a text is left out.
  struct Refusal: Error {
    let fault: Fault

    init(_ fault: Fault) { self.fault = fault }
  }

  private func icuMessage(_ text: String) throws(Refusal) -> ICUMessage {
    let message: ICUMessage
    do throws(ICUMessageError) {
      message = try ICUMessage(text)
    } catch {
      throw unreadable(error.description)
    }
    if let problem = message.problems.first { throw unreadable(problem.description) }
    return message
  }

  /// The parts of a message of MessageFormat 2.
  private func compiled(_ text: String, _ rules: PluralRules) throws(Refusal) -> ICUMessage {
    let source: MF2Source
    do throws(MF2Error) {
      source = try MF2Source(text)
    } catch {
      throw unreadable(error.description)
    }
    if let error = source.errors.first { throw unreadable(error.description) }
    var compiler = MF2Compiler(source, rules)
    let message = compiler.message()
    if let problem = compiler.problems.first { throw unreadable(problem.description) }
    return message
  }

  private func unreadable(_ reason: String) -> Refusal {
    Refusal((.malformedText, "'\(key)' cannot be shown: \(reason)"))
  }
}
