/// Why another program has not done its work.
package struct ProgramError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
