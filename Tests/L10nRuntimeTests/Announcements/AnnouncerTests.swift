import L10nRuntime
import SeededNumbers
import Testing

/// The announcements of a player.
private enum Kind: AnnouncementKind, CaseIterable {
  case buffering, playing, adStarted, seeked, liveEdge, error

  var priority: AnnouncementPriority { [.error, .adStarted].contains(self) ? .assertive : .polite }

  var leastInterval: Double {
    switch self {
    case .buffering: 5
    case .seeked: 2
    default: 0
    }
  }

  var isState: Bool { self != .seeked && self != .adStarted }

  func replaces(_ other: Kind) -> Bool {
    switch (self, other) {
    case (.playing, .buffering), (.buffering, .playing), (.error, .buffering), (.error, .playing), (.error, .seeked),
      (.playing, .error), (.buffering, .error):
      true
    default: false
    }
  }
}

struct AnnouncerTests {
  /// An event or a question at a time.
  private enum Step {
    case post(Kind, String, Double)
    case ask(Double, String?)
  }

  private static let cases: [(name: String, steps: [Step])] = [
    (
      "repeats are merged",
      [
        Step.post(.buffering, "Buffering", 0), Step.ask(0, "Buffering"), Step.post(.buffering, "Buffering", 3),
        Step.ask(9, nil),
      ]
    ),
    (
      "an event is said each time",
      [
        Step.post(.seeked, "1:05", 0), Step.ask(0, "1:05"), Step.post(.seeked, "1:05", 3), Step.ask(3, "1:05"),
      ]
    ),
    (
      "of many texts of a kind the newest waits",
      [
        Step.post(.seeked, "1:05", 0), Step.ask(0, "1:05"), Step.post(.seeked, "1:10", 1),
        Step.post(.seeked, "1:15", 1.2), Step.ask(1.5, nil), Step.ask(2, "1:15"), Step.ask(9, nil),
      ]
    ),
    (
      "what is outdated is dropped",
      [
        Step.post(.buffering, "Buffering", 0), Step.post(.playing, "Playing", 0.2), Step.ask(0.3, "Playing"),
        Step.ask(9, nil),
      ]
    ),
    (
      "a state that came back unheard is known",
      [
        Step.post(.playing, "Playing", 0), Step.ask(0, "Playing"), Step.post(.buffering, "Buffering", 1),
        Step.post(.playing, "Playing", 1.1), Step.ask(9, nil),
      ]
    ),
    (
      "what is assertive comes first",
      [
        Step.post(.liveEdge, "Live", 0), Step.post(.adStarted, "Ad", 0.1), Step.ask(0.1, "Ad"), Step.ask(0.2, nil),
        Step.ask(1.6, "Live"),
      ]
    ),
    (
      "an empty text takes back",
      [Step.post(.liveEdge, "Live", 0), Step.post(.liveEdge, "", 0.1), Step.ask(1, nil)]
    ),
  ]

  @Test(arguments: cases.indices) func saysWhatIsToBeSaidNow(number: Int) {
    let (name, steps) = Self.cases[number]
    var announcer = Announcer<Kind>()
    for step in steps {
      switch step {
      case .post(let kind, let text, let time): announcer.post(kind, text, at: time)
      case .ask(let time, let expected): #expect(announcer.next(at: time)?.text == expected, "\(name), at \(time)")
      }
    }
  }

  /// Ten minutes with an event about every 200 milliseconds; the announcer is asked whenever it requests it.
  @Test(arguments: 1...20) func aStormIsHeardInPeace(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var announcer = Announcer<Kind>()
    var time = 0.0
    var utterances: [(time: Double, utterance: Announcer<Kind>.Utterance)] = []
    var posted: [(time: Double, kind: Kind, text: String)] = []
    func listen(until end: Double) {
      while let next = announcer.nextTime, next <= end {
        guard let utterance = announcer.next(at: max(next, utterances.last?.time ?? 0)) else { return }
        utterances.append((max(next, utterances.last?.time ?? 0), utterance))
      }
    }
    while time < 600 {
      time += Double.random(in: 0...0.4, using: &numbers)
      listen(until: time)
      let kind = Kind.allCases.randomElement(using: &numbers) ?? .error
      let text = kind == .seeked || kind == .error ? "\(kind) \(posted.count)" : "\(kind)"
      posted.append((time, kind, text))
      announcer.post(kind, text, at: time)
    }
    listen(until: .infinity)
    #expect(announcer.nextTime == nil)

    // Never faster than the pause allows, and no kind faster than its interval allows.
    for (first, second) in zip(utterances, utterances.dropFirst()) { #expect(second.time - first.time >= 1.5 - 1e-9) }
    for kind in Kind.allCases {
      let times = utterances.filter { $0.utterance.kind == kind }.map(\.time)
      for (first, second) in zip(times, times.dropFirst()) {
        #expect(second - first >= kind.leastInterval - 1e-9, "\(kind)")
      }
    }
    #expect(utterances.count > 200 && utterances.count < posted.count / 4)

    // Listeners know the last state: of the events that replace one another, the last one was spoken last.
    let group: Set<Kind> = [.playing, .buffering, .error]
    #expect(
      utterances.last { group.contains($0.utterance.kind) }?.utterance.kind
        == posted.last { group.contains($0.kind) }?.kind)
    // Every assertive event that no later one replaced is spoken, with its newest text, before any polite one that
    // waited.
    for (number, event) in posted.enumerated() where event.kind.priority == .assertive {
      let end =
        posted[(number + 1)...].first { $0.kind == event.kind || $0.kind.replaces(event.kind) }?.time ?? .infinity
      let said = utterances.first { $0.time >= event.time && $0.utterance.kind == event.kind }
      #expect(end < event.time + 3.1 || (said?.time ?? .infinity) <= event.time + 3.1, "\(event)")
    }
  }
}
