import L10nRuntime
import PlayerStrings

extension CommandLinePlayer {
  /// Prints twelve events of the first eight seconds of a video, and the announcements that a listener hears.
  static func printAnnouncements(_ strings: PlayerStrings) {
    let loading = strings.playback.loading.text
    let resumed = strings.playback.resumed.announcement
    var events: [(time: Double, kind: PlayerStrings.Announcement, text: String)] = [
      (0, .playbackLoadingText, loading), (0.4, .playbackResumedAnnouncement, resumed),
      (0.6, .playbackLoadingText, loading), (0.9, .playbackLoadingText, loading),
      (1.2, .adsStartedAnnouncement, strings.ads.started.announcement),
      (3.1, .adsEndedAnnouncement, strings.ads.ended.announcement), (3.2, .playbackResumedAnnouncement, resumed),
    ]
    // The user drags on the timeline.
    for step in 0..<5 {
      let position = strings.thumbnails.scrub.announcement(time: .seconds(60 + 10 * step))
      events.append((5 + 0.4 * Double(step), .thumbnailsScrubAnnouncement, position))
    }
    var announcer = Announcer<PlayerStrings.Announcement>()
    func speak(until end: Double) {
      while let time = announcer.nextTime, time <= end, let spoken = announcer.next(at: time) {
        print("\(seconds(time)) s: \(spoken.text)")
      }
    }
    for event in events {
      speak(until: event.time)
      announcer.post(event.kind, event.text, at: event.time)
    }
    speak(until: .infinity)
  }

  /// Seconds with a tenth.
  private static func seconds(_ time: Double) -> String {
    // The library's rounding would make the program link libm.
    let tenths = Int(time * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
