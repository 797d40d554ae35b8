import L10nSyntax

/// The token for reporting the progress of long work to an editor.
///
/// An editor creates a token on request. One that was requested in advance does not have to be waited for.
struct ProgressToken {
  private var number = 0

  /// The number of the pending request for a token; `nil` if there is none.
  private var request: Int?
  private var isThere = false

  var name: String { "l10n/\(number)" }

  /// Requests the next token.
  mutating func ask(_ request: (_ name: String) -> Int) {
    number += 1
    isThere = false
    self.request = request(name)
  }

  /// Receives an answer of the editor.
  mutating func take(_ answer: JSONValue) {
    guard let id = answer.member("id")?.integer, id == request else { return }
    request = nil
    isThere = answer.member("error") == nil
  }

  /// Consumes the token.
  ///
  /// - Returns: `nil` if the editor has not created it.
  mutating func use() -> String? {
    guard isThere else { return nil }
    isThere = false
    return name
  }
}

extension LanguageServer {
  /// Requests a token from an editor that shows progress.
  func prepareProgress() {
    guard capabilities.showsProgress else { return }
    progress.ask { name in request("window/workDoneProgress/create", .members(["token": .string(name)])) }
  }

  /// Performs possibly long work, and reports its begin and end to the editor.
  func announce(_ title: String, _ work: () -> Void) {
    guard let token = progress.use() else { return work() }
    func tell(_ value: JSONOutput) {
      send(Reply.notification("$/progress", .members(["token": .string(token), "value": value])))
    }
    tell(.members(["kind": .string("begin"), "title": .string(title), "cancellable": .boolean(false)]))
    flush()
    work()
    tell(.members(["kind": .string("end")]))
    prepareProgress()
  }
}
