package import L10nRuntime

extension ArgumentPatterns {
  /// The patterns as text; `ArgumentPatterns(frozen:)` gives the same patterns back.
  ///
  /// `CodedFields`: the name of a kind of argument, its patterns, the next name; empty without patterns.
  package var frozen: String {
    var fields: [String] = []
    if let durations { fields += ["duration", durations.coded] }
    for kind in ListKind.all {
      if let list = list(kind) { fields += [kind.name, list.coded] }
    }
    for kind in MeasureKind.all {
      if let measure = measure(kind) { fields += [kind.name, measure.coded] }
    }
    for width in RelativeTimeStyle.Width.allCases {
      if let relative = relative(width) { fields += [width.patternName, relative.coded] }
    }
    if let names { fields += ["names", names.coded] }
    if clockSeparator != ":" { fields += ["clock", clockSeparator] }
    if rangeSeparator != "–" { fields += ["range", rangeSeparator] }
    return CodedFields(fields).text
  }
}
