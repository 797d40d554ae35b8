import L10nServers
import Testing

/// What build systems send to a worker, and what it answers.
struct WorkMessageTests {
  /// Requests as Bazel encodes them, with what they say.
  private static let requests:
    [(encoding: WorkEncoding, bytes: [UInt8], id: Int, arguments: [String], isCancelled: Bool)] = [
      (
        .json,
        Array(#"{"arguments":["lint","Ümläut \"}{"],"inputs":[{"path":"a","digest":"eA=="}],"requestId":7}"#.utf8), 7,
        ["lint", "Ümläut \"}{"], false
      ),
      (.json, Array(" \n{\"request_id\": 8, \"cancel\": true,\r\n \"verbosity\": 0}\n".utf8), 8, [], true),
      (.json, Array(#"{}"#.utf8), 0, [], false),
      // 1: "lint", 1: "", 2: {1: "a"}, 3: 300, 5: 1, 6: "box"
      (
        .proto,
        [27, 0x0A, 4] + Array("lint".utf8) + [0x0A, 0, 0x12, 3, 0x0A, 1, 0x61, 0x18, 0xAC, 0x02, 0x28, 1, 0x32, 3]
          + Array("box".utf8) + [0x20, 0, 0x38, 5],
        300, ["lint", ""], false
      ),
      (.proto, [4, 0x18, 9, 0x20, 1], 9, [], true),
      (.proto, [0], 0, [], false),
      // Fields of fixed size, which no version of the protocol has yet.
      (.proto, [16, 0x18, 5, 0x49, 1, 2, 3, 4, 5, 6, 7, 8, 0x55, 1, 2, 3, 4], 5, [], false),
    ]

  /// Every message, cut into two pieces at each place, and into single bytes.
  @Test(arguments: requests.indices)
  func readsRequestsWhereverTheyAreCut(index: Int) throws {
    let (encoding, bytes, id, arguments, isCancelled) = Self.requests[index]
    let twice = bytes + bytes
    for pieces in (0...twice.count).map({ [twice[..<$0], twice[$0...]] }) + [twice.indices.map { twice[$0...$0] }] {
      var messages = WorkMessages(encoding)
      var found: [WorkRequest] = []
      for piece in pieces {
        messages.add(piece)
        while let body = try messages.next() { found.append(try WorkRequest(body, encoding)) }
      }
      #expect(found.count == 2 && found.first == found.last)
      #expect(found.first?.id == id && found.first?.arguments == arguments)
      #expect(found.first?.isCancellation == isCancelled)
      #expect(arguments.isEmpty || found.first?.inputs == ["a"])
    }
  }

  @Test func knowsTheSandbox() throws {
    let json = try WorkRequest(Array(#"{"sandboxDir":"box/1"}"#.utf8), .json)
    let proto = try WorkRequest([0x32, 5] + Array("box/1".utf8), .proto)
    #expect(json.sandboxFolder == "box/1" && proto.sandboxFolder == "box/1")
  }

  @Test(arguments: [
    (WorkEncoding.json, Array("x{}".utf8), "does not begin with '{'"),
    (.json, Array("[]".utf8), "does not begin with '{'"),
    (.json, Array(#"{"arguments":[}"#.utf8), "the end is missing"),
    (.json, Array(#"{"a":1,}"#.utf8), "a comma with nothing after it"),
    (.proto, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], "64 bits"),
    (.proto, [0xFF, 0xFF, 0xFF, 0xFF, 0x0F], "larger than"),
    (.proto, [2, 0x0A, 9], "ends in the middle"),
    (.proto, [1, 0x18], "ends in the middle"),
    (.proto, [3, 0x55, 1, 2], "ends in the middle"),
    (.proto, [2, 0x1B, 1], "wire type 3"),
  ])
  func refusesWhatIsDamaged(encoding: WorkEncoding, bytes: [UInt8], reason: String) throws {
    let error = #expect(throws: WorkMessageError.self) {
      var messages = WorkMessages(encoding)
      messages.add(bytes)
      while let body = try messages.next() { _ = try WorkRequest(body, encoding) }
      // An object that does not end waits for more.
      if messages.isInMessage { throw WorkMessageError("the end is missing") }
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func writesAnswers() {
    let answer = WorkResponse(status: 2, output: "a \"b\"\n", id: 300)
    #expect(
      String(decoding: WorkEncoding.json.framed(answer.body(.json)), as: UTF8.self)
        == "{\"exitCode\":2,\"output\":\"a \\\"b\\\"\\n\",\"requestId\":300}\n")
    #expect(
      WorkEncoding.proto.framed(answer.body(.proto)) == [13, 0x08, 2, 0x12, 6] + Array("a \"b\"\n".utf8) + [
        0x18, 0xAC, 2,
      ])
    let given = WorkResponse(status: 0, output: "", id: 1, isCancelled: true)
    #expect(given.body(.proto) == [0x18, 1, 0x20, 1])
    #expect(String(decoding: given.body(.json), as: UTF8.self).hasSuffix("\"wasCancelled\":true}"))
  }
}
