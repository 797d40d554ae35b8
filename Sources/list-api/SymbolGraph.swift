import Foundation

/// The public symbols of one module, as `swift package dump-symbol-graph` writes them.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let kind: Kind
    let pathComponents: [String]
    let docComment: Documentation?
    let declarationFragments: [Fragment]
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Documentation: Decodable {
    let lines: [Line]

    struct Line: Decodable {
      let text: String
    }
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  /// Reads the graph of a module.
  /// - Throws: when there is no such file, or it is none of the format.
  init(module: String, in folder: URL) throws {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
    self = try JSONDecoder().decode(SymbolGraph.self, from: data)
  }
}

extension SymbolGraph.Symbol {
  /// The name within the module: `MessageFormatter.format(_:_:)`.
  var path: String { pathComponents.joined(separator: ".") }

  /// The declaration on one line.
  var declaration: String {
    declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The first paragraph of the documentation, on one line; `nil` without any.
  var summary: String? {
    guard let docComment else { return nil }
    let paragraph = docComment.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
      .drop { $0.isEmpty }.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    let text = paragraph.joined(separator: " ")
    // Documentation may begin with what it takes or throws.
    return text.isEmpty ? docComment.lines.first { !$0.text.isEmpty }?.text : text
  }

  /// The name of the type that it is a member of; empty for none.
  var parent: String { pathComponents.dropLast().joined(separator: ".") }

  /// Whether it is a type or protocol.
  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(kind.identifier)
  }
}
