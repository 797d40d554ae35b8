import L10nCore
import L10nRuntime
import Yams

extension ConfigurationReader {
  /// What is announced: the keys of texts with their priority, what they replace and their least interval.
  ///
  ///     ads.started.announcement: {priority: assertive, replaces: [playback.loading.text], interval: 2}
  mutating func announcements(_ node: Node) -> [AnnouncementDeclaration] {
    var all: [AnnouncementDeclaration] = []
    for (name, key, value) in entries(of: node, what: "'announcements'", known: nil) {
      all.append(announcement(DeclaredName(name: name, location: location(of: key)), value))
    }
    let names = all.map { $0.key.name }
    for replaced in all.flatMap({ $0.replaced }) where !names.contains(replaced.name) {
      diagnostics.append(
        Diagnostic(
          "configuration", .error, "'announcements' has no '\(replaced.name)'", at: replaced.location,
          help: suggestion(for: replaced.name, among: names)))
    }
    return all
  }

  /// One of them; what is not said is polite and waits for nothing.
  private mutating func announcement(_ key: DeclaredName, _ node: Node) -> AnnouncementDeclaration {
    var priority = AnnouncementPriority.polite
    var replaced: [DeclaredName] = []
    var interval = 0.0
    let known = ["priority", "replaces", "interval"]
    for (property, _, value) in entries(of: node, what: "announcement '\(key.name)'", known: known) {
      switch property {
      case "priority":
        priority = choice(value, among: AnnouncementPriority.allCases, what: "priority") ?? priority
      case "replaces": replaced = names(value)
      default:
        guard let text = string(value) else { continue }
        if let seconds = Double(text), (0..<3600).contains(seconds) {
          interval = seconds
        } else {
          report("'\(text)' is no time in seconds", at: value, help: "write a number such as 2 or 0.5")
        }
      }
    }
    return AnnouncementDeclaration(key: key, priority: priority, replaced: replaced, interval: interval)
  }
}
