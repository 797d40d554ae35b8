import Foundation

/// eSpeak NG, which speaks texts. It runs as a separate program.
package struct SpeechProgram: Sendable {
  /// The path of the program.
  private let program: String

  /// The languages of its voices, in lower case: `pt-br`.
  private let languages: Set<String>

  /// The names of the program; the first installed one is used.
  package static let names = ["espeak-ng", "espeak"]

  /// The environment variable for a program that is not on `PATH`.
  package static let variable = "L10N_ESPEAK"

  /// The program of this machine; `nil` if none is installed.
  ///
  /// - Throws: `ProgramError` if it does not list its voices.
  package static func installed() throws -> SpeechProgram? {
    guard let path = InstalledProgram.path(of: names, variable: variable) else { return nil }
    let list = String(decoding: try output(of: path, ["--voices"]), as: UTF8.self)
    // A line for each voice: its priority, its language, and other properties.
    let languages = list.split(separator: "\n").dropFirst().compactMap { line in
      line.split(separator: " ").dropFirst().first.map { $0.lowercased() }
    }
    return SpeechProgram(program: path, languages: Set(languages))
  }

  /// The voice for a language: the first of the tags that a voice has, or has with a region.
  package func voice(for tags: [String]) -> String? {
    let tags = tags.map { $0.lowercased() }
    return tags.first { languages.contains($0) }
      ?? tags.first { tag in languages.contains { $0.hasPrefix(tag + "-") } }
  }

  /// A WAV file of a spoken text.
  ///
  /// - Parameter markup: an SSML document.
  /// - Throws: `ProgramError` if that fails.
  package func sound(of markup: String, voice: String) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "l10n-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, sound) = (folder.appending(path: "text.xml"), folder.appending(path: "sound.wav"))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(markup.utf8).write(to: text)
    } catch {
      throw ProgramError("the text cannot be written: \(FileError.reason(for: error))")
    }
    _ = try Self.output(of: program, ["-m", "-b", "1", "-v", voice, "-f", text.path(), "-w", sound.path()])
    guard let bytes = try? [UInt8](Data(contentsOf: sound)), bytes.starts(with: Array("RIFF".utf8)) else {
      throw ProgramError("'\(program)' has written no sound")
    }
    return bytes
  }

  /// The pronunciation of a text by a voice, in the International Phonetic Alphabet.
  ///
  /// - Throws: `ProgramError` if that fails.
  package func phonetics(of text: String, voice: String) throws -> String {
    String(decoding: try Self.output(of: program, ["-q", "--ipa", "-b", "1", "-v", voice, "--", text]), as: UTF8.self)
  }

  private static func output(of program: String, _ arguments: [String]) throws -> Data {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    (process.standardInput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    do {
      try process.run()
    } catch {
      throw ProgramError("'\(program)' cannot be run: \(FileError.reason(for: error))")
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ProgramError("'\(program)' ended with status \(process.terminationStatus)")
    }
    return bytes
  }
}
