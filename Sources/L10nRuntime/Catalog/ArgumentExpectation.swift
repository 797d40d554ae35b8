internal import CEnvironment

/// The values that a text accepts for one argument.
enum ArgumentExpectation: UInt64 {
  /// Every value: for `%@`, and for an argument that the text does not use.
  case anything = 1
  case text
  case number
  case wholeNumber
  /// No value: a pointer cannot be given.
  case nothing
  case date

  /// The expectation of an argument of a type.
  init(_ type: ArgumentType) {
    self =
      switch type {
      case .object: .anything
      case .cString, .utf16String: .text
      case .double, .float80: .number
      case .date: .date
      case .pointer, .variable: .nothing
      default: .wholeNumber
      }
  }

  func accepts(_ value: MessageArgument) -> Bool {
    switch self {
    case .anything: true
    case .text: if case .string = value { true } else { false }
    case .number: value.doubleValue != nil || value.hasForm
    case .wholeNumber: value.integerValue != nil || value.hasForm
    case .nothing: false
    case .date: if case .date = value { true } else { false }
    }
  }
}

/// A cache of the argument expectations of recent texts, so that a look-up by key need not read the development text
/// each time.
///
/// A slot is a word for one of the texts that share it: the index + 1 from bit 40, and four bits an argument from bit
/// 0. Words are read and written atomically, so that threads do not wait for one another; a word itself names its text.
///
/// `@unchecked Sendable`: the memory is only used by atomic loads and stores, and is never freed.
struct ArgumentExpectations: @unchecked Sendable {
  private static let count = 256
  private static let argumentLimit = 10
  private static let indexShift: UInt64 = 40

  private let words: UnsafeMutablePointer<UInt64>

  init() {
    words = .allocate(capacity: Self.count)
    words.initialize(repeating: 0, count: Self.count)
  }

  /// Whether a text takes exactly these arguments; `false` also if the cache cannot hold the text.
  func accept(_ arguments: [MessageArgument], for index: Int, in catalog: CatalogStorage) -> Bool {
    let place = words + index % Self.count
    var word = l10n_atomic_word_load(place)
    if word >> Self.indexShift != UInt64(index) + 1 {
      guard let made = Self.word(for: index, in: catalog) else { return false }
      word = made
      l10n_atomic_word_store(place, word)
    }
    for argument in arguments {
      guard let expectation = ArgumentExpectation(rawValue: word & 0xF), expectation.accepts(argument) else {
        return false
      }
      word = word >> 4 & ((1 << (Self.indexShift - 4)) - 1)
    }
    return word & 0xF == 0
  }

  /// - Returns: `nil` for a text with more arguments than fit into a word, or an index above 2²⁴.
  private static func word(for index: Int, in catalog: CatalogStorage) -> UInt64? {
    let expected = catalog.arguments(of: index)
    let count = expected.last?.position ?? 0
    guard count < argumentLimit, index < 1 << 24 - 1 else { return nil }
    var word = (UInt64(index) + 1) << indexShift
    for position in 0..<count {
      let type = expected.first { $0.position == position + 1 }?.type ?? .object
      word |= ArgumentExpectation(type).rawValue << UInt64(4 * position)
    }
    return word
  }
}
