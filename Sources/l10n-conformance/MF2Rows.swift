import L10nICU
import L10nMessageFormat2
import L10nRuntime
import StringsFormat

extension RowFamily {
  /// A message of MessageFormat 2, the text, parts and errors that it comes to: a file of the official tests.
  static func messageFormat2(_ fileName: String) -> RowFamily {
    RowFamily(fileName: fileName, expectedFields: ["exp", "expParts", "expErrors"]) { row in
      let isolation = MF2Formatter.Isolation(rawValue: try row.optionalString("bidiIsolation") ?? "default")
      guard let isolation else { throw RowProblem("the row's 'bidiIsolation' is neither 'default' nor 'none'") }
      let source: MF2Source
      do throws(MF2Error) {
        source = try MF2Source(row.string("src", else: ""))
      } catch {
        return invalid([error])
      }
      guard source.errors.isEmpty else { return invalid(source.errors) }
      let locale = try row.tag("locale")
      let formatter = MF2Formatter(
        try MF2Context(of: locale), isolation: isolation,
        functions: MF2TestValue.handlers)
      let result = formatter.format(source.message, try row.parameters())
      return [
        "exp": .string(result.text), "expErrors": .strings(result.failures.map(\.rawValue).sorted()),
        "expParts": .array(parts(result.parts, as: row.fields["expParts"])),
      ]
    }
  }

  private static func invalid(_ errors: [MF2Error]) -> [String: VectorValue] {
    ["exp": .string("{\u{FFFD}}"), "expErrors": .strings(errors.map(\.kind.rawValue).sorted())]
  }

  /// The parts, each with the members that the part in its place is expected to have: the tests name those that matter.
  private static func parts(_ parts: [MF2FormattedPart], as expected: VectorValue?) -> [VectorValue] {
    var wanted: [VectorValue] = []
    if case .array(let values)? = expected { wanted = values }
    return parts.enumerated().map { index, part in
      let members = part.members
      guard wanted.indices.contains(index), case .object(let names) = wanted[index] else { return .object(members) }
      return .object(members.filter { names[$0.key] != nil || $0.key == "type" })
    }
  }

  /// The rows of a file of the official tests, with the properties that all of its tests have.
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
  fileprivate func string(_ name: String, else usual: String) -> String {
    if case .string(let text)? = fields[name] { text } else { usual }
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
      case .string(let value)?: arguments[name] = .string(value)
      case .bool(let value)?: arguments[name] = .string("\(value)")
      default: throw RowProblem("the parameter '\(name)' is neither a text nor a number")
      }
    }
    return arguments
  }
}

extension MF2FormattedPart {
  /// The part as the official tests write it.
  fileprivate var members: [String: VectorValue] {
    var members: [String: VectorValue] = ["type": .string(type), "value": .string(text)]
    members["id"] = id.map { .string($0) }
    members["dir"] = direction.map { .string($0) }
    members["locale"] = locale.map { .string($0.description) }
    members["source"] = source.map { .string($0) }
    if let markup {
      members["kind"] = .string(markup.kind.rawValue)
      members["name"] = .string(markup.name)
      members["options"] = .object(markup.options.mapValues { .string($0) })
    }
    members["parts"] = .array(
      pieces.map { .object(["type": .string($0.type), "value": .string($0.value)]) })
    return members
  }
}

extension MF2Context {
  /// Numbers and dates of a locale, from the data of the linked ICU.
  fileprivate init(of locale: LanguageTag) throws {
    let symbols = try NumberSymbols(for: locale)
    self.init(
      locale: locale, symbols: symbols,
      number: { (try? PatternFormatter(locale, NumberKinds($1)))?.text(of: $0, style: $1) },
      category: { number, style, isOrdinal in
        (try? PatternFormatter(locale, NumberKinds(style)))?.category(of: number, style: style, isOrdinal: isOrdinal)
          ?? .other
      },
      date: { date, skeleton in
        let form = DateForm(skeleton: skeleton)
        guard let instant = Instant(date), let patterns = try? DatePatterns(for: locale, [form]) else { return nil }
        return DateFormat(patterns: patterns, symbols: symbols).text(instant, as: form)
      })
  }
}
