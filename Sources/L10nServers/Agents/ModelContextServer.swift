import L10nSyntax
import L10nWorkspace

/// A server of the Model Context Protocol for coding agents: takes the messages of a client, and gives those to be sent.
///
/// Each message is one line. The catalogs are those below one folder, and nothing outside of it is written.
package final class ModelContextServer {
  private let version: String
  private var project: AgentProject

  /// What the handshake has agreed on; `nil` before.
  private var revision: ProtocolRevision?

  /// - Parameters:
  ///   - folder: the folder that the catalogs are below.
  ///   - isReadOnly: whether nothing is written.
  ///   - version: the program's.
  ///   - explanation: what is said of a rule; `nil` for one that there is not.
  package init(
    folder: String, isReadOnly: Bool, version: String, explanation: @escaping @Sendable (String) -> String?
  ) {
    self.version = version
    project = AgentProject(root: folder, isReadOnly: isReadOnly, explanation: explanation)
  }

  /// Takes a message.
  ///
  /// - Parameter line: without the line break. What is no message is answered with an error.
  /// - Returns: the line to be sent, without a line break; `nil` for none.
  package func receive(_ line: [UInt8]) -> String? {
    if line.allSatisfy({ $0.isSpaceOrControl }) { return nil }
    let document = JSONDocument(line)
    guard let root = document.root, document.findings.isEmpty else {
      let id = document.root?.member("id")?.requestID
      return Reply.error(id ?? .null, RequestFailure(.parseError, "the line is no JSON")).line
    }
    guard root.kind == .array, revision?.hasBatches ?? false, root.elements.contains(where: { _ in true }) else {
      return answer(to: root)?.line
    }
    let answers = root.elements.compactMap(answer)
    return answers.isEmpty ? nil : JSONOutput.array(answers).line
  }

  private func answer(to message: JSONValue) -> JSONOutput? {
    switch ClientMessage(message) {
    case .request(let id, let method, let parameters):
      do {
        return Reply.result(id, try result(of: method, parameters))
      } catch {
        return Reply.error(id, error)
      }
    // Notifications tell nothing that matters here: a call that is cancelled has been answered by then.
    case .notification, .answer: return nil
    case .broken(let error): return error
    }
  }

  // MARK: Requests

  private func result(of method: String, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    if let parameters, parameters.kind != .object {
      throw RequestFailure(.invalidParameters, "'params' is \(parameters.kindName) where an object is due")
    }
    let own = try ProtocolRevision.named(by: parameters)
    // A result without a handshake says that it is whole, and how long a client may keep it.
    let whole: [JSONOutput.Member] = own == nil ? [] : [.init("resultType", .string("complete"))]
    let kept: [JSONOutput.Member] =
      own == nil ? [] : [.init("ttlMs", .number(0)), .init("cacheScope", .string("private"))]
    switch method {
    case "initialize" where own == nil: return initialize(parameters)
    case "server/discover" where own != nil: return .object(whole + kept + discovery)
    case "ping": return .object(whole)
    case "tools/list":
      try checkHandshake(own)
      let tools = Tool.all.filter { !project.isReadOnly || $0.isReadOnly }
      return .object(whole + kept + [.init("tools", .array(tools.map(\.json)))])
    case "tools/call":
      try checkHandshake(own)
      return .object(whole + (try call(parameters)))
    default: throw RequestFailure(.methodNotFound, "'\(method)' is not supported")
    }
  }

  private func checkHandshake(_ own: ProtocolRevision?) throws(RequestFailure) {
    if own == nil, revision == nil { throw RequestFailure(.invalidRequest, "the client has not sent 'initialize'") }
  }

  private func initialize(_ parameters: JSONValue?) -> JSONOutput {
    let revision = ProtocolRevision(agreeingWith: parameters?.member("protocolVersion")?.string)
    self.revision = revision
    return .object(
      [.init("protocolVersion", .string(revision.rawValue))] + about + [.init("serverInfo", information)])
  }

  private var discovery: [JSONOutput.Member] {
    let revisions = ProtocolRevision.allCases.map { JSONOutput.string($0.rawValue) }
    let meta = JSONOutput.members(["io.modelcontextprotocol/serverInfo": information])
    return [.init("supportedVersions", .array(revisions))] + about + [.init("_meta", meta)]
  }

  private var about: [JSONOutput.Member] {
    [
      .init("capabilities", .members(["tools": .members(["listChanged": .boolean(false)])])),
      .init("instructions", .string(Self.instructions + (project.isReadOnly ? " The server writes nothing." : ""))),
    ]
  }

  private var information: JSONOutput {
    .members(["name": .string("l10n"), "title": .string("l10n"), "version": .string(version)])
  }

  private static let instructions = """
    Reads, checks and edits the localization tables of a project (.strings, .stringsdict, .xcstrings, Android's \
    strings.xml, Flutter's .arb, gettext's .po, .json by language). To translate: list_gaps shows what a language lacks, \
    with the plural forms and specifiers of each text; \
    set_translations checks and writes them, and says why it refuses one. Use these tools rather than edit tables as text.
    """

  private func call(_ parameters: JSONValue?) throws(RequestFailure) -> [JSONOutput.Member] {
    guard let name = parameters?.member("name")?.string else {
      throw RequestFailure(.invalidParameters, "'name' has to be the name of a tool")
    }
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      throw RequestFailure(.invalidParameters, "there is no tool '\(name)'")
    }
    let arguments = parameters?.member("arguments")
    if let arguments, arguments.kind != .object {
      throw RequestFailure(.invalidParameters, "'arguments' is \(arguments.kindName) where an object is due")
    }
    do {
      if project.isReadOnly, !tool.isReadOnly {
        throw Refusal("the server is read-only", help: "'\(name)' writes files; start it without --read-only")
      }
      project.beginCall()
      let result = try tool.run(&project, try ToolArguments(arguments, of: tool))
      return result.saying(unread: project.unread).members
    } catch let refusal as Refusal {
      return refusal.members
    } catch {
      return Refusal("\(error)").members
    }
  }
}
