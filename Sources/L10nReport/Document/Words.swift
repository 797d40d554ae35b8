/// A part of a line, with its style.
package struct Words: Sendable, ExpressibleByStringInterpolation {
  package enum Mark: Sendable {
    case plain, code, strong, added, removed, lineBreak
    /// A color, shown only on terminals.
    case color(TextStyle.Color)
  }

  let text: String
  let mark: Mark

  init(_ text: String, _ mark: Mark = .plain) { (self.text, self.mark) = (text, mark) }

  package init(stringLiteral text: String) { self.init(text) }

  /// The text for a terminal, with additions and removals marked like git's, or by color.
  fileprivate func text(_ style: TextStyle) -> String {
    let text = VisibleText.of(text)
    switch mark {
    case .plain, .code: return text
    case .lineBreak: return " "
    case .strong: return style.colored(text, .yellow)
    case .color(let color): return style.colored(text, color)
    case .added: return style.isColored ? style.colored(text, .green) : "{+\(text)+}"
    case .removed: return style.isColored ? style.colored(text, .red) : "[-\(text)-]"
    }
  }

  fileprivate var markdown: String {
    let text = text
    return switch mark {
    case .plain, .color: MarkdownText.of(text)
    // Code does not contain backticks that would end it.
    case .code: "`\(VisibleText.of(text))`"
    case .lineBreak: "<br>"
    case .strong: "**\(MarkdownText.of(text))**"
    case .added: "<ins>\(MarkdownText.of(text))</ins>"
    case .removed: "<del>\(MarkdownText.of(text))</del>"
    }
  }
}

extension [Words] {
  func text(_ style: TextStyle) -> String { map { $0.text(style) }.joined() }

  var markdown: String { map(\.markdown).joined() }
}
