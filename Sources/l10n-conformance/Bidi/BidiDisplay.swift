import CICUReference
import L10nCore
import L10nICU
import L10nRuntime

/// What a reader sees of a text: its scalars in display order, without the invisible bidi controls.
///
///     try BidiDisplay(of: "\u{2068}C++\u{2069}!", in: hebrew) != BidiDisplay(of: "C++!", in: hebrew)   // true
///
/// Two texts with equal displays look the same, whatever their controls. Each paragraph is one line.
/// Source: UAX #9, L2 and L4, on the levels of the linked ICU.
struct BidiDisplay: Hashable, Sendable {
  private let scalars: [Unicode.Scalar]

  /// The display of a text in paragraphs that have the direction of the locale's script.
  /// - Throws: `ICUError` when ICU has no memory.
  init(of text: String, in locale: LanguageTag) throws(ICUError) {
    let unitLevels = try BidiLayout(
      of: text.unicodeScalars, at: locale.isRightToLeft ? .rightToLeft : .leftToRight
    ).levels
    var shown: [(scalar: Unicode.Scalar, level: UInt8)] = []
    var unit = 0
    for scalar in text.unicodeScalars {
      let level = unitLevels[unit]
      unit += UTF16.width(scalar)
      // Level 0 keeps a separator in its place, and the lines around it apart.
      let isSeparator = BidiControl(scalar) == .paragraphSeparator
      shown.append((level.isMultiple(of: 2) ? scalar : Self.mirrored(scalar), isSeparator ? 0 : level))
    }
    // Only now may controls go: an isolate keeps apart the runs around it.
    scalars = Self.displayOrder(of: shown.map(\.level)).map { shown[$0].scalar }
      .filter { StrongDirection.of($0) != .bidiControl }
  }

  /// L4: `)` for `(`.
  private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(cicu_mirrored(scalar.value)) ?? scalar
  }

  /// The places of characters with these levels in display order: from the highest level down, all
  /// runs of that level or above are reversed.
  private static func displayOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }
}
