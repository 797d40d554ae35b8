internal import CRulePages

extension RulePage {
  /// The texts of all pages in the order of their file names.
  package static let embeddedTexts: [String] = {
    let pages = crulepages_all()
    return UnsafeBufferPointer(start: pages.bytes, count: pages.count).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }()

  /// The page of a rule; `nil` if there is none.
  package static func embedded(_ id: String) -> RulePage? {
    embeddedTexts.first { $0.hasPrefix("# \(id)\n") }.map { RulePage($0) }
  }
}
