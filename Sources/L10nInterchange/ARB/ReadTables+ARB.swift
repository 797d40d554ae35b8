extension ReadTables {
  /// Reads an Application Resource Bundle alone: ICU messages and the notes on them.
  ///
  /// Plurals become variables, named as their arguments. `ARBFiles` reads translations with the texts that they are
  /// translated from.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(arb file: InterchangeFile) { self = ARBFiles([file]).tables()[0] }
}
