import L10nSyntax
import L10nWorkspace

/// A server of the Model Context Protocol for coding agents: receives the messages of a client and returns the replies.
///
/// Each message is one line. The server reads the catalogs below one folder, and writes nothing outside of it.
package final class ModelContextServer {
  private let version: String
  private var project: AgentProject

  /// The revision from the handshake; `nil` before.
  private var revision: ProtocolRevision?

  /// - Parameters:
  ///   - folder: the folder with the catalogs.
  ///   - isReadOnly: whether writing is refused.
  ///   - version: the program's.
  ///   - explanation: returns the explanation of a rule; `nil` for an unknown one.
  package init(
    folder: String, isReadOnly: Bool, version: String, explanation: @escaping @Sendable (String) -> String?
  ) {
    self.version = version
    project = AgentProject(root: folder, isReadOnly: isReadOnly, explanation: explanation)
  }

  /// Receives a message.
  ///
  /// - Parameter line: without the line break. Anything that is not a message is answered with an error.
  /// - Returns: the line to send, without a line break; `nil` for none.
  package func receive(_ line: [UInt8]) -> String? {
    if line.allSatisfy({ $0.isSpaceOrControl }) { return nil }
    let document = JSONDocument(line)
    guard let root = document.root, document.findings.isEmpty else {
      let id = document.root?.member("id")?.requestID
      return Reply.error(id ?? .null, RequestFailure(.parseError, "the line is not JSON")).line
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
    // Notifications do not matter here: a cancelled call has been answered by then.
    case .notification, .answer: return nil
    case .broken(let error): return error
    }
  }

  // MARK: Requests

  private func result(of method: String, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    if let parameters, parameters.kind != .object {
      throw RequestFailure(.invalidParameters, "expected an object for 'params', found \(parameters.kindName)")
    }
    let own = try ProtocolRevision.named(by: parameters)
    // A result without a handshake tells that it is complete, and how long a client may cache it.
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
    strings.xml, Flutter's .arb, gettext's .po, .json and .properties by language). To translate: list_gaps shows what \
    a language lacks, with the plural forms and specifiers of each text; \
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
      throw RequestFailure(.invalidParameters, "expected an object for 'arguments', found \(arguments.kindName)")
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
