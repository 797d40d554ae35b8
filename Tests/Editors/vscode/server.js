#!/usr/bin/env node
"use strict";

// A language server that lists every feature and answers each request with the same values, for what the real one may not
// have. It writes few bytes at a time.

const { Connection } = require("../../../Editors/vscode/source/connection.js");

const start = { line: 1, character: 2 };
const range = { start, end: { line: 1, character: 5 } };
const outer = { start: { line: 0, character: 0 }, end: { line: 2, character: 0 } };
const uri = "file:///catalog/en.lproj/%C3%89t%C3%A9.strings";
const edit = { range, newText: "é 🎬" };

const capabilities = {
  hoverProvider: true, completionProvider: {}, definitionProvider: true, referencesProvider: true,
  documentHighlightProvider: true, documentSymbolProvider: true, workspaceSymbolProvider: true, codeActionProvider: true,
  documentFormattingProvider: true, documentRangeFormattingProvider: true, renameProvider: true, foldingRangeProvider: true,
  selectionRangeProvider: true, inlayHintProvider: true, codeLensProvider: {},
  semanticTokensProvider: { legend: { tokenTypes: ["property"], tokenModifiers: [] }, full: true },
  executeCommandProvider: { commands: ["test.apply", "test.refresh"] },
};

const answers = {
  initialize: { capabilities },
  shutdown: null,
  "textDocument/hover": { contents: { kind: "plaintext", value: "a_b" } },
  "textDocument/completion": {
    isIncomplete: true, items: [{ label: "play", insertTextFormat: 2, insertText: '"play" = "$0";' }],
  },
  "textDocument/definition": { uri, range },
  "textDocument/references": null,
  "textDocument/documentHighlight": [{ range, kind: 3 }],
  "textDocument/documentSymbol": [
    { name: "a", kind: 15, range: outer, selectionRange: range, children: [{ name: "b", kind: 15, range, selectionRange: range }] },
  ],
  "workspace/symbol": [{ name: "play", kind: 15, containerName: "Player", location: { uri, range } }],
  "textDocument/codeAction": [
    { title: "Fix", edit: { documentChanges: [{ textDocument: { uri, version: 1 }, edits: [edit] }] } },
  ],
  "textDocument/rangeFormatting": [edit],
  "textDocument/foldingRange": [{ startLine: 0, endLine: 2, kind: "comment" }],
  "textDocument/selectionRange": [{ range, parent: { range: outer } }],
  "textDocument/semanticTokens/full": { data: [0, 1, 4, 0, 0] },
  "textDocument/inlayHint": [{ position: start, label: [{ value: "Pl" }, { value: "ay" }], paddingLeft: true }],
  "textDocument/codeLens": [
    { range, command: { title: "3 uses", command: "editor.action.showReferences", arguments: [uri, start, [{ uri, range }]] } },
    { range, command: { title: "not used", command: "" } },
  ],
};

/** Standard output, in pieces that end within characters and headers. */
const output = {
  write(text) {
    const bytes = Buffer.from(text);
    for (let index = 0; index < bytes.length; index += 7) process.stdout.write(bytes.subarray(index, index + 7));
  },
};

let cancelled;
const connection = new Connection(process.stdin, output, async (method, parameters) => {
  if (method === "exit") process.exit(0);
  // Waits until it is cancelled, and says so as servers do.
  if (method === "textDocument/formatting") return new Promise((_, reject) => (cancelled = reject));
  if (method === "$/cancelRequest") return cancelled?.(Object.assign(new Error("cancelled"), { code: -32800 }));
  if (method === "workspace/executeCommand") {
    if (parameters.command === "test.refresh") return connection.request("workspace/codeLens/refresh");
    return connection.request("workspace/applyEdit", { edit: { changes: { [parameters.arguments[0]]: [edit] } } });
  }
  if (method in answers) return answers[method];
  if (method.startsWith("textDocument/did") || method === "initialized") return;
  throw Object.assign(new Error(`'${method}' is not known`), { code: -32601 });
});
