/// What earlier runs of a program found out, as bytes under names.
package protocol KeptEntries: Sendable {
  /// What readers and writers of sealed entries have to be.
  var program: String { get }

  /// The bytes that were kept under a name; `nil` where there are none.
  func entry(_ name: String) -> [UInt8]?

  /// Keeps an entry, in the place of one that is there.
  func keep(_ bytes: [UInt8], as name: String)
}
