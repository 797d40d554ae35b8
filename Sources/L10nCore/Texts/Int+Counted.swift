extension Int {
  /// The number with the noun that is counted.
  ///
  ///     1.counted("file")               // 1 file
  ///     3.counted("entry", "entries")   // 3 entries
  ///
  /// - Parameter many: the plural; by default the singular with an "s".
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
