/// The counts of the rows run so far.
struct ConformanceRun: Sendable {
  private(set) var passed = 0
  /// Of these, the messages that were refused by the compiler or the run time with the errors that their rows expect.
  private(set) var refused = 0
  private(set) var failed = 0
  /// The rows with a mistake of ICU that is not repeated.
  private(set) var mistakes = 0
  /// The rows that no shipped code answers.
  private(set) var unanswered = 0
  /// The parts that were not compared, each as a clause with the number of rows.
  private(set) var gaps: [String: Int] = [:]
  /// Whether a path could not be run; the others still are.
  private(set) var isIncomplete = false

  /// Runs the rows of the files at a path, in order.
  /// - Parameters:
  ///   - report: takes the line of each row.
  ///   - complain: takes the error of each file that cannot be run.
  mutating func add(_ path: String, report: (String) -> Void, complain: (VectorFileError) -> Void) {
    let files: [VectorFile]
    do throws(VectorFileError) {
      files = try VectorFile.files(at: path)
    } catch {
      isIncomplete = true
      complain(error)
      return
    }
    for file in files {
      do throws(VectorFileError) {
        for (index, row) in try file.rows().enumerated() {
          let result = file.family.result(of: row, at: index)
          if result.isPass {
            passed += 1
            if result.actual["refused"] != nil { refused += 1 }
          } else if let reason = result.unanswered {
            unanswered += 1
            gaps["\(result.file), not answered: \(reason)", default: 0] += 1
          } else if result.mistake != nil {
            mistakes += 1
          } else {
            failed += 1
          }
          if let (field, reason) = file.family.ignored {
            gaps["\(result.file), '\(field)' not compared: \(reason)", default: 0] += 1
          }
          report(result.line)
        }
      } catch {
        isIncomplete = true
        complain(error)
      }
    }
  }
}
