package import L10nRuntime

/// What examples are about: how far a video of ten minutes is, and when it was shown first.
package struct SampleMoment: Sendable {
  /// A length of time, in seconds.
  package let seconds: Int
  /// The part of the video that has been played.
  package let share: Double
  package let date: Instant

  /// Where it does not matter.
  static let any = SampleMoment(seconds: 0, share: 0, date: Instant(secondsSince1970: 0))

  package init(seconds: Int, share: Double, date: Instant) {
    (self.seconds, self.share, self.date) = (seconds, share, date)
  }
}
