import L10nCore

/// The texts of a locale as lines side by side, in the order of tables and keys, cut where a table begins.
struct CoverageStrip {
  /// The most lines that can be distinguished: with more texts, several share a line, which shows the worst state.
  static let mostLines = 1200

  private let locale: LocaleTexts

  /// The indices of the texts at which tables begin.
  private let starts: [Int]

  init(_ locale: LocaleTexts, tableStarts starts: [Int]) { (self.locale, self.starts) = (locale, starts) }

  func write(to html: inout HTML) {
    let lines = Self.lines(locale.texts.map(\.state))
    html.element(
      "svg",
      [
        "class": "strip", "viewBox": "0 0 \(max(lines.count, 1)) 12", "preserveAspectRatio": "none", "role": "img",
        "aria-label": words,
      ]
    ) { html in
      for state in TextState.allCases {
        let path = Self.runs(of: state, in: lines).map {
          StateSign.path(of: state, from: $0.lowerBound, to: $0.upperBound)
        }.joined()
        guard !path.isEmpty else { continue }
        html.open("path", ["class": state.rawValue, "d": path])
        html.close("path")
      }
      let cuts = starts.filter { $0 > 0 && lines.count == locale.texts.count }
      if cuts.isEmpty { return }
      html.open("path", ["class": "cut", "d": cuts.map { "M\($0) 0V12" }.joined()])
      html.close("path")
    }
  }

  /// The states of the drawn lines.
  static func lines(_ states: [TextState]) -> [TextState] {
    guard states.count > mostLines else { return states }
    return (0..<mostLines).compactMap { line in
      states[line * states.count / mostLines..<(line + 1) * states.count / mostLines].max()
    }
  }

  /// The ranges of lines with a state.
  private static func runs(of state: TextState, in lines: [TextState]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line == state {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// The picture in words: `Arabic: 140 own, 5 missing`.
  private var words: String {
    let counts = TextState.allCases.filter { locale.counts[$0] > 0 }.map { "\(locale.counts[$0]) \($0.rawValue)" }
    return "\(locale.language.englishName): \(counts.isEmpty ? "no texts" : counts.joined(separator: ", "))"
  }
}
