/// The error of a look-up by key: the key or the arguments do not match the module.
public enum TextLookupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The module has no text with the key.
  case unknownKey(String)
  /// The text takes a different number of arguments.
  case argumentCount(key: String, expected: Int, given: Int)
  /// An argument, counted from 1, has the wrong kind; the expected and the given kind are in words.
  case wrongArgument(key: String, position: Int, expected: String, given: String)

  /// The requested key.
  var key: String {
    switch self {
    case .unknownKey(let key), .argumentCount(let key, _, _), .wrongArgument(let key, _, _, _): key
    }
  }

  /// One clause that describes the error, for developers.
  public var description: String {
    switch self {
    case .unknownKey(let key): "there is no text '\(key)'"
    case .argumentCount(let key, let expected, let given):
      "'\(key)' takes \(expected) \(expected == 1 ? "argument" : "arguments"), but \(given) \(given == 1 ? "was" : "were") given"
    case .wrongArgument(let key, let position, let expected, let given):
      "argument \(position) of '\(key)' is \(given), but the text takes \(expected)"
    }
  }
}
