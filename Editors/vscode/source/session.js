"use strict";

const vscode = require("vscode");
const { register } = require("./features");
const protocol = require("./protocol");

/** Files that the server may know something of. */
const selector = [
  { scheme: "file", language: "strings" },
  { scheme: "file", language: "swift" },
  ...["*.stringsdict", "*.xcstrings", "*.arb", "*.po", "*.pot", "*.properties", "strings.xml", "l10n.yml"].map((name) => ({ scheme: "file", pattern: `**/${name}` })),
];

const isServed = (document) => vscode.languages.match(selector, document) > 0;

/** What the editor says of itself. The server is to count UTF-16, as the editor does. */
const clientCapabilities = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, versionSupport: false },
    hover: { contentFormat: ["markdown", "plaintext"] },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown", "plaintext"] } },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor", "source", "source.fixAll"] } },
      isPreferredSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ["edit"] },
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    rename: { prepareSupport: true },
    foldingRange: { lineFoldingOnly: true },
    semanticTokens: {
      requests: { full: true }, formats: ["relative"], tokenTypes: [], tokenModifiers: [],
    },
    inlayHint: {},
    codeLens: {},
  },
  workspace: {
    applyEdit: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ["create"] },
    semanticTokens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    codeLens: { refreshSupport: true },
  },
};

/**
 * A conversation with a server that has just been started, until it ends: says what happens to documents, shows the findings,
 * and registers what the server can do.
 */
class Session {
  #open = new Set();
  #findings = vscode.languages.createDiagnosticCollection("l10n");
  #subscriptions = [this.#findings];
  #refresh = {};
  #isOver = false;

  constructor(connection, log) {
    this.connection = connection;
    this.log = log;
    this.#begin().catch((error) => log(error.message));
  }

  async #begin() {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const { capabilities } = await this.connection.request("initialize", {
      processId: process.pid,
      clientInfo: { name: "Visual Studio Code", version: vscode.version },
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
      capabilities: clientCapabilities,
    });
    this.connection.notify("initialized", {});
    if (this.#isOver) return;
    const { workspace } = vscode;
    workspace.textDocuments.forEach((document) => this.#opened(document));
    const features = register(
      capabilities, selector, (...request) => this.#ask(...request), (...request) => this.connection.request(...request)
    );
    this.#refresh = features.refresh;
    this.#subscriptions.push(
      features,
      workspace.onDidOpenTextDocument((document) => this.#opened(document)),
      workspace.onDidChangeTextDocument((event) => this.#changed(event)),
      workspace.onDidSaveTextDocument((document) => this.#tell("didSave", document)),
      workspace.onDidCloseTextDocument((document) => {
        this.#tell("didClose", document);
        this.#open.delete(document.uri.toString());
      })
    );
  }

  #opened(document) {
    const uri = document.uri.toString();
    if (!isServed(document) || this.#open.has(uri)) return;
    this.#open.add(uri);
    this.connection.notify("textDocument/didOpen", {
      textDocument: { uri, languageId: document.languageId, version: document.version, text: document.getText() },
    });
  }

  #changed({ document, contentChanges }) {
    if (contentChanges.length === 0) return;
    this.#tell("didChange", document, {
      contentChanges: contentChanges.map(({ range, text }) => ({ range: protocol.fromRange(range), text })),
    });
  }

  #tell(event, document, more) {
    const uri = document.uri.toString();
    if (!this.#open.has(uri)) return;
    this.connection.notify(`textDocument/${event}`, { textDocument: { uri, version: document.version }, ...more });
  }

  /** An answer that the editor has asked for by itself: what cannot be answered is noted, not shown. */
  async #ask(method, parameters, token) {
    try {
      return await this.connection.request(method, parameters, token);
    } catch (error) {
      if (!this.#isOver && !token?.isCancellationRequested) this.log(`${method}: ${error.message}`);
    }
  }

  /** Takes a notification or a request of the server. */
  async handle(method, parameters) {
    const feature = /^workspace\/(\w+)\/refresh$/.exec(method)?.[1];
    if (feature) return this.#refresh[feature]?.();
    switch (method) {
      case "textDocument/publishDiagnostics":
        this.#findings.set(vscode.Uri.parse(parameters.uri), parameters.diagnostics.map(protocol.diagnostic));
        return;
      case "workspace/applyEdit":
        return { applied: await vscode.workspace.applyEdit(protocol.workspaceEdit(parameters.edit)) };
      case "window/logMessage":
      case "window/showMessage":
        return this.log(parameters.message);
      default:
        throw Object.assign(new Error(`'${method}' is not supported`), { code: -32601 });
    }
  }

  /** Takes back all that has been shown and registered. */
  end() {
    this.#isOver = true;
    this.#subscriptions.forEach((subscription) => subscription.dispose());
  }
}

module.exports = { Session, isServed };
