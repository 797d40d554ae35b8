import Testing

@testable import PlayerServer

struct PlayerMomentTests {
  @Test func drawsTimesAsPlayersDo() {
    #expect(
      [0, 9, 60, 243, 3600].map { PlayerMoment.clock(.seconds($0)) } == ["0:00", "0:09", "1:00", "4:03", "60:00"])
  }
}
