/// The CLDR plural categories, in the order in which CLDR lists them.
///
/// A category is the form of a sentence that a number takes in a language: English `one` is "1 video", `other` is "0
/// videos, 2 videos"; Arabic uses all six. `PluralRules` determine the category of a number. Source: UTS #35 part 3,
/// "Language Plural Rules".
public enum PluralCategory: String, CaseIterable, Comparable, Sendable {
  /// In Arabic 0, in Latvian 0, 10, 20 and more.
  case zero
  /// In English 1, in French 0 and 1, in Russian 1, 21, 31 and more.
  case one
  /// In Arabic 2.
  case two
  /// In Arabic 3 to 10, in Polish 2 to 4.
  case few
  /// In Arabic 11 to 99, in French a million.
  case many
  /// All numbers without another category; every language has it.
  case other

  /// Orders categories as in CLDR: zero, one, two, few, many, other.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.position < right.position
  }

  /// The index in CLDR's order, 0...5, which frozen data uses.
  package var position: UInt8 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category at an index in CLDR's order; `other` for any other number.
  package init(position: UInt8) {
    switch position {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }

  /// The category whose name begins with an ASCII letter; `one` for `o`, because rules never contain `other`.
  init?(initial letter: UInt8) {
    switch letter {
    case UInt8(ascii: "z"): self = .zero
    case UInt8(ascii: "o"): self = .one
    case UInt8(ascii: "t"): self = .two
    case UInt8(ascii: "f"): self = .few
    case UInt8(ascii: "m"): self = .many
    default: return nil
    }
  }
}
