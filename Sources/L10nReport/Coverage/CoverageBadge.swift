import L10nCore

/// Coverage as a badge: one SVG picture that needs no font, script or network.
///
/// It has a title and a role, so that a screen reader can speak it; its colors have a contrast of more than 4.5 to 1
/// (WCAG 2.2, 1.4.3). The text has a fixed length, which available fonts are fitted to.
struct CoverageBadge {
  private static let label = "translated"
  private static let height = 20
  private static let padding = 8

  private let coverage: CatalogCoverage

  init(_ coverage: CatalogCoverage) { self.coverage = coverage }

  var text: String {
    let value = coverage.locales.isEmpty ? "nothing" : "\(coverage.total.share.wholePercent) %"
    let left = Self.width(of: Self.label)
    let right = Self.width(of: value)
    let size = [("width", "\(left + right)"), ("height", "\(Self.height)")]
    let title = XMLElement("title", text: title)
    return XMLElement(
      "svg",
      [("xmlns", "http://www.w3.org/2000/svg")] + size + [
        ("viewBox", "0 0 \(left + right) \(Self.height)"), ("role", "img"), ("aria-label", self.title),
      ],
      [
        title,
        XMLElement("rect", [("width", "\(left)"), ("height", "\(Self.height)"), ("fill", "#404040")]),
        XMLElement(
          "rect", [("x", "\(left)"), ("width", "\(right)"), ("height", "\(Self.height)"), ("fill", color)]),
        XMLElement(
          "g",
          [
            ("fill", "#ffffff"), ("font-family", "Verdana, DejaVu Sans, sans-serif"), ("font-size", "11"),
            ("text-anchor", "middle"), ("aria-hidden", "true"),
          ],
          [Self.text(Self.label, from: 0, width: left), Self.text(value, from: left, width: right)]),
      ]
    ).document
  }

  /// `translated: 87 %; 9 locales, the least is fr-CA with 50 %`
  private var title: String {
    guard let least = coverage.locales.min(by: { $0.total.share < $1.total.share }) else {
      return "\(Self.label): nothing"
    }
    let total = "\(Self.label): \(coverage.total.share.wholePercent) %"
    if coverage.locales.count == 1 { return "\(total); \(least.directory)" }
    return "\(total); \(coverage.locales.count) locales"
      + (least.total.missing == 0
        ? "" : ", the least is \(least.directory) with \(least.total.share.wholePercent) %")
  }

  /// Green if complete, brown above half, otherwise red.
  private var color: String {
    switch coverage.total.share.wholePercent {
    case _ where coverage.locales.isEmpty: "#606060"
    case 100: "#1a7f37"
    case 50...: "#8a5a00"
    default: "#b3261e"
    }
  }

  private static func text(_ text: String, from start: Int, width: Int) -> XMLElement {
    XMLElement(
      "text", [("x", "\(start + width / 2)"), ("y", "14"), ("textLength", "\(width - 2 * padding)")], text: text)
  }

  /// Seven units a character, about the width in a sans-serif font of 11 units.
  private static func width(of text: String) -> Int { text.unicodeScalars.count * 7 + 2 * padding }
}
