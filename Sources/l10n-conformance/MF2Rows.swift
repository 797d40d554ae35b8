import L10nCompiler
import L10nICU
import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// A message of MessageFormat 2, read, compiled and shown like generated code: a file of the official tests.
  ///
  /// If a row expects errors, a message passes that is refused with these: the parser finds exactly the expected ones,
  /// the compiler and the run time only expected ones, and an app never shows the fallback of a value.
  static func messageFormat2(_ fileName: String) -> RowFamily {
    var family = RowFamily(fileName: fileName, expectedFields: ["exp", "expParts", "expErrors"]) { row in
      let source: MF2Source
      do throws(MF2Error) {
        source = try MF2Source(shippedFunctions(in: row.optionalText("src") ?? ""))
      } catch {
        return ["expErrors": .strings([error.kind.rawValue])]
      }
      guard source.errors.isEmpty else {
        return ["expErrors": .strings(source.errors.map(\.kind.rawValue).sorted())]
      }
      let locale = try row.tag("locale")
      var compiler = MF2Compiler(source, PluralRules(for: locale))
      let pattern = MessagePattern(compiler.message(), isMF2: true)
      guard compiler.problems.isEmpty else {
        return refused(compiler.problems.map(\.code.standardName), "\(compiler.problems[0])")
      }
      // As in a generated module.
      let message = Message(pattern)
      let isolation: BidiIsolation = row.optionalText("bidiIsolation") == "none" ? .plain : .always
      let formats = try LocaleNumbers.Formats(for: locale, message.numbers, dates: Array(message.dates))
      let formatter = MessageFormatter(
        for: locale, numbers: LocaleNumbers(frozen: LocaleNumbers(formats).frozen).own, isolation: isolation)
      let values = try row.parameters()
      let given = pattern.argumentNames.prefix { values[$0] != nil }.compactMap { values[$0] }
      do throws(MessageError) {
        let text = try formatter.format(message, given)
        return [
          "exp": .string(text), "expErrors": .array([]),
          "expParts": .array(parts(of: message, values, as: row.fields["expParts"])),
        ]
      } catch {
        return refused([error.standardName], "\(error)")
      }
    }
    family.isRightRefusal = { row, actual in
      guard actual["refused"] != nil, case .array(let errors)? = actual["expErrors"] else { return nil }
      guard case .array(let expected)? = row.fields["expErrors"] else { return false }
      return errors.allSatisfy(expected.contains)
    }
    family.unanswered = { row in row.optionalText("src").flatMap { MF2UnansweredRows.reasons[$0] } }
    return family
  }

  private static func refused(_ names: [String], _ reason: String) -> [String: VectorValue] {
    ["expErrors": .strings(Set(names).sorted()), "refused": .string(reason)]
  }

  /// A source with shipped functions instead of the test functions, which select and fail in the same way: exact
  /// numbers, and an amount of money, which does not select.
  private static func shippedFunctions(in source: String) -> String {
    source.replacing(" fails=format", with: "").replacing(":test:select fails=select", with: ":test:format")
      .replacing(":test:format", with: ":currency currency=XTS")
      .replacing(":test:select", with: ":number select=exact").replacing(":test:function", with: ":number select=exact")
  }

  /// The texts and tags of a message, each with the members that the expected part at its index has: the tests only
  /// name those that matter.
  private static func parts(
    of message: Message, _ values: [String: MessageArgument], as expected: VectorValue?
  ) -> [VectorValue] {
    guard case .array(let wanted)? = expected, case .pattern(let pattern) = message.content else { return [] }
    return pattern.parts.enumerated().map { index, part in
      let members = part.members(values)
      guard wanted.indices.contains(index), case .object(let names) = wanted[index] else { return .object(members) }
      return .object(members.filter { names[$0.key] != nil || $0.key == "type" })
    }
  }

  /// The rows of a file of the official tests, with the properties that all of its tests share.
  static func suiteRows(_ root: VectorValue) -> [VectorRow]? {
    guard case .object(let members) = root, case .array(let tests)? = members["tests"] else { return nil }
    var shared: [String: VectorValue] = ["expErrors": .array([])]
    if case .object(let defaults)? = members["defaultTestProperties"] { shared.merge(defaults) { $1 } }
    return tests.map { test in
      var fields = shared
      if case .object(let own) = test { fields.merge(own) { $1 } }
      if case .array(let errors)? = fields["expErrors"] {
        let types = errors.compactMap { error -> String? in
          guard case .object(let members) = error, case .string(let type)? = members["type"] else { return nil }
          return type
        }
        fields["expErrors"] = .strings(types.sorted())
      }
      return VectorRow(fields: fields)
    }
  }
}

extension VectorRow {
  fileprivate func optionalText(_ name: String) -> String? {
    if case .string(let text)? = fields[name] { text } else { nil }
  }

  /// The arguments of a message by name.
  fileprivate func parameters() throws(RowProblem) -> [String: MessageArgument] {
    guard case .array(let values)? = fields["params"] else { return [:] }
    var arguments: [String: MessageArgument] = [:]
    for case .object(let members) in values {
      guard case .string(let name)? = members["name"] else { throw RowProblem("a parameter has no name") }
      switch members["value"] {
      case .integer(let value)?: arguments[name] = .integer(Int64(value))
      case .number(let value)?: arguments[name] = .double(value)
      case .string(let value)?:
        let instant = members["type"] == .string("datetime") ? Instant(value) : nil
        arguments[name] = instant.map { .instant($0) } ?? .string(value)
      case .bool(let value)?: arguments[name] = .string("\(value)")
      default: throw RowProblem("the parameter '\(name)' is neither a text nor a number")
      }
    }
    return arguments
  }
}

extension MessagePart {
  /// The part in the form of the official tests; the kind of a value is no longer known.
  fileprivate func members(_ values: [String: MessageArgument]) -> [String: VectorValue] {
    switch self {
    case .text(let text): return ["type": .string("text"), "value": .string(text)]
    case .placeholder, .number, .select: return ["type": .string("value")]
    case .markup(let markup):
      var options: [String: VectorValue] = [:]
      for option in markup.options {
        switch option.value {
        case .text(let text): options[option.name] = .string(text)
        case .argument(let name):
          if case .string(let text)? = values[name] { options[option.name] = .string(text) }
        case .joined: break
        }
      }
      return [
        "type": .string("markup"), "kind": .string(markup.kind.rawValue), "name": .string(markup.name),
        "options": .object(options),
      ]
    }
  }
}

extension MF2Problem.Code {
  /// The standard's name for the error.
  fileprivate var standardName: String {
    switch self {
    case .unknownFunction: "unknown-function"
    // The code of a currency is part of the operand.
    case .badOption(let function, let option, nil) where function == option: "bad-operand"
    case .noOperand, .badLiteral: "bad-operand"
    case .unknownOption, .badOption, .variableOption, .inheritedSelect, .tagDirection, .unsupported: "bad-option"
    case .notSelectable: "bad-selector"
    case .badKey, .otherBesideAny: "bad-variant-key"
    }
  }
}

extension MessageError {
  /// The standard's name for the error; an error without one is expected by no row.
  fileprivate var standardName: String {
    switch reason {
    case .missingArgument: "unresolved-variable"
    case .wrongArgument, .wrongValue: "bad-operand"
    default: "message-function-error"
    }
  }
}
