import L10nSyntax

/// The name under which an editor is told of work that takes long.
///
/// An editor makes one when it is asked to. One that is there before it is needed does not have to be waited for.
struct ProgressToken {
  private var number = 0

  /// The request for the token; `nil` where none is under way.
  private var request: Int?
  private var isThere = false

  var name: String { "l10n/\(number)" }

  /// Notes that the editor is asked for the next token.
  mutating func ask(_ request: (_ name: String) -> Int) {
    number += 1
    isThere = false
    self.request = request(name)
  }

  /// Takes an answer of the editor.
  mutating func take(_ answer: JSONValue) {
    guard let id = answer.member("id")?.integer, id == request else { return }
    request = nil
    isThere = answer.member("error") == nil
  }

  /// Uses the token up.
  ///
  /// - Returns: `nil` where the editor has not made it.
  mutating func use() -> String? {
    guard isThere else { return nil }
    isThere = false
    return name
  }
}

extension LanguageServer {
  /// Asks the editor for a token, where it shows how long work goes on.
  func prepareProgress() {
    guard capabilities.showsProgress else { return }
    progress.ask { name in request("window/workDoneProgress/create", .members(["token": .string(name)])) }
  }

  /// Does what may take long, and tells the editor before and after.
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
