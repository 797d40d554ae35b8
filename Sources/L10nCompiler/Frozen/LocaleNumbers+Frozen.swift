package import L10nRuntime

extension LocaleNumbers {
  /// The frozen form, the same on every machine.
  package var frozen: String {
    let lines = variants.indices.map {
      "\(variants[$0].tag)\t\(variants[$0].formats.frozen(of: own, after: variants[..<$0]))"
    }
    return ([own.frozen(of: nil)] + lines).joined(separator: "\n")
  }
}

extension LocaleNumbers.Formats {
  /// Whether both write numbers and dates in the same way.
  package func isSame(as other: Self) -> Bool {
    symbols == other.symbols && percents == other.percents && hasPercents == other.hasPercents
      && styles.isSame(as: other.styles) && dates.isSame(as: other.dates)
  }

  /// - Parameters:
  ///   - own: the formats of the locale, for those of a variant.
  ///   - variants: the earlier variants.
  fileprivate func frozen(of own: Self?, after variants: ArraySlice<LocaleNumbers.Variant> = []) -> String {
    func place(of isSame: (Self) -> Bool) -> String? {
      variants.firstIndex { isSame($0.formats) }.map { "=\($0)" }
    }
    var fields = [symbols.serialized, hasPercents ? percents.coded : ""]
    fields.append(
      own?.styles.isSame(as: styles) ?? false
        ? "" : place { $0.styles.isSame(as: styles) } ?? coded(of: own, after: variants))
    fields.append(
      own?.dates.isSame(as: dates) ?? false ? "" : place { $0.dates.isSame(as: dates) } ?? dates.coded(of: own?.dates))
    while fields.count > 1, fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }

  /// The styles that differ from those of the locale or of an earlier variant, whichever is shorter.
  private func coded(of own: Self?, after variants: ArraySlice<LocaleNumbers.Variant>) -> String {
    var shortest = styles.coded(of: own?.styles)
    var known = own.map { [$0.styles] } ?? []
    for place in variants.indices where !known.contains(where: variants[place].formats.styles.isSame) {
      let other = variants[place].formats.styles
      known.append(other)
      let text = "+\(place) \(styles.coded(of: other))"
      if text.utf8.count < shortest.utf8.count { shortest = text }
    }
    return shortest
  }
}
