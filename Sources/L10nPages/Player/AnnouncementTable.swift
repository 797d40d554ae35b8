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
      html.element("h2", ["id": "announcements"], text: "Announcements")
      html.element("p", text: "The automatic announcements, in \(texts.language.englishName).")
      table("Announcements", ["Key", "Text", "Priority", "Least interval", "Replaces"], &html) { html in
        for kind in kinds {
          html.element("tr") { html in
            html.element("th", ["scope": "row"]) { $0.element("bdi", text: kind.key) }
            html.element("td") { html in words(of: kind, &html) }
            html.element("td", text: "\(kind.priority)")
            html.element("td", text: kind.leastInterval > 0 ? "\(kind.leastInterval) s" : "")
            html.element("td", text: kind.replaced.sorted().joined(separator: ", "))
          }
        }
      }
      html.element(
        "p", text: "When all of it happens twice, every \(Self.step) s, a screen reader says:")
      table("What is heard when all happens at once", ["After", "Heard"], &html) { html in
        for (time, kind) in heard {
          html.element("tr") { html in
            html.element("th", ["scope": "row"], text: "\((time * 10).rounded() / 10) s")
            html.element("td") { html in words(of: kind, &html) }
          }
        }
      }
    }
  }

  private func words(of kind: Kind, _ html: inout HTML) {
    let text = texts.text(ofKey: kind.key)
    html.words(text.text, language: text.language)
  }

  /// The announcements that are spoken, with their times, if all of them are posted one after another, twice.
  private var heard: [(time: Double, kind: Kind)] {
    var announcer = Announcer<Kind>()
    var heard: [(time: Double, kind: Kind)] = []
    func listen(until end: Double) {
      while let time = announcer.nextTime, time <= end, let spoken = announcer.next(at: time) {
        heard.append((time, spoken.kind))
      }
    }
    for (index, kind) in (kinds + kinds).enumerated() {
      let time = Double(index) * Self.step
      listen(until: time)
      announcer.post(kind, texts.text(ofKey: kind.key).text, at: time)
    }
    listen(until: .infinity)
    return heard
  }

  private func table(
    _ title: String, _ columns: [String], _ html: inout HTML, _ rows: (inout HTML) -> Void
  ) {
    html.table(
      label: title, caption: { $0.element("caption", ["class": "heard"], text: title) }, head: { $0.columns(columns) },
      rows: rows)
  }
}
