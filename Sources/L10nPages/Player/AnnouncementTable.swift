import L10nCore
import L10nRuntime

/// The announcements of the player, and those that users hear when much happens at once: the run time's announcer
/// decides.
struct AnnouncementTable {
  /// An announcement of `l10n.yml` in the announcer's form.
  private struct Kind: AnnouncementKind {
    let key: String
    let priority: AnnouncementPriority
    let leastInterval: Double
    let isState: Bool
    let replaced: Set<String>

    func replaces(_ other: Kind) -> Bool { replaced.contains(other.key) }
  }

  /// The seconds between two events of the rehearsal.
  private static let step = 0.5

  private let kinds: [Kind]
  private let texts: ControlTexts

  /// - Parameter texts: those of the shown language.
  init(_ announcements: [AnnouncementDeclaration], _ texts: ControlTexts) {
    let outdated = Set(announcements.flatMap { $0.replaced.map(\.name) })
    kinds = announcements.map { declaration in
      let replaced = Set(declaration.replaced.map(\.name))
      return Kind(
        key: declaration.key.name, priority: declaration.priority, leastInterval: declaration.interval,
        isState: !replaced.isEmpty || outdated.contains(declaration.key.name), replaced: replaced)
    }
    self.texts = texts
  }

  func write(to html: inout HTML) {
    html.element("section", ["aria-labelledby": "announcements"]) { html in
      html.element("h2", ["id": "announcements"], word: "player.announcements")
      html.element("p", word: "player.announcementsIn", naming: texts.language)
      table("announcements", ["key", "kind", "priority", "leastInterval", "replaces"], &html) { html in
        for kind in kinds {
          html.element("tr") { html in
            html.element("th", ["scope": "row"]) { $0.element("bdi", text: kind.key) }
            html.element("td") { html in words(of: kind, &html) }
            html.element("td", text: "\(kind.priority)")
            if kind.leastInterval > 0 {
              html.element("td", ["data-seconds": "\(kind.leastInterval)"], text: "\(kind.leastInterval) s")
            } else {
              html.element("td", text: "")
            }
            html.element("td", text: kind.replaced.sorted().joined(separator: ", "))
          }
        }
      }
      html.element("p", word: "player.rehearsal", values: ["seconds": .written("\(Self.step)")])
      table("timeline", ["time", "happens", "heard"], &html) { html in
        for moment in timeline {
          html.element("tr") { html in
            html.element("th", ["scope": "row", "data-seconds": "\(moment.time)"], text: "\(moment.time) s")
            html.element("td") { html in if let kind = moment.posted { html.element("bdi", text: kind.key) } }
            html.element("td") { html in if let kind = moment.heard { words(of: kind, &html) } }
          }
        }
      }
    }
  }

  private func words(of kind: Kind, _ html: inout HTML) {
    let text = texts.text(ofKey: kind.key)
    html.words(text.text, language: text.language)
  }

  /// What happens and what is heard at a time, in seconds.
  private typealias Moment = (time: Double, posted: Kind?, heard: Kind?)

  /// The announcements that are posted one after another, twice, and those of them that are spoken.
  private var timeline: [Moment] {
    var announcer = Announcer<Kind>()
    var timeline: [Moment] = []
    func listen(until end: Double) {
      while let time = announcer.nextTime, time <= end, let spoken = announcer.next(at: time) {
        let shown = (time * 10).rounded() / 10
        if let last = timeline.last, last.time == shown, last.heard == nil {
          timeline[timeline.count - 1].heard = spoken.kind
        } else {
          timeline.append((shown, nil, spoken.kind))
        }
      }
    }
    for (index, kind) in (kinds + kinds).enumerated() {
      let time = Double(index) * Self.step
      listen(until: time.nextDown)
      timeline.append((time, kind, nil))
      announcer.post(kind, texts.text(ofKey: kind.key).text, at: time)
      listen(until: time)
    }
    listen(until: .infinity)
    return timeline
  }

  private func table(
    _ title: String, _ columns: [String], _ html: inout HTML, _ rows: (inout HTML) -> Void
  ) {
    html.table(
      word: "player.\(title)", caption: { $0.element("caption", ["class": "heard"], word: "player.\(title)") },
      head: { $0.columns(words: columns.map { "player.\($0)" }) }, rows: rows)
  }
}
