/// The urgency of an announcement.
public enum AnnouncementPriority: Int, CaseIterable, Comparable, Sendable {
  /// Waits until nothing else is spoken.
  case polite
  /// Precedes all polite announcements: an error, the start of an ad.
  case assertive

  /// Orders polite before assertive.
  public static func < (left: AnnouncementPriority, right: AnnouncementPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The kinds of events that a program announces, each with its associated values.
///
/// A generated module has such a type, `Announcement`, if `l10n.yml` lists announcements; any other enum can conform
/// too.
public protocol AnnouncementKind: Hashable, Sendable {
  /// The urgency of the announcement.
  var priority: AnnouncementPriority { get }

  /// The least time between two announcements of this kind, in seconds.
  var leastInterval: Double { get }

  /// Whether it is a state, which holds until another kind replaces it: "Buffering". A state is not repeated while it
  /// lasts; an event is announced each time: "Jumped back 10 seconds".
  var isState: Bool { get }

  /// Whether it makes an announcement of another kind outdated, which is then dropped.
  func replaces(_ other: Self) -> Bool
}
