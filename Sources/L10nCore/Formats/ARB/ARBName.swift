/// The names of ARB's attributes; those that begin with `x-` are our own.
package enum ARBName {
  package static let locale: StaticString = "@@locale"
  package static let description: StaticString = "description"
  package static let placeholders: StaticString = "placeholders"
  package static let type: StaticString = "type"
  package static let specifier: StaticString = "x-specifier"
  package static let variable: StaticString = "x-variable"
  package static let valueType: StaticString = "x-value-type"
  package static let state: StaticString = "x-state"
  package static let translate: StaticString = "x-translate"
  package static let extractionState: StaticString = "x-extraction-state"

  /// The extraction state of texts without one.
  package static let defaultExtractionState: StaticString = "@@x-extraction-state"
}
