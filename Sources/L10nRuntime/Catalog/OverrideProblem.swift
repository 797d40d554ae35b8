/// One problem in an override file, as a value with its place.
public struct OverrideProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// The file has an error; its readable parts are used.
    ///
    /// The code is the name that `l10n lint` prints in brackets, such as `missing-semicolon`.
    case file(code: String)
    /// The module has no text with the key.
    case unknownKey
    /// The text uses an argument that the module does not give, or with another type.
    case wrongArgument
    /// The text or rule cannot be formatted: a broken specifier, an undefined variable.
    case malformedText
    /// A variable has no text for a plural category that the language uses.
    case missingForm
    /// A bidirectional control is opened and not closed in its paragraph, or closes none.
    case unbalancedDirection
  }

  /// The kind of the problem. All but `.file` mean that the entry is left out.
  public let kind: Kind

  /// The name of the file.
  public let file: String

  /// A place in a file.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int

    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// A place from its parts.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  /// The line and column of the entry's value, or of the error in the file.
  public let position: Position

  /// The key of the entry; `nil` for an error of the file.
  public let key: String?

  /// One clause for developers.
  public let message: String

  /// A problem from its parts.
  package init(kind: Kind, file: String, position: Position, key: String?, message: String) {
    (self.kind, self.file, self.position, self.key, self.message) = (kind, file, position, key, message)
  }

  /// Line, column and message as compilers write them: `fr.strings:3:9: 'title' is not a key of the module`.
  public var description: String { "\(file):\(position.line):\(position.column): \(message)" }
}
