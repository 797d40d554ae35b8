import Foundation
import TemporaryFolders
import Testing

struct WorkerCommandTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "good/en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n", to: "bad/en.lproj/T.strings")
    try folder.write("\"a\" = \"%@\";\n", to: "bad/fr.lproj/T.strings")
    return folder
  }

  @Test(
    arguments: [
      ("lint\ngood\n", 0, "no findings", nil), ("lint\nbad\n--quiet", 1, "[argument-type]", nil),
      ("--status\nstatus\nlint\nbad\n", 0, "[argument-type]", "1\n"),
      ("--status\nstatus\nlint\ngood\n", 0, "no findings", "0\n"),
      ("--status\nstatus\nlint\nnone\n", 2, "there is no 'none'", nil), ("nope", 64, "unknown command 'nope'", nil),
      ("lint\n--nope", 64, "Unknown option", nil), ("--status\ngood\nlint\ngood\n", 2, "l10n: error: ", nil),
    ] as [(String, Int32, String, String?)])
  func runsTheCommandOfAFile(arguments: String, status: Int32, text: String, recorded: String?) throws {
    let folder = try folder()
    try folder.write(arguments, to: "params")
    let run = try folder.run("worker @params")
    #expect(run.status == status)
    #expect((run.output + run.errors).contains(text), "\(run.output + run.errors)")
    #expect((try? String(contentsOfFile: "\(folder.path)/status", encoding: .utf8)) == recorded)
  }

  @Test func doesManyRequests() throws {
    let folder = try folder()
    // The second one never ends by itself, and is given up.
    try folder.write(
      """
      {"arguments":["lint","good"],"requestId":1}{"arguments":["lint","good","--watch"],"requestId":2}
      {"arguments":["lint","."],"requestId":3,"sandboxDir":"bad"}{"arguments":["lsp"],"requestId":4}
      {"arguments":["lint","."],"requestId":5,"sandboxDir":"none"}{"arguments":["lint","good"],"requestId":6}
      {"arguments":["lint","bad"],"requestId":7,"inputs":[{"path":"bad/fr.lproj/T.strings"},{"path":"bazel-out/x"}]}
      """, to: "requests")
    try folder.write(#"{"cancel":true,"requestId":2}{"cancel":true,"requestId":99}"#, to: "cancellation")
    let run = try folder.run(
      "worker --protocol json --persistent_worker --processes 2",
      shell: #"(cat requests; sleep 1; cat cancellation) | "$@""#)
    let answers = run.output.split(separator: "\n").sorted { id($0) < id($1) }
    #expect(run.status == 0, "\(run.errors)")
    #expect(answers.map(id) == [1, 2, 3, 4, 5, 6, 7], "\(run.output)")
    let expected = [
      "no findings", "\"wasCancelled\":true", "[argument-type]", "\"exitCode\":1", "cannot be entered", "no findings",
      "1 file, 1 entry",
    ]
    for (answer, text) in zip(answers, expected) { #expect(answer.contains(text), "\(answer)") }
  }

  private func id(_ answer: Substring) -> Int {
    Int(answer.split(separator: "\"requestId\":").last?.prefix { $0.isNumber } ?? "") ?? 0
  }

  @Test(arguments: [
    ("worker --persistent_worker", "\u{12}", "ends in the middle"),
    ("worker --persistent_worker --protocol json", "what", "does not begin with '{'"),
    ("worker --persistent_worker --protocol json", "{\"arguments\"", "ends in the middle"),
  ])
  func saysWhatItCannotRead(line: String, input: String, message: String) throws {
    let folder = try folder()
    try folder.write(input, to: "requests")
    let run = try folder.run(line, shell: #""$@" <requests"#)
    #expect(run.status == 2)
    #expect(run.errors.contains(message) && run.errors.contains("--protocol"), "\(run.errors)")
  }

  @Test func combinesReports() throws {
    let folder = try folder()
    for name in ["good", "bad"] { _ = try folder.run("lint \(name) --format json=\(name).json") }
    #expect(try folder.run("combine --format json --output all.json good.json bad.json").status == 0)
    let text = try String(contentsOfFile: "\(folder.path)/all.json", encoding: .utf8)
    #expect(text.contains("\"files\": 3,") && text.contains("bad/fr.lproj/T.strings"), "\(text)")
    let run = try folder.run("combine --format sarif good.json")
    #expect(run.status == 2 && run.errors.contains("'good.json' is no sarif report of l10n lint"), "\(run.errors)")
  }
}
