package import L10nSyntax

/// The meaning of a translation unit's identifier: a key, and one of its texts.
///
///     controls.play                            a plain text, or a format with variables
///     files|==|plural.one                      a form of the only variable
///     files|==|substitutions.count.plural.few  a form of the variable 'count' of a format
///     open|==|device.iphone                    the text for a device
///
/// These are the identifiers that Xcode writes for String Catalogs. Those that it writes for a `.stringsdict`
/// (`/files:dict/count:dict/one:dict/:string`) are read too, and written for Xcode.
package struct UnitID: Hashable, Sendable {
  package let key: TableKey
  package let part: TextPart

  private static let separator = "|==|"
  private static let property = ":dict/"
  private static let propertyEnd = ":dict/:string"

  package init(key: TableKey, part: TextPart) {
    (self.key, self.part) = (key, part)
  }

  /// The meaning of an identifier; one without a known form is a key.
  package init(_ id: String) {
    if let separator = id.utf8.ranges(of: Self.separator.utf8).last,
      let part = TextPart(String(id[separator.upperBound...]))
    {
      self.init(key: TableKey(String(id[..<separator.lowerBound])), part: part)
    } else if let (key, part) = Self.stringsdictPath(id) {
      self.init(key: TableKey(key), part: part)
    } else {
      self.init(key: TableKey(id), part: TextPart())
    }
  }

  /// The identifier in Xcode's spelling.
  package var description: String { part == TextPart() ? key.text : key.text + Self.separator + part.description }

  /// The identifier in Xcode's spelling for a `.stringsdict`; `nil` for parts that it cannot contain.
  ///
  /// - Parameter variable: the name of the single variable, which the part does not contain.
  func propertyListPath(variable: String?) -> String? {
    let format = "NSStringLocalizedFormatKey"
    var steps = ["/" + key.text]
    switch (part.choices.first, part.form) {
    case (nil, nil): steps.append(format)
    case (nil, let form?):
      guard let name = form.variable ?? variable else { return nil }
      steps += [name, form.category]
    case (let choice?, nil) where part.choices.count == 1 && choice.selector == .device:
      steps += ["NSStringDeviceSpecificRuleType", choice.key]
    default: return nil
    }
    return steps.joined(separator: Self.property) + Self.propertyEnd
  }

  private static func stringsdictPath(_ id: String) -> (key: String, part: TextPart)? {
    guard id.hasPrefix("/"), id.hasSuffix(propertyEnd) else { return nil }
    let steps = id.dropFirst().dropLast(propertyEnd.count).split(separator: property, omittingEmptySubsequences: false)
      .map(String.init)
    switch steps.count {
    case 2 where steps[1] == "NSStringLocalizedFormatKey": return (steps[0], TextPart())
    case 3 where steps[1] == "NSStringDeviceSpecificRuleType":
      return (steps[0], TextPart(choices: [Message.Choice(.device, steps[2])]))
    case 3: return (steps[0], TextPart(form: .init(variable: steps[1], rule: .plural, category: steps[2])))
    default: return nil
    }
  }
}
