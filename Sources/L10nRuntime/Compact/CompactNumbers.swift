package import StringsFormat

/// How one locale shortens great numbers, in the widths that a module shows.
///
/// A class, because every formatted text takes it along: so it counts one reference.
public final class CompactNumbers: Sendable {
  private let short: CompactPatterns?
  private let long: CompactPatterns?

  package init(short: CompactPatterns? = nil, long: CompactPatterns? = nil) { (self.short, self.long) = (short, long) }

  /// No words: numbers are shown with all their digits.
  public static let none = CompactNumbers()

  /// The patterns of a notation; `nil` for the standard one, and for what the module does not show.
  package func patterns(_ notation: NumberStyle.Notation) -> CompactPatterns? {
    switch notation {
    case .standard: nil
    case .compactShort: short
    case .compactLong: long
    }
  }
}

extension CompactNumbers: Hashable {
  /// Whether the words are the same.
  public static func == (left: CompactNumbers, right: CompactNumbers) -> Bool {
    left === right || (left.short == right.short && left.long == right.long)
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(short)
    hasher.combine(long)
  }
}

extension CompactNumbers {
  /// The patterns as text, `CodedFields` of the short and the long ones; empty without any.
  var coded: String { self == .none ? "" : CodedFields([short?.coded ?? "", long?.coded ?? ""]).text }

  /// The patterns that `coded` wrote; none for any other text.
  convenience init(coded: String) {
    guard let fields = CodedFields(text: coded)?.fields, fields.count == 2 else {
      self.init()
      return
    }
    func patterns(_ field: String) -> CompactPatterns? { field.isEmpty ? nil : CompactPatterns(coded: field) }
    self.init(short: patterns(fields[0]), long: patterns(fields[1]))
  }
}

/// Kinds of numbers that generated code has to hold words or signs of each locale for.
package struct NumberKinds: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// With the percent sign.
  package static let percent = NumberKinds(rawValue: 1)
  /// In short compact notation.
  package static let compactShort = NumberKinds(rawValue: 2)
  /// In long compact notation.
  package static let compactLong = NumberKinds(rawValue: 4)
  /// All of them.
  package static let all: NumberKinds = [.percent, .compactShort, .compactLong]

  /// What a style shows.
  init(_ style: NumberStyle) {
    self = style.hasPercentSign ? .percent : []
    switch style.notation {
    case .standard: break
    case .compactShort: insert(.compactShort)
    case .compactLong: insert(.compactLong)
    }
  }
}

extension CompactNumbers {
  /// The kinds that there are patterns for.
  package var kinds: NumberKinds {
    (short == nil ? [] : NumberKinds.compactShort).union(long == nil ? [] : .compactLong)
  }
}
