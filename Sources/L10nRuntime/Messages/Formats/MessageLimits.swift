/// Limits that no sensible message reaches, so that a broken one ends with an error.
package enum MessageLimits {
  /// The greatest depth of nested variables and rules.
  package static let depth = 16
  /// The greatest number of variables in one formatted message.
  package static let choices = 1000
  /// The greatest position of an argument, numbered or counted; CoreFoundation cannot hold more.
  package static let position = 127
  /// The greatest width and precision in a text. Foundation accepts any number, and uses gigabytes.
  package static let writtenField = 255
  /// The greatest width and precision in an argument: C17, 7.21.6.1, requires no more.
  package static let field = 4095
}
