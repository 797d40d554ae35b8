package import L10nRuntime
package import L10nSyntax

/// The formats of the numbers, dates and other values in a catalog's texts. Generated code contains the words and signs
/// of each locale only for these.
extension Catalog {
  /// The formats of the arguments of all texts.
  package var formats: Set<ArgumentFormat> {
    let formatted = developmentIDs.filter {
      configuration.arguments[$0.key.text] != nil || configuration.isOnlySpoken($0.key)
    }
    return Set(formatted.compactMap { developmentEntries[$0] }.flatMap { parameters(of: $0).compactMap(\.format) })
  }

  /// The kinds of numbers that arguments and the patterns of all locales and layers show.
  package var numbers: NumberKinds {
    var kinds = NumberKinds()
    forEachMessage { kinds.formUnion($0.numbers) }
    kinds.insert(formats)
    return kinds
  }

  /// The forms of dates that arguments and the patterns of all locales and layers show.
  package var dates: Set<DateForm> {
    var forms = Set(formats.compactMap(\.function.dateForm))
    forEachMessage { forms.formUnion($0.dates) }
    return forms
  }

  private func forEachMessage(_ body: (Message) -> Void) {
    for locale in locales.indices {
      for layer in [nil] + (0..<layerCount).map({ $0 as Int? }) {
        for entry in entries(locale: locale, layer: layer).values {
          body(entry.message)
          let shown = shown(entry.message, of: entry.id)
          if shown != entry.message { body(shown) }
        }
      }
    }
  }
}
