/// How urgent it is that listeners hear something.
public enum AnnouncementPriority: Int, CaseIterable, Comparable, Sendable {
  /// It waits until nothing else is spoken.
  case polite
  /// It comes before everything polite: an error, the beginning of an ad.
  case assertive

  /// What is polite comes after what is assertive.
  public static func < (left: AnnouncementPriority, right: AnnouncementPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a program announces by itself: the things that can happen in it, each with what is known of it.
///
/// A generated module has such a type, `Announcement`, where `l10n.yml` lists announcements; any enum will do.
public protocol AnnouncementKind: Hashable, Sendable {
  /// How urgent it is.
  var priority: AnnouncementPriority { get }

  /// The least time between two announcements of this kind, in seconds.
  var leastInterval: Double { get }

  /// Whether it says how things are, until another kind says otherwise: "Buffering". A state is not said again while it
  /// lasts; an event is, each time that it happens: "Jumped back 10 seconds".
  var isState: Bool { get }

  /// Whether it makes one of another kind outdated: what was to be said of that is dropped.
  func replaces(_ other: Self) -> Bool
}
