/// Bounds that no sensible message reaches, so that a broken one ends with an error.
package enum MessageLimits {
  /// How deeply variables and rules may be nested.
  package static let depth = 16
  /// How many variables one rendering may choose.
  package static let choices = 1000
  /// The highest position of an argument, numbered or counted: the most that CoreFoundation can hold.
  package static let position = 127
  /// The widest field and the longest precision that a text may ask for. Foundation obeys every number, with gigabytes.
  package static let writtenField = 255
  /// The widest field and the longest precision that an argument may give: C17, 7.21.6.1, promises no more.
  package static let field = 4095
}
