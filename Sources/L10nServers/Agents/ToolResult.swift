import L10nCore
import L10nSyntax
import L10nWorkspace

/// The result of a call.
struct ToolResult {
  /// A sentence or some lines for the model.
  private(set) var text: String
  private(set) var data: JSONOutput

  /// Whether nothing of the request was done.
  var isError = false

  init(_ text: String, _ data: KeyValuePairs<String, JSONOutput?>, isError: Bool = false) {
    (self.text, self.data, self.isError) = (text, .members(data), isError)
  }

  /// The result of a call that did not read everything: missing items may exist, and counts may be too low.
  ///
  /// - Parameter unread: findings; of many the first twenty are listed.
  func saying(unread: [JSONOutput]) -> ToolResult {
    guard !unread.isEmpty, case .object(let members) = data else { return self }
    var result = self
    result.text = "not everything could be read, see 'unread'; correct that first\n\(text)"
    result.data = .object(members + [.init("unread", .array(Array(unread.prefix(20))))])
    return result
  }

  /// The members of a `CallToolResult`. Clients that show only texts get the data as text.
  var members: [JSONOutput.Member] {
    let texts = [text, data.line].map { JSONOutput.members(["type": .string("text"), "text": .string($0)]) }
    return [
      .init("content", .array(texts)), .init("structuredContent", data), .init("isError", .boolean(isError)),
    ]
  }
}

extension Refusal {
  init(_ diagnostic: Diagnostic) { self.init(diagnostic.message, help: diagnostic.help) }

  /// The problem in one clause.
  var clause: String { message ?? "the settings are wrong: " + (diagnostics.first?.message ?? "") }

  /// The members of a `CallToolResult`.
  var members: [JSONOutput.Member] {
    let text = clause + (help.map { "; \($0)" } ?? "")
    return [
      .init("content", .array([.members(["type": .string("text"), "text": .string(text)])])),
      .init("isError", .boolean(true)),
    ]
  }
}

/// A part of a long list.
struct Page<Item> {
  private let all: [Item]
  private let offset: Int
  private let limit: Int

  init(_ all: [Item], _ arguments: ToolArguments) {
    self.all = all
    offset = arguments.integer("offset") ?? 0
    limit = arguments.integer("limit") ?? ToolParameter.defaultLimit
  }

  var items: ArraySlice<Item> { all.dropFirst(offset).prefix(limit) }

  var total: Int { all.count }

  /// The offset of the next part; `nil` at the end.
  var next: JSONOutput? {
    let end = offset + items.count
    return end < all.count && !items.isEmpty ? .number(end) : nil
  }

  /// `50 of 312 texts`, `3 texts`.
  func count(_ one: String, _ many: String) -> String {
    let counted = total.counted(one, many)
    return items.count == total ? counted : "\(items.count) of \(counted)"
  }
}
