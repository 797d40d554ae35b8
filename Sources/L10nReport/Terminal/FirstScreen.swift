import L10nCore

/// The findings that people see first: errors, then warnings, each in the order of the files and as many as fit; notes
/// only if all findings fit.
struct FirstScreen {
  /// The most lines of errors and of warnings; one of each is shown in any case.
  private static let room: [(severity: Severity, lines: Int)] = [(.error, 50), (.warning, 24), (.note, 0)]

  /// The text of the shown findings.
  private(set) var text = ""

  /// The number of hidden findings: `12 more warnings and 729 notes`; `nil` for none.
  let hidden: String?

  /// - Parameters:
  ///   - shown: the findings for a screen of unlimited height, each with its text and the number that it represents.
  ///   - counts: the number of findings of each severity.
  init(_ shown: [(severity: Severity, text: String, count: Int)], counts: [Severity: Int]) {
    let lines = shown.map { $0.text.utf8.count { $0 == UInt8(ascii: "\n") } }
    let fits = lines.reduce(0, +) <= Self.room[0].lines
    var hidden: [String] = []
    for (severity, room) in Self.room {
      let own = shown.indices.filter { shown[$0].severity == severity }
      var (taken, count) = (0, 0)
      for index in own {
        if !fits, room == 0 || taken > 0 && taken + lines[index] > room { break }
        taken += lines[index]
        text += shown[index].text
        count += shown[index].count
      }
      let rest = counts[severity, default: 0] - count
      guard rest > 0 else { continue }
      hidden.append("\(rest.withSeparators)\(count > 0 ? " more" : "") \(severity.rawValue)\(rest == 1 ? "" : "s")")
    }
    let last = hidden.popLast()
    let first = hidden.joined(separator: ", ")
    self.hidden = last.map { first.isEmpty ? $0 : "\(first) and \($0)" }
  }
}
