import L10nCore
import L10nRuntime

/// A plural form that lacks the number that the others show and has unnumbered specifiers: each takes the argument of
/// the one before it.
///
///     one:   Delete: %@ - %@            // the first %@ takes the number
///     other: Delete %lld: %@ - %@
struct LostNumber {
  /// The specifiers of the form with the arguments that they mean; `nil` if that is unknown.
  let meant: [(use: EntryArguments.Use, position: Int)]?

  /// - Parameters:
  ///   - use: a specifier that takes the number as something else.
  ///   - number: the use that gives the argument a number type.
  ///   - development: the uses in the development text.
  /// - Returns: `nil` for a form with as many specifiers as the others, or with numbered ones.
  init?(
    at use: EntryArguments.Use, number: EntryArguments.Use, in arguments: EntryArguments,
    development: [EntryArguments.Use]
  ) {
    let own = Self.shown(arguments.uses.filter { $0.text == use.text })
    guard use.type == .object || use.type == .cString, own.allSatisfy({ !$0.isNumbered }) else { return nil }
    let others = arguments.uses.filter { $0.text != use.text && $0.text.variants == use.text.variants } + development
    let forms = Dictionary(grouping: others.filter { $0.text.variable == use.text.variable }, by: \.text)
    let longer = forms.values.map { Self.shown($0).sorted { $0.position < $1.position } }.filter {
      $0.count > own.count && $0.contains { $0.position == use.position && $0.type.isCompatible(with: number.type) }
    }
    if longer.isEmpty { return nil }
    let readings = longer.map { $0.filter { $0.position != use.position } }
    let positions = Set(readings.map { $0.map(\.position) })
    let isPlain = own.allSatisfy { !$0.specifier.contains("*") }
    let fits = readings.allSatisfy { reading in
      reading.count == own.count && zip(reading, own).allSatisfy { $0.type.isCompatible(with: $1.type) }
    }
    meant = isPlain && fits && positions.count == 1 ? Array(zip(own, positions.first ?? [])) : nil
  }

  /// The uses that a text shows.
  private static func shown(_ uses: [EntryArguments.Use]) -> [EntryArguments.Use] {
    uses.filter { !$0.isDeclared && $0.type != .variable }
  }

  /// A specifier with the argument that it means.
  static func specifier(_ use: EntryArguments.Use, _ position: Int) -> String {
    "%\(position)$\(use.specifier.dropFirst())"
  }

  /// Numbers the specifiers of the form.
  func fix(in entry: CatalogEntry) -> Fix? {
    let changes = meant?.map { $0.use.change(to: Self.specifier($0.use, $0.position), in: entry) } ?? []
    return changes.isEmpty || changes.contains(nil) ? nil : Fix("number the specifiers", changes.compactMap { $0 })
  }
}
