/// Decides which announcements are spoken, and when: a value driven by the caller's clock.
///
///     var announcer = Announcer<PlayerStrings.Announcement>()
///     announcer.post(.playbackLoading, strings.playback.loading.text, at: now)
///     if let spoken = announcer.next(at: now) { UIAccessibility.post(notification: .announcement, argument: spoken.text) }
///     // Ask again at announcer.nextTime, or after the next event.
///
/// Only the newest text of a kind waits. Announcements that another kind has made outdated are dropped, and a state
/// that listeners already know is not repeated. Assertive announcements come first, the others in the order of their
/// events. Two utterances are at least `pause` apart, and later texts are not lost: once there are no more events,
/// listeners know the last state.
public struct Announcer<Kind: AnnouncementKind>: Sendable {
  /// An announcement to speak.
  public struct Utterance: Hashable, Sendable {
    /// The kind of the event.
    public let kind: Kind
    /// The text to speak, in the listeners' language.
    public let text: String
  }

  /// An announcement that waits.
  private struct Waiting: Sendable {
    let utterance: Utterance

    /// The earliest time at which its kind allows it to be spoken.
    let earliest: Double
  }

  /// The least time between two utterances, in seconds.
  public let pause: Double

  /// The waiting announcements in the order of their events, at most one of each kind.
  private var waiting: [Waiting] = []

  /// The texts of states that listeners know and that no other state has replaced.
  private var known: [Kind: String] = [:]

  /// The time at which each kind was last spoken.
  private var spoken: [Kind: Double] = [:]

  /// The time at which an announcement was last spoken.
  private var lastTime: Double?

  /// - Parameter pause: the least time between two utterances in seconds, long enough for a few words.
  public init(pause: Double = 1.5) { self.pause = pause }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - text: the text to speak, in the listeners' language; an empty one withdraws the waiting text of this kind.
  ///   - time: the time in seconds from any fixed moment; never less than in earlier calls.
  public mutating func post(_ kind: Kind, _ text: String, at time: Double) {
    waiting.removeAll { kind.replaces($0.utterance.kind) && $0.utterance.kind != kind }
    // A newer text of a kind takes the place of the older one, so that frequent events do not wait forever.
    let own = waiting.firstIndex { $0.utterance.kind == kind }
    if text.isEmpty || kind.isState && known[kind] == text {
      if let own { waiting.remove(at: own) }
      return
    }
    let earliest = spoken[kind].map { max(time, $0 + kind.leastInterval) } ?? time
    let new = Waiting(utterance: Utterance(kind: kind, text: text), earliest: earliest)
    if let own { waiting[own] = new } else { waiting.append(new) }
  }

  /// Returns the announcement to speak now; `nil` if there is none. Call it until it returns `nil`.
  ///
  /// - Parameter time: the time in seconds from the same moment as events; never less than in earlier calls.
  public mutating func next(at time: Double) -> Utterance? {
    if let lastTime, time < lastTime + pause { return nil }
    let ready = waiting.indices.filter { waiting[$0].earliest <= time }
    guard let index = ready.first(where: { waiting[$0].utterance.kind.priority == .assertive }) ?? ready.first else {
      return nil
    }
    let utterance = waiting.remove(at: index).utterance
    let kind = utterance.kind
    known = known.filter { !kind.replaces($0.key) }
    if kind.isState { known[kind] = utterance.text }
    spoken[kind] = time
    lastTime = time
    return utterance
  }

  /// The time for the next call if no event happens before; `nil` if nothing waits.
  public var nextTime: Double? {
    waiting.map { $0.earliest }.min().map { earliest in max(earliest, lastTime.map { $0 + pause } ?? earliest) }
  }

  /// Drops waiting announcements and known states, for example when another video begins.
  public mutating func reset() {
    waiting = []
    known = [:]
  }
}
