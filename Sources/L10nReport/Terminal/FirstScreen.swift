import L10nCore

/// What of many findings people see first: errors, then warnings, each in the order of the files and as many as there is
/// room for; notes where all findings have room.
struct FirstScreen {
  /// How many lines errors take, and how many warnings; one of each is shown whatever it takes.
  private static let room: [(severity: Severity, lines: Int)] = [(.error, 50), (.warning, 24), (.note, 0)]

  /// The findings that are shown.
  private(set) var text = ""

  /// How many are not: `12 more warnings and 729 notes`; `nil` for none.
  let hidden: String?

  /// - Parameters:
  ///   - shown: what would be shown on a screen without an end.
  ///   - counts: how many findings there are of each severity.
  init(_ shown: ShownFindings, _ reporter: TextReporter, counts: [Severity: Int]) {
    let texts = reporter.texts(for: shown.diagnostics)
    let lines = texts.map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }
    let fits = lines.reduce(0, +) <= Self.room[0].lines
    var hidden: [String] = []
    for (severity, room) in Self.room {
      let own = shown.diagnostics.indices.filter { shown.diagnostics[$0].severity == severity }
      var (taken, count) = (0, 0)
      for index in own {
        if !fits, room == 0 || taken > 0 && taken + lines[index] > room { break }
        taken += lines[index]
        text += texts[index]
        count += shown.counts[index]
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
