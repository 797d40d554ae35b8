package import L10nRuntime

/// What `l10n.yml` says of a text that is announced without anyone's asking: how urgent it is, what it makes outdated, and how
/// often it may be said.
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

  /// The least time between two of them, in seconds.
  package var interval: Double

  package init(
    key: DeclaredName, priority: AnnouncementPriority = .polite, replaced: [DeclaredName] = [], interval: Double = 0
  ) {
    (self.key, self.priority, self.replaced, self.interval) = (key, priority, replaced, interval)
  }
}
