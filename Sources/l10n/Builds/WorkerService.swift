import Foundation
import L10nServers

/// What a process of a worker does: one request after another, each as the program would do it alone.
struct WorkerService {
  /// A process that has used more memory ends, and another one takes its place. In bytes.
  private static let memoryLimit = 512 << 20

  private let encoding: WorkEncoding
  private let input: FileHandle
  private let output: FileHandle
  private let capture: OutputCapture

  init(_ encoding: WorkEncoding) throws {
    self.encoding = encoding
    // Commands have an empty input and an output of their own.
    (input, output) = (Self.moved(STDIN_FILENO, O_RDONLY), Self.moved(STDOUT_FILENO, O_WRONLY))
    capture = try OutputCapture()
  }

  private static func moved(_ descriptor: Int32, _ mode: Int32) -> FileHandle {
    let copy = dup(descriptor)
    let nothing = open("/dev/null", mode)
    dup2(nothing, descriptor)
    close(nothing)
    return FileHandle(fileDescriptor: copy)
  }

  /// Answers requests until no more can come.
  func run() throws {
    var requests = WorkMessages(encoding)
    let home = FileManager.default.currentDirectoryPath
    while true {
      while let body = try requests.next() {
        let request = try WorkRequest(body, encoding)
        let (status, text) = capture.during { answer(request, home) }
        _ = FileManager.default.changeCurrentDirectoryPath(home)
        let response = WorkResponse(status: Int(status), output: text, id: request.id)
        try output.write(contentsOf: Data(encoding.framed(response.body(encoding))))
        if Self.memory > Self.memoryLimit { return }
      }
      let bytes = input.availableData
      if bytes.isEmpty { return }
      requests.add(bytes)
    }
  }

  private func answer(_ request: WorkRequest, _ home: String) -> Int32 {
    var (folder, inputs) = (request.sandboxFolder, nil as InputFolder?)
    defer { inputs?.remove() }
    if folder.isEmpty, !request.inputs.isEmpty {
      do {
        let made = try InputFolder(of: request.inputs, in: home)
        (folder, inputs) = (made.path, made)
      } catch {
        return Terminal.failure("a folder for the inputs cannot be made: \(error.localizedDescription)").rawValue
      }
    }
    if !folder.isEmpty, !FileManager.default.changeCurrentDirectoryPath(folder) {
      return Terminal.failure("the sandbox '\(folder)' cannot be entered").rawValue
    }
    return CommandCall(request.arguments).run()
  }

  /// The most memory that the process has had.
  private static var memory: Int {
    var usage = rusage()
    // RUSAGE_SELF, which each C library gives another type.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) << 10
    #endif
  }
}
