/// A use of a catalog's texts in Swift code.
package struct SwiftUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A literal that is the key, or an interpolated one.
    case key(isInterpolated: Bool)
    /// The name of an accessor.
    case accessor
    /// A name on the path to accessors, which is not a text itself: `ads` in `let ads = strings.ads`.
    case namespace
  }

  package let kind: Kind

  /// The texts: one, or those of several tables if the table is unknown; empty for a namespace.
  package let ids: [TextID]

  /// The literal with its quotes, or the last name of the accessor.
  package let range: Range<Int>

  /// The places of an accessor's names, from the generated type to the text or namespace.
  package let names: [Range<Int>]

  /// The end of the use: of the accessor's arguments, if it has some.
  package let end: Int

  /// The names of an accessor or namespace, from the generated type on; the last of them are at `names`.
  package let path: [String]

  /// Whether the names are those of types, as in an annotation.
  package let isType: Bool

  /// The text, if it is certain.
  package var id: TextID? { ids.count == 1 ? ids[0] : nil }
}
