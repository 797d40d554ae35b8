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
  ///   - shown: the findings for a screen of unlimited height.
  ///   - counts: the number of findings of each severity.
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
