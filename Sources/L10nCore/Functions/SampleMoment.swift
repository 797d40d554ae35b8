package import L10nRuntime

/// The values of examples: a position in a video of ten minutes, and the date of its premiere.
package struct SampleMoment: Sendable {
  /// A duration in seconds.
  package let seconds: Int
  /// The part of the video that has been played.
  package let share: Double
  package let date: Instant

  /// A sample for uses that do not depend on it.
  static let any = SampleMoment(seconds: 0, share: 0, date: Instant(secondsSince1970: 0))

  package init(seconds: Int, share: Double, date: Instant) {
    (self.seconds, self.share, self.date) = (seconds, share, date)
  }
}
