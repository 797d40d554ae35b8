import StringsFormat

/// What a build system asks of a persistent worker. Bazel, worker_protocol.proto.
package struct WorkRequest: Hashable, Sendable {
  /// The command line, without the program.
  package var arguments: [String] = []

  /// The paths of the files that the work may read; empty where the build system does not say.
  package var inputs: [String] = []

  /// By which the answer is found; 0 where one request follows another.
  package var id = 0

  /// Whether the request with this number is to be given up.
  package var isCancellation = false

  /// The folder that paths are meant from, below the current one; empty for that itself.
  package var sandboxFolder = ""

  /// - Parameter body: one message.
  /// - Throws: where it is none.
  package init(_ body: [UInt8], _ encoding: WorkEncoding) throws(WorkMessageError) {
    switch encoding {
    case .proto: try read(ProtobufFields(body))
    case .json: try read(JSONDocument(body))
    }
  }

  private mutating func read(_ fields: consuming ProtobufFields) throws(WorkMessageError) {
    var fields = fields
    while let (number, value) = try fields.next() {
      switch (number, value) {
      case (1, .bytes(let bytes)): arguments.append(String(decoding: bytes, as: UTF8.self))
      case (2, .bytes(let bytes)): try inputs += Self.path(of: ProtobufFields(Array(bytes)))
      case (3, .number(let number)): id = Int(Int32(truncatingIfNeeded: number))
      case (4, .number(let number)): isCancellation = number != 0
      case (6, .bytes(let bytes)): sandboxFolder = String(decoding: bytes, as: UTF8.self)
      default: break
      }
    }
  }

  /// The path of an input, which has a digest beside it.
  private static func path(of input: consuming ProtobufFields) throws(WorkMessageError) -> [String] {
    var input = input
    while let (number, value) = try input.next() {
      if number == 1, case .bytes(let bytes) = value { return [String(decoding: bytes, as: UTF8.self)] }
    }
    return []
  }

  private mutating func read(_ document: JSONDocument) throws(WorkMessageError) {
    guard let root = document.root, root.kind == .object, document.findings.isEmpty else {
      throw WorkMessageError(document.findings.first?.message ?? "a message is no object")
    }
    // Protobuf's writers of JSON have names in camel case, and its readers take both.
    let id = root.member("requestId") ?? root.member("request_id")
    let folder = root.member("sandboxDir") ?? root.member("sandbox_dir")
    arguments = root.member("arguments")?.elements.compactMap(\.string) ?? []
    inputs = root.member("inputs")?.elements.compactMap { $0.member("path")?.string } ?? []
    self.id = id?.integer ?? 0
    isCancellation = root.member("cancel")?.boolean ?? false
    sandboxFolder = folder?.string ?? ""
  }
}

/// What a worker answers.
package struct WorkResponse: Hashable, Sendable {
  /// As the program's own: 0 where the work is done.
  package var status: Int

  /// What was printed.
  package var output: String

  /// The number of the request.
  package var id: Int

  /// Whether the request was given up.
  package var isCancelled: Bool

  package init(status: Int, output: String, id: Int, isCancelled: Bool = false) {
    (self.status, self.output, self.id, self.isCancelled) = (status, output, id, isCancelled)
  }

  /// The message, without what tells where it ends.
  package func body(_ encoding: WorkEncoding) -> [UInt8] {
    switch encoding {
    case .proto:
      ProtobufFields.field(1, status) + ProtobufFields.field(2, output) + ProtobufFields.field(3, id)
        + ProtobufFields.field(4, isCancelled ? 1 : 0)
    case .json:
      Array(
        JSONOutput.members([
          "exitCode": .number(status), "output": .string(output), "requestId": .number(id),
          "wasCancelled": isCancelled ? .boolean(true) : nil,
        ]).line.utf8)
    }
  }
}
