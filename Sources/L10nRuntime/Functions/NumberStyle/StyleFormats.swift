internal import CEnvironment

/// The formats of a locale for numbers and amounts of money, each made on first use and kept up to a limit, because an
/// app may accept any currency.
///
/// `@unchecked Sendable`: nodes are published atomically and never written again.
final class StyleFormats: @unchecked Sendable {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// A skeleton and the currency of amounts, abbreviated to fit into words.
  private struct Key {
    let first, second: UInt64
    let count: Int
    /// The code of the currency; 0 for numbers.
    let currency: UInt32

    @inline(__always)
    init(_ skeleton: Bytes, _ currency: CurrencyCode?) {
      count = skeleton.count
      self.currency = currency?.letters ?? 0
      guard count >= 8 else {
        (first, second) = (skeleton.shortWord, 0)
        return
      }
      first = skeleton.word(at: 0)
      // Not a load across both halves of a short string, for which the processor would have to wait.
      second = count < 16 ? Bytes(rebasing: skeleton[8...]).shortWord : skeleton.word(at: count &- 8)
    }

    @inline(__always)
    var hash: Int {
      let mixed = (first ^ second &* 31 ^ UInt64(currency) &+ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 59)
    }

    @inline(__always)
    func isEqual(to other: Key) -> Bool {
      first == other.first && second == other.second && count == other.count && currency == other.currency
    }
  }

  /// A style in a linked list.
  private struct Node {
    /// The first property, so that its address is that of the node.
    var next = l10n_published()
    let key: Key
    let skeleton: Bytes
    let format: Held<NumberStyleFormat>
  }

  private let formats: LocaleFormats
  private let rules: WholeNumberRules
  /// The heads of the lists of nodes, by hash.
  private let lists: UnsafeMutablePointer<l10n_published>

  private static let listCount = 32
  /// The greatest number of styles in a list.
  private static let listLimit = 128

  init(_ formats: LocaleFormats, _ rules: WholeNumberRules) {
    (self.formats, self.rules) = (formats, rules)
    lists = .allocate(capacity: Self.listCount)
    lists.initialize(repeating: l10n_published(), count: Self.listCount)
  }

  deinit {
    for place in 0..<Self.listCount {
      var next = l10n_published_get(lists + place)
      while let known = next {
        let node = known.assumingMemoryBound(to: Node.self)
        next = l10n_published_get(known.assumingMemoryBound(to: l10n_published.self))
        node.pointee.skeleton.deallocate()
        node.deinitialize(count: 1)
        node.deallocate()
      }
    }
    lists.deallocate()
  }

  /// The format of a skeleton, or of plain numbers if it is invalid; with a currency, the format of its amounts.
  @inline(__always)
  func format(_ skeleton: Bytes, of currency: CurrencyCode? = nil) -> LentStyle {
    let key = Key(skeleton, currency)
    var place = lists + key.hash
    while let known = l10n_published_get(place) {
      let node = UnsafePointer(known.assumingMemoryBound(to: Node.self))
      if node.pointee.key.isEqual(to: key), key.count <= 16 || node.pointee.skeleton.hasMiddle(of: skeleton) {
        return LentStyle(kept: node.pointee.format.unmanaged)
      }
      place = known.assumingMemoryBound(to: l10n_published.self)
    }
    return add(skeleton, currency)
  }

  /// Makes a format. Two threads may both add the same one; the first one is found later.
  @inline(never)
  private func add(_ skeleton: Bytes, _ currency: CurrencyCode?) -> LentStyle {
    let format = formats.format(Self.style(String(decoding: skeleton, as: UTF8.self), currency), rules)
    let key = Key(skeleton, currency)
    var place = lists + key.hash
    var count = 0
    while let known = l10n_published_get(place) {
      place = known.assumingMemoryBound(to: l10n_published.self)
      count += 1
    }
    guard count < Self.listLimit else { return LentStyle(format) }
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: skeleton.count)
    _ = text.initialize(from: skeleton)
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    node.initialize(to: Node(key: key, skeleton: Bytes(text), format: Held(format)))
    while let known = l10n_published_set(place, node) { place = known.assumingMemoryBound(to: l10n_published.self) }
    return LentStyle(kept: node.pointee.format.unmanaged)
  }

  private static func style(_ skeleton: String, _ currency: CurrencyCode?) -> NumberStyle {
    guard let currency else { return NumberStyle(skeleton: skeleton) ?? .plain }
    let style = NumberForm(skeleton: skeleton).moneyStyle ?? NumberForm.plain.moneyStyle ?? .plain
    return style.counting(currency.description)
  }
}

/// A format that `StyleFormats` retains, or that only this value retains.
struct LentStyle {
  private let format: Unmanaged<NumberStyleFormat>
  private let owner: NumberStyleFormat?

  @inline(__always)
  fileprivate init(kept format: Unmanaged<NumberStyleFormat>) { (self.format, owner) = (format, nil) }

  fileprivate init(_ format: NumberStyleFormat) { (self.format, owner) = (Unmanaged.passUnretained(format), format) }

  /// Calls a function with the format.
  @inline(__always)
  func use<Result>(_ body: (NumberStyleFormat) -> Result) -> Result {
    defer { withExtendedLifetime(owner) {} }
    return format._withUnsafeGuaranteedRef(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both have the same bytes, for equal lengths above sixteen and without the first and the last eight.
  @inline(__always)
  fileprivate func hasMiddle(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 8
    while offset < count &- 8 {
      guard word(at: offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    return true
  }
}
