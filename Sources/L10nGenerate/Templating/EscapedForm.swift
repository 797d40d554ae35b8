import L10nCore
import L10nSyntax

/// The spelling of a text in another language. Every text of a template has each form as a member: `{{value.kotlin}}`.
///
/// In literals, visible characters are literal; quotes, backslashes, line breaks and invisible characters are escaped.
enum EscapedForm: String, CaseIterable {
  /// A string literal of Swift, with its quotes.
  case swift
  /// A string literal of Kotlin, with its quotes; `$` is escaped.
  case kotlin
  /// A string of JSON, which is also a literal of JavaScript and TypeScript.
  case json
  /// A key or value of a `.strings` file, with its quotes.
  case strings
  /// A text of XML or HTML, or the value of an attribute.
  case xml
  /// A cell of a table, or a range of a line, of Markdown.
  case markdown
  /// One line that is valid in any comment and does not end it.
  case line

  func spelling(of text: String) -> String {
    switch self {
    case .swift: "\"\(SwiftLiteral.escaped(text))\""
    case .kotlin: "\"\(Self.escaped(text, also: "$"))\""
    case .json: "\"\(Self.escaped(text))\""
    case .strings: StringsWriter.quoted(text)
    case .xml: text.escaped { Self.entities[$0] }
    case .markdown: Self.markdown(text)
    case .line: SwiftLiteral.documented(text).replacing("*/", with: "* /").replacing("/*", with: "/ *")
    }
  }

  /// Escapes that Kotlin, JSON and JavaScript share.
  private static func escaped(_ text: String, also special: Unicode.Scalar? = nil) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case special: "\\\(scalar)"
      case " ": nil
      default: SwiftLiteral.isVisible(scalar) ? nil : scalar.utf16Escapes()
      }
    }
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  private static func markdown(_ text: String) -> String {
    // A line that ends in CR LF has one break.
    text.replacing("\r\n", with: "\n").escaped { scalar in
      switch scalar {
      case "\n", "\r": "<br>"
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~": "\\\(scalar)"
      case "&": "&amp;"
      default: nil
      }
    }
  }
}
