/// The version of the program.
enum ProgramVersion {
  static let number = "0.1.0"
}
