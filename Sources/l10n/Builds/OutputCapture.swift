import Foundation

/// What is printed while something is done, on standard output and standard error, in its order.
struct OutputCapture {
  private let file: Int32

  /// - Throws: exit status 2, with a message, where no temporary file can be made.
  init() throws {
    var path = Array("\(NSTemporaryDirectory())/l10n-output-XXXXXX".utf8CString)
    file = mkstemp(&path)
    if file < 0 { throw Terminal.failure("a temporary file cannot be made in '\(NSTemporaryDirectory())'") }
    unlink(path)
  }

  /// Does something.
  ///
  /// - Returns: its result, and what it printed.
  func during<Result>(_ work: () throws -> Result) rethrows -> (Result, String) {
    let places = [STDOUT_FILENO, STDERR_FILENO]
    let saved = places.map { dup($0) }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    for place in places { dup2(file, place) }
    defer {
      for (place, copy) in zip(places, saved) {
        dup2(copy, place)
        close(copy)
      }
    }
    let result = try work()
    lseek(file, 0, SEEK_SET)
    let bytes = (try? FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd()) ?? nil
    return (result, String(decoding: bytes ?? Data(), as: UTF8.self))
  }
}
