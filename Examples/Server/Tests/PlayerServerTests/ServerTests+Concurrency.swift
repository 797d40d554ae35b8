import Foundation
import Synchronization
import Testing

extension ServerTests {
  /// Ten thousand requests in flight at once, while a thread and a client continuously replace all texts: each answer
  /// is from one generation and in the language that it names.
  @Test func answersInOnePieceWhileOverridesAreReplaced() async throws {
    let overrides = try MarkedOverrides()
    let folder = FileManager.default.temporaryDirectory.appending(path: "l10n-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try overrides.write("file0", to: folder)
    let layers = (0..<16).map { overrides.layer("\($0)") }
    #expect(layers.allSatisfy { $0.problems.isEmpty && $0.languages.count == MarkedOverrides.languages.count })

    let (connections, requestsEach) = (500, 20)
    try await RunningServer.run(overrides: [folder.path]) { server in
      #expect(try await server.ask(RawRequest("/overrides", method: "POST")).status == 200)
      var expected: [String: Int] = [:]
      for path in ["/labels", "/player"] {
        expected[path] = Marks(in: try await server.ask(RawRequest(path)).body).count
        #expect(expected[path, default: 0] >= 20)
      }
      let expectedCounts = expected

      let thread = ReloadLoop(layers)
      let isOver = Mutex(false)
      async let reloads = {
        var reloads = 0
        repeat {
          try overrides.write("file\(reloads)", to: folder)
          #expect(try await server.ask(RawRequest("/overrides", method: "POST")).status == 200)
          reloads += 1
        } while !isOver.withLock(\.self)
        return reloads
      }()
      let clock = ContinuousClock()
      let start = clock.now
      let tally = try await withThrowingTaskGroup(of: Tally.self) { group in
        for connection in 0..<connections {
          group.addTask {
            let asked = (0..<requestsEach).map { number in
              (
                path: number.isMultiple(of: 2) ? "/labels" : "/player",
                language: MarkedOverrides.languages[(connection + number) % MarkedOverrides.languages.count]
              )
            }
            let answers = try await server.ask(asked.map { RawRequest($0.path, languages: $0.language) })
            #expect(answers.count == asked.count)
            var tally = Tally()
            for (request, answer) in zip(asked, answers) {
              tally.add(answer, to: request.path, in: request.language, count: expectedCounts[request.path])
            }
            return tally
          }
        }
        return try await group.reduce(into: Tally()) { $0.add($1) }
      }
      let duration = clock.now - start
      isOver.withLock { $0 = true }
      let (swaps, reads) = (await thread.stop(), try await reloads)
      #expect(tally.wrong.isEmpty, "\(tally.wrong.prefix(5))")
      #expect(tally.answers == connections * requestsEach && tally.generations.count > 1 && swaps > 16 && reads > 0)
      print(
        "\(tally.answers) requests over \(connections) connections in \(duration), \(swaps) generations swapped by a",
        "thread and \(reads) by POST /overrides, answers of \(tally.generations.count) generations,",
        "\(tally.wrong.count) mixed")
    }
  }

  /// A client's counts of its answers.
  struct Tally {
    var answers = 0
    var generations: Set<String> = []
    var wrong: [String] = []

    mutating func add(_ answer: RawAnswer, to path: String, in language: String, count: Int?) {
      let marks = Marks(in: answer.body)
      answers += 1
      generations.insert(String(marks.first.prefix { $0 != "|" }))
      if answer.status != 200 || !marks.areEqual || marks.count != count || marks.language != language
        || answer.fields["content-language"] != language
      {
        wrong.append("\(path) in \(language): \(answer.status), \(marks)")
      }
    }

    mutating func add(_ other: Tally) {
      answers += other.answers
      generations.formUnion(other.generations)
      wrong += other.wrong
    }
  }
}
