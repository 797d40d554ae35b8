import ArgumentParser
import L10nGenerate
import L10nReport
import L10nWorkspace

/// The template named on the command line: a built-in one, or a file.
struct TemplateChoice {
  private static let suffix = ".mustache"

  private let ready: ReadyTemplate?
  private let path: String

  /// - Parameter name: the name of a built-in template, or the path of a file, which ends with `.mustache` or has a
  ///   `/`.
  init(_ name: String) {
    ready = ReadyTemplate(rawValue: name)
    path = name
  }

  /// The name of its key map: `brightcove` for `brightcove.keys.yml`.
  var name: String { ready?.rawValue ?? Self.name(of: path) }

  /// Whether its output needs a key map.
  var needsKeyMap: Bool { ready == .brightcove }

  /// Whether it is built in.
  var isReady: Bool { ready != nil }

  /// The path of the file, with `{{locale}}` in it for one file for each locale.
  ///
  /// - Parameter output: the path on the command line. In a folder, the file is named after the template.
  func filePath(below output: String, typeName: String) -> String {
    let fileName = ready?.fileName(typeName: typeName) ?? name
    let isSplit = fileName.contains(TemplateGenerator.localeMark) && !output.contains(TemplateGenerator.localeMark)
    if output.hasSuffix("/") { return output + fileName }
    return isSplit || FileReader.isFolder(output) ? "\(output)/\(fileName)" : output
  }

  /// Reads the template with its partials, which are beside it.
  ///
  /// - Throws: exit status 2, with messages, if one cannot be read or is invalid.
  func generator() throws -> TemplateGenerator {
    let sources = try sources()
    let generator = TemplateGenerator(sources[0], partials: Array(sources.dropFirst()))
    guard generator.diagnostics.isEmpty else {
      let texts = Dictionary(sources.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
      Terminal.report(TextReporter(root: ".", sources: texts).text(for: generator.diagnostics))
      throw ExitCode(2)
    }
    return generator
  }

  /// The template, then its partials that exist beside its file.
  ///
  /// - Throws: exit status 2, with a message, if one cannot be read.
  func sources() throws -> [TemplateSource] {
    if let ready { return [ready.source] }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map { "\($0)/" }.joined()
    var sources = [try source(at: path, name: Self.name(of: path))]
    var seen: Set<String> = [sources[0].name]
    var index = 0
    while index < sources.count {
      for name in sources[index].partials where seen.insert(name).inserted {
        let path = folder + name + Self.suffix
        if FileReader.isFile(path) { sources.append(try source(at: path, name: name)) }
      }
      index += 1
    }
    return sources
  }

  private func source(at path: String, name: String) throws -> TemplateSource {
    do {
      return TemplateSource(name: name, path: path, bytes: try FileReader.bytes(of: path))
    } catch FileError.notFound(let path) where !path.contains("/") && !path.hasSuffix(Self.suffix) {
      throw Terminal.failure(
        "there is no template '\(path)'",
        help: "name a file, or one of \(ReadyTemplate.allCases.map(\.rawValue).joined(separator: ", "))")
    } catch {
      throw Terminal.failure("\(error)")
    }
  }

  /// A file's name without folders and `.mustache`.
  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}
