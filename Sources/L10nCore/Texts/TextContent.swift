/// What an entry shows, apart from any file: the value that editing, conversion and translation tools pass around.
///
/// Texts are as an app uses them, escapes and entities decoded, specifiers in the style of `String(format:)`. Two
/// contents are equal only if their texts have the same scalars: Swift's `==` on strings would take a composed and a
/// decomposed "é" for the same text.
package indirect enum TextContent: Sendable {
  /// A plain text.
  case text(String)
  /// A format that names variables as `%#@name@`, and those variables in their order.
  case format(String, variables: [TextVariable])
  /// One content a width, in order of the file.
  case width([TextCase<Int>])
  /// One content a device (`iphone`, `ipad`, `mac`, … `other`), in order of the file.
  case device([TextCase<String>])
}

/// What is shown for one width or device.
package struct TextCase<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var content: TextContent

  package init(value: Value, content: TextContent) {
    (self.value, self.content) = (value, content)
  }
}

/// A variable of a format.
package struct TextVariable: Hashable, Sendable {
  /// What chooses among the forms.
  package enum Rule: Hashable, Sendable {
    /// The CLDR plural category of a number.
    case plural
    /// The number itself; documented for OS X 10.9 and hardly ever used.
    case gender
  }

  /// The name in the format: `count` for `%#@count@`.
  package var name: String
  package var rule: Rule

  /// The specifier of the number without its `%`, such as `lld`; `nil` where none is written.
  package var valueType: String?

  /// The texts by CLDR plural category, in order of the file.
  package var forms: [TextForm]

  package init(name: String, rule: Rule = .plural, valueType: String?, forms: [TextForm]) {
    (self.name, self.rule, self.valueType, self.forms) = (name, rule, valueType, forms)
  }
}

/// The text of one plural category.
package struct TextForm: Hashable, Sendable {
  /// `zero`, `one`, `two`, `few`, `many` or `other`; a number where the rule is gender.
  package var category: String
  package var text: String

  package init(category: String, text: String) {
    (self.category, self.text) = (category, text)
  }

  package static func == (left: TextForm, right: TextForm) -> Bool {
    left.category == right.category && left.text.utf8.elementsEqual(right.text.utf8)
  }
}

extension TextContent: Hashable {
  package static func == (left: TextContent, right: TextContent) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.format(let left, let leftVariables), .format(let right, let rightVariables)):
      left.utf8.elementsEqual(right.utf8) && leftVariables == rightVariables
    case (.width(let left), .width(let right)): left == right
    case (.device(let left), .device(let right)): left == right
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text), .format(let text, _): hasher.combine(text)
    case .width(let cases): hasher.combine(cases)
    case .device(let cases): hasher.combine(cases)
    }
  }
}
