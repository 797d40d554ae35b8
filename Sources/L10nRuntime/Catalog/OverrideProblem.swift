/// One thing that is wrong with an override file, as a value with its place.
public struct OverrideProblem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The file cannot be read as it is written, or not all of it; what can be read is used.
    ///
    /// The code is the name that `l10n lint` prints in brackets, `missing-semicolon`.
    case file(code: String)
    /// The module has no text with the key.
    case unknownKey
    /// The text takes an argument that the module does not give, or another type of it.
    case wrongArgument
    /// The text or rule cannot be run: a broken specifier, an undefined variable.
    case malformedText
    /// A variable has no text for a plural category that the language uses.
    case missingForm
    /// A bidirectional control is opened and not closed in its paragraph, or closes nothing.
    case unbalancedDirection
  }

  /// What is wrong. All but `.file` mean that the entry is left out.
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

  /// The line and column of the entry's value, or of what is wrong in the file.
  public let position: Position

  /// The key of the entry; `nil` for what is wrong with the file.
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
