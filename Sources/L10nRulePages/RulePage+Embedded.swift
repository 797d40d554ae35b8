internal import CRulePages

extension RulePage {
  /// The texts of all pages in the order of their file names.
  package static var embeddedTexts: [String] {
    let pages = crulepages_all()
    return UnsafeBufferPointer(start: pages.bytes, count: pages.count).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The pages of all rules by id.
  package static let embedded: [String: RulePage] = Dictionary(
    embeddedTexts.map { RulePage($0) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
