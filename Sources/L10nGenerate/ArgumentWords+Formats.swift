package import L10nCore
package import L10nICU
internal import L10nRuntime

extension ArgumentWords {
  /// The words that generated code holds for formats.
  package init(_ formats: Set<ArgumentFormat>) {
    self.init()
    for format in formats {
      switch format {
      case .duration(let style): insert(style)
      case .durationClock: hasClocks = true
      case .list(let kind): lists.insert(kind)
      case .bitRate(let width): measures.insert(MeasureKind(.bitRate, width))
      case .byteCount(let width): measures.insert(MeasureKind(.byteCount, width))
      case .relativeTime(let style): insert(style)
      case .languageName(let style, let context, let tags): insert(style, context, of: tags)
      case .regionName: hasRegionNames = true
      case .numberRange: hasRanges = true
      case .percent, .number, .unit, .currency, .date: break
      }
    }
  }
}
