/// Decides what is spoken of all that happens, and when: a value driven by the caller's clock.
///
///     var announcer = Announcer<PlayerStrings.Announcement>()
///     announcer.post(.playbackLoading, strings.playback.loading.text, at: now)
///     if let spoken = announcer.next(at: now) { UIAccessibility.post(notification: .announcement, argument: spoken.text) }
///     // Ask again at announcer.nextTime, or after the next event.
///
/// Of one kind only the newest text waits. What another kind has made outdated is dropped, and a state that listeners know is
/// not said again. What is assertive comes first, the rest in the order in which it happened. However fast things happen,
/// two utterances are `pause` apart, and what has to wait is not lost: when it is quiet, listeners know the last state.
public struct Announcer<Kind: AnnouncementKind>: Sendable {
  /// Something to be spoken.
  public struct Utterance: Hashable, Sendable {
    /// What has happened.
    public let kind: Kind
    /// What to say, in the listeners' language.
    public let text: String
  }

  /// Something that waits.
  private struct Waiting: Sendable {
    let utterance: Utterance

    /// From when on it may be spoken, as far as its kind is concerned.
    let earliest: Double
  }

  /// The least time between two utterances, in seconds.
  public let pause: Double

  /// What waits, in the order in which it happened: each kind once.
  private var waiting: [Waiting] = []

  /// What listeners know: the texts of states that no other one has replaced.
  private var known: [Kind: String] = [:]

  /// When each kind was spoken last.
  private var spoken: [Kind: Double] = [:]

  /// When something was spoken last.
  private var lastTime: Double?

  /// - Parameter pause: long enough to say a few words.
  public init(pause: Double = 1.5) { self.pause = pause }

  /// Takes notice of something that has happened.
  ///
  /// - Parameters:
  ///   - text: in the listeners' language; an empty one takes back what waits of this kind.
  ///   - time: in seconds from any moment; never less than before.
  public mutating func post(_ kind: Kind, _ text: String, at time: Double) {
    waiting.removeAll { kind.replaces($0.utterance.kind) && $0.utterance.kind != kind }
    // A newer text of a kind takes the place of the older, so that what happens often does not wait for ever.
    let own = waiting.firstIndex { $0.utterance.kind == kind }
    if text.isEmpty || kind.isState && known[kind] == text {
      if let own { waiting.remove(at: own) }
      return
    }
    let earliest = spoken[kind].map { max(time, $0 + kind.leastInterval) } ?? time
    let new = Waiting(utterance: Utterance(kind: kind, text: text), earliest: earliest)
    if let own { waiting[own] = new } else { waiting.append(new) }
  }

  /// What is to be spoken now; `nil` for nothing. Ask until it is `nil`.
  ///
  /// - Parameter time: in seconds from the same moment as events; never less than before.
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

  /// When to ask again if nothing happens meanwhile; `nil` while nothing waits.
  public var nextTime: Double? {
    waiting.map { $0.earliest }.min().map { earliest in max(earliest, lastTime.map { $0 + pause } ?? earliest) }
  }

  /// Forgets what waits and what listeners know, as when another video begins.
  public mutating func reset() {
    waiting = []
    known = [:]
  }
}
