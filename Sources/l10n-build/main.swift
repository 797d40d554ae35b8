import Foundation

// The build tool of L10nPlugin. Exit status: 0 generated, 1 errors in the catalog, 2 could not run, 64 wrong usage.
do {
  try BuildRun(BuildArguments(Array(CommandLine.arguments.dropFirst()))).generate()
} catch let misuse as BuildArguments.Misuse {
  BuildRun.complain("l10n-build: error: \(misuse.message)\n\n\(BuildArguments.usage)")
  exit(64)
} catch let failure as BuildRun.Failure {
  BuildRun.complain(failure.text)
  exit(failure.status)
} catch {
  BuildRun.complain(BuildRun.Failure(status: 2, "\(error)").text)
  exit(2)
}
