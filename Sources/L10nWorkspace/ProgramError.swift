/// The reason why another program has failed.
package struct ProgramError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
