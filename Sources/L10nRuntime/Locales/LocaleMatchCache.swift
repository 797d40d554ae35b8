internal import CEnvironment

/// What single tags match, remembered for the tags of recent requests.
///
/// A fixed number of words, each with a tag and its answer: readers and writers need no lock, a word is always whole,
/// and no request can make it grow. A tag that takes another's place only costs that one a new search.
/// `@unchecked Sendable`: the words are read and written atomically.
final class LocaleMatchCache: @unchecked Sendable {
  /// The answer for one tag.
  struct Answer: Equatable {
    /// What the tag matches.
    enum Kind: Equatable {
      /// The locale at a place, at a distance.
      case locale(Int, distance: LanguageDistance.Eighths)
      case nothing
      /// The tag asks for no language in particular.
      case noLanguage
    }

    let kind: Kind

    /// Whether the tag is written canonically, so that its subtags can be used as they stand.
    let isCanonical: Bool
  }

  /// The locales at these places can be remembered; catalogs with more of them are searched each time.
  static let placeLimit = 1022

  private static let slotBits = 9
  private let slots: UnsafeMutablePointer<UInt64>

  init() {
    slots = .allocate(capacity: 1 << Self.slotBits)
    slots.initialize(repeating: 0, count: 1 << Self.slotBits)
  }

  deinit { slots.deallocate() }

  subscript(tag: PackedTag) -> Answer? {
    get {
      let word = l10n_atomic_word_load(slots + slot(tag))
      return word & Self.tagMask == tag.bits ? Answer(word: word) : nil
    }
    set {
      guard let code = newValue?.code else { return }
      l10n_atomic_word_store(slots + slot(tag), code | tag.bits)
    }
  }

  static let tagMask: UInt64 = 1 << UInt64(PackedTag.bitWidth) - 1

  private func slot(_ tag: PackedTag) -> Int {
    Int(truncatingIfNeeded: (tag.bits &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.slotBits))
  }
}

/// Above the tag: ten bits for the place, six for the distance, one for the canonical form.
extension LocaleMatchCache.Answer {
  private static let placeShift = UInt64(PackedTag.bitWidth)
  private static let distanceShift = placeShift + 10
  private static let canonicalShift = distanceShift + 6
  private static let noLanguageCode: UInt64 = 1023

  fileprivate init(word: UInt64) {
    let place = word >> Self.placeShift & 1023
    // Distances below one whole are written as they are, others are whole: see LanguageDistance.
    let distance = Int(truncatingIfNeeded: word >> Self.distanceShift & 63)
    kind =
      switch place {
      case 0: .nothing
      case Self.noLanguageCode: .noLanguage
      default: .locale(Int(place) - 1, distance: distance < 8 ? distance : (distance - 7) * 8)
      }
    isCanonical = word >> Self.canonicalShift & 1 == 1
  }

  /// The upper bits of a word; `nil` where the answer has no room in it.
  fileprivate var code: UInt64? {
    let canonical: UInt64 = isCanonical ? 1 << Self.canonicalShift : 0
    switch kind {
    case .nothing: return canonical
    case .noLanguage: return canonical | Self.noLanguageCode << Self.placeShift
    case .locale(let place, let distance):
      let code = distance < 8 ? distance : distance / 8 + 7
      guard place < LocaleMatchCache.placeLimit, code < 64, distance < 8 || distance.isMultiple(of: 8) else {
        return nil
      }
      return canonical | UInt64(place + 1) << Self.placeShift | UInt64(code) << Self.distanceShift
    }
  }
}
