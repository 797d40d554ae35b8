package import L10nRuntime

/// What examples are about: how far a video of ten minutes is, and when it was shown first.
package struct SampleMoment: Sendable {
  /// A length of time, in seconds.
  package let seconds: Int
  /// The part of the video that has been played.
  package let share: Double
  package let date: Instant

  package init(seconds: Int, share: Double, date: Instant) {
    (self.seconds, self.share, self.date) = (seconds, share, date)
  }
}
