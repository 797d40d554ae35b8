package import L10nRuntime

/// The settings of an announcement in `l10n.yml`: its priority, the announcements that it makes outdated, and the least
/// time between two.
///
///     announcements:
///       ads.started.announcement: {priority: assertive, replaces: [playback.loading.text]}
///       thumbnails.scrub.announcement: {interval: 2}
package struct AnnouncementDeclaration: Equatable, Sendable {
  /// The text's key with its place.
  package var key: DeclaredName

  package var priority: AnnouncementPriority

  /// The keys of the announcements that it makes outdated.
  package var replaced: [DeclaredName]

  /// The least time between two such announcements, in seconds.
  package var interval: Double

  package init(
    key: DeclaredName, priority: AnnouncementPriority = .polite, replaced: [DeclaredName] = [], interval: Double = 0
  ) {
    (self.key, self.priority, self.replaced, self.interval) = (key, priority, replaced, interval)
  }
}

extension SettingKind<[AnnouncementDeclaration]> {
  static var announcements: Self {
    let settings: [Setting<AnnouncementDeclaration>] = [
      Setting("priority", \.priority, .choice("priority"), "How urgent it is; polite by default."),
      Setting(
        "replaces", \.replaced, .list(.name.offering(.keys)), "The keys of announcements that it makes outdated."),
      Setting(
        "interval", \.interval,
        .parsed(.number(minimum: 0, maximum: nil), "time in seconds", help: "write a number such as 2 or 0.5") {
          Double($0).flatMap { (0..<3600).contains($0) ? $0 : nil }
        }, "The least time between two of them, in seconds."),
    ]
    let announcement = SettingKind<AnnouncementDeclaration>.group(settings, AnnouncementDeclaration(key: ""))
    return announcement.summary("How a text is announced.").byName(called: "announcement").offering(.keys)
      .map { all, _, _ in all.map { $0.naming(\.key) } }
  }
}
