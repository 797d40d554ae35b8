package import L10nCore

extension ReadTables {
  /// Reads one Application Resource Bundle without its source texts: ICU messages and the notes on them.
  ///
  /// Plurals become variables with the names of their arguments. `ARBFiles` reads translations together with their
  /// source texts.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(arb file: TableFile) { self = ARBFiles([file]).tables()[0] }
}
