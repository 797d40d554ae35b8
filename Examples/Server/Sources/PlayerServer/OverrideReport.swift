public import Hummingbird
import L10nRuntime

/// The result of a reload: the answer to `POST /overrides`.
public struct OverrideReport: ResponseEncodable, Sendable {
  /// One layer in use.
  public struct Layer: Encodable, Sendable {
    /// The name of its folder.
    public let name: String

    /// The number of texts that it replaces or adds, in all languages together.
    public let texts: Int

    /// The languages it has texts in, as tags.
    public let languages: [String]
  }

  /// A problem in a file.
  public struct Problem: Encodable, Sendable {
    /// The layer that the file belongs to.
    public let layer: String

    /// The file, from the layer's folder.
    public let file: String

    /// From 1.
    public let line: Int

    /// In Unicode scalars from 1.
    public let column: Int

    /// The key of the text that is left out; `nil` for a problem of the file.
    public let key: String?

    /// The problem in one clause.
    public let message: String
  }

  /// The layers in use; the last one is asked first.
  public let layers: [Layer]

  /// The problems, in the order of layers and files.
  public let problems: [Problem]

  init(_ layers: [OverrideLayer]) {
    self.layers = layers.map { layer in
      Layer(name: layer.name, texts: layer.count, languages: layer.languages.map(\.description))
    }
    problems = layers.flatMap { layer in
      layer.problems.map { problem in
        Problem(
          layer: layer.name, file: problem.file, line: problem.position.line, column: problem.position.column,
          key: problem.key, message: problem.message)
      }
    }
  }
}
