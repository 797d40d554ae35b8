internal import CEnvironment

/// The styles that patterns name by their skeletons, each made when it is first shown.
///
/// `@unchecked Sendable`: nodes are published atomically, never written again and never freed.
struct SkeletonStyles: @unchecked Sendable {
  /// A style and what comes after it.
  private struct Node {
    let skeleton: UnsafeBufferPointer<UInt8>
    let style: Unmanaged<NumberStyleFormat>?
    let next: UnsafeMutablePointer<l10n_published>
  }

  private let first = Self.end()
  private let formatter: Unmanaged<Shared>

  /// A formatter that is not copied to be used.
  final class Shared: Sendable {
    let formatter: MessageFormatter
    let rules: WholeNumberRules

    init(_ formatter: consuming MessageFormatter, _ rules: WholeNumberRules) {
      self.formatter = formatter
      self.rules = rules
    }
  }

  init(_ formatter: Unmanaged<Shared>) { self.formatter = formatter }

  private static func end() -> UnsafeMutablePointer<l10n_published> {
    let end = UnsafeMutablePointer<l10n_published>.allocate(capacity: 1)
    end.initialize(to: l10n_published())
    return end
  }

  /// The style of a skeleton as patterns hold it; `nil` for what is none, and for what takes more than `NumberStyleFormat` knows.
  @inline(__always)
  func style(_ skeleton: UnsafeBufferPointer<UInt8>) -> Unmanaged<NumberStyleFormat>? {
    var place = first
    while let known = l10n_published_get(place) {
      let node = UnsafePointer(known.assumingMemoryBound(to: Node.self))
      if node.pointee.skeleton.count == skeleton.count, node.pointee.skeleton.elementsEqual(skeleton) {
        return node.pointee.style
      }
      place = node.pointee.next
    }
    return add(skeleton)
  }

  /// Makes a style. Two threads that ask at once may both add it; the first one is found.
  @inline(never)
  private func add(_ skeleton: UnsafeBufferPointer<UInt8>) -> Unmanaged<NumberStyleFormat>? {
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: skeleton.count)
    _ = text.initialize(from: skeleton)
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    let style = make(String(decoding: skeleton, as: UTF8.self))
    node.initialize(to: Node(skeleton: UnsafeBufferPointer(text), style: style, next: Self.end()))
    var place = first
    while let known = l10n_published_set(place, node) {
      place = known.assumingMemoryBound(to: Node.self).pointee.next
    }
    return style
  }

  private func make(_ skeleton: String) -> Unmanaged<NumberStyleFormat>? {
    formatter._withUnsafeGuaranteedRef { shared in
      let formatter = shared.formatter
      guard let style = NumberStyle(skeleton: skeleton) else { return nil }
      let entry = formatter.words(of: style, formatter.styles.newWords(for: style))
      return NumberStyleFormat(style, entry, formatter.symbols(beside: entry), shared.rules).map {
        Unmanaged.passRetained($0)
      }
    }
  }
}
