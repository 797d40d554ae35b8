import Foundation
import L10nFoundation
import L10nRuntime
import Testing

struct InstantDateTests {
  @Test(arguments: [
    (1_795_374_000, "Europe/Berlin", "2026-11-22T20:00+01:00"),
    (1_783_000_000.5, "America/New_York", "2026-07-02T09:46:40.500-04:00"),
    (-1.25, "UTC", "1969-12-31T23:59:58.750Z"),
  ])
  func knowsTheZoneOfADate(seconds: Double, zone: String, text: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let instant = Instant(date, in: try #require(TimeZone(identifier: zone)))
    #expect(instant == Instant(text))
    #expect(abs(Date(instant).timeIntervalSince(date)) < 0.001)
  }
}
