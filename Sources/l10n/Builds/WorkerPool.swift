import Foundation
import L10nServers

/// A persistent worker of a build system: takes requests, many at once, and gives them to processes.
///
/// What happens to one process harms no request but its own, and that one is tried again in another: a process may have been
/// ended by who needs its memory. Giving up a request ends its process.
struct WorkerPool {
  private let encoding: WorkEncoding
  private let limit: Int
  private var requests: WorkMessages
  private var waiting: [WorkerTask] = []
  private var processes: [WorkerProcess] = []
  private var isOver = false

  /// - Parameter limit: how many processes there are at most.
  init(_ encoding: WorkEncoding, limit: Int) {
    (self.encoding, self.limit) = (encoding, limit)
    requests = WorkMessages(encoding)
  }

  /// Does what is asked for until no more requests can come and all are answered.
  ///
  /// - Throws: exit status 2, with a message, after a request that cannot be read.
  mutating func run() throws {
    var failure: WorkMessageError?
    while true {
      try startWaiting()
      if isOver, processes.allSatisfy({ $0.task == nil }) { break }
      var places = processes.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      if !isOver { places.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)) }
      guard poll(&places, nfds_t(places.count), -1) > 0 else { continue }
      for (process, place) in zip(processes, places) where place.revents != 0 { try takeAnswer(of: process) }
      if !isOver, let last = places.last, last.revents != 0 {
        do { try takeRequests() } catch let error as WorkMessageError { (failure, isOver) = (error, true) }
      }
    }
    if failure == nil, requests.isInMessage { failure = WorkMessageError("the last message ends in the middle") }
    if let failure {
      throw Terminal.failure(
        "a request cannot be read: \(failure)",
        help: "--protocol is that of 'requires-worker-protocol': proto or json")
    }
  }

  /// Gives requests that wait to processes that are free, and to new ones.
  private mutating func startWaiting() throws {
    while !waiting.isEmpty {
      var free = processes.first { $0.task == nil }
      if free == nil, processes.count < limit {
        let process = try WorkerProcess(encoding)
        processes.append(process)
        free = process
      }
      guard let free else { return }
      free.start(waiting.removeFirst(), encoding)
    }
  }

  private mutating func takeRequests() throws {
    let bytes = FileHandle.standardInput.availableData
    isOver = bytes.isEmpty
    requests.add(bytes)
    while let body = try requests.next() {
      let request = try WorkRequest(body, encoding)
      if request.isCancellation {
        try giveUp(request.id)
      } else {
        waiting.append(WorkerTask(id: request.id, body: body))
      }
    }
  }

  /// Answers that a request was given up; one that is done has had its answer.
  private mutating func giveUp(_ id: Int) throws {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
    } else if let index = processes.firstIndex(where: { $0.task?.id == id }) {
      processes.remove(at: index).stop()
    } else {
      return
    }
    try answer(WorkResponse(status: 0, output: "", id: id, isCancelled: true))
  }

  private mutating func takeAnswer(of process: WorkerProcess) throws {
    let (isAlive, answer) = process.read()
    if let answer {
      process.task = nil
      try Terminal.write(bytes: encoding.framed(answer))
    }
    if isAlive { return }
    processes.removeAll { $0 === process }
    guard var task = process.task else { return }
    task.failureCount += 1
    if task.failureCount < 2 { return waiting.insert(task, at: 0) }
    let message = "l10n: error: the process that worked on this \(process.ending), and so did one before\n"
    try self.answer(WorkResponse(status: 2, output: message, id: task.id))
  }

  private func answer(_ response: WorkResponse) throws {
    try Terminal.write(bytes: encoding.framed(response.body(encoding)))
  }
}
