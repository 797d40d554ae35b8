"use strict";

// Values of the Language Server Protocol as those of the editor, and back. Both count UTF-16 from 0; most numbers of kinds
// are one higher in the protocol.

const vscode = require("vscode");

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const uri = (text) => vscode.Uri.parse(text);
const location = (value) => new vscode.Location(uri(value.uri), range(value.range));
const textEdit = (value) => new vscode.TextEdit(range(value.range), value.newText);

/** What `convert` makes of a value; `undefined` where there is none. */
const optional = (value, convert) => (value === undefined || value === null ? undefined : convert(value));

/** Each of a list, or the one that is none, or none. */
const list = (value, convert) => optional(value, () => [value].flat().map(convert));

function markup(value) {
  if (typeof value === "string" || value.kind === "plaintext") {
    return new vscode.MarkdownString().appendText(value.value ?? value);
  }
  return new vscode.MarkdownString(value.value);
}

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  const changes = value.documentChanges ?? [];
  for (const change of changes) if (change.kind === "create") edit.createFile(uri(change.uri), { ignoreIfExists: true });
  const documents = value.documentChanges && changes.filter((change) => change.edits)
    .map((change) => [change.textDocument.uri, change.edits]);
  for (const [file, edits] of documents ?? Object.entries(value.changes ?? {})) {
    edit.set(uri(file), edits.map(textEdit));
  }
  return edit;
}

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1);
  result.source = value.source;
  result.code = value.codeDescription
    ? { value: value.code, target: uri(value.codeDescription.href) }
    : value.code;
  result.relatedInformation = value.relatedInformation?.map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message)
  );
  result.tags = value.tags;
  return result;
}

const fromPosition = ({ line, character }) => ({ line, character });
const fromRange = ({ start, end }) => ({ start: fromPosition(start), end: fromPosition(end) });
const fromDiagnostic = (value) => ({
  range: fromRange(value.range),
  message: value.message,
  severity: value.severity + 1,
  source: value.source,
  code: value.code?.value ?? value.code,
});

/** A command; that of the editor which shows places takes them as the editor's. */
function command({ title, command, arguments: parameters = [] }) {
  if (command === "editor.action.showReferences") {
    const [file, place, places] = parameters;
    parameters = [uri(file), position(place), places.map(location)];
  }
  return { title, command: command ?? "", arguments: parameters };
}

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, optional(value.kind, (kind) => vscode.CodeActionKind.Empty.append(kind)));
  action.edit = optional(value.edit, workspaceEdit);
  action.command = optional(value.command, command);
  action.diagnostics = value.diagnostics?.map(diagnostic);
  action.isPreferred = value.isPreferred;
  return action;
}

function completionItem(value) {
  const item = new vscode.CompletionItem(value.label, optional(value.kind, (kind) => kind - 1));
  const text = value.textEdit?.newText ?? value.insertText ?? value.label;
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  item.range = optional(value.textEdit, (edit) => range(edit.range));
  item.detail = value.detail;
  item.documentation = optional(value.documentation, markup);
  item.filterText = value.filterText;
  item.sortText = value.sortText;
  return item;
}

function documentSymbol(value) {
  const symbol = new vscode.DocumentSymbol(
    value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange)
  );
  symbol.children = (value.children ?? []).map(documentSymbol);
  return symbol;
}

const workspaceSymbol = (value) =>
  new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName ?? "", location(value.location));

const foldingKinds = { comment: 1, imports: 2, region: 3 };
const foldingRange = (value) =>
  new vscode.FoldingRange(value.startLine, value.endLine, optional(value.kind, (kind) => foldingKinds[kind]));

const selectionRange = (value) => new vscode.SelectionRange(range(value.range), optional(value.parent, selectionRange));

function inlayHint(value) {
  const label = typeof value.label === "string" ? value.label : value.label.map((part) => part.value).join("");
  const hint = new vscode.InlayHint(position(value.position), label, value.kind);
  hint.tooltip = optional(value.tooltip, markup);
  hint.paddingLeft = value.paddingLeft;
  hint.paddingRight = value.paddingRight;
  return hint;
}

const codeLens = (value) => new vscode.CodeLens(range(value.range), optional(value.command, command));

module.exports = {
  codeAction, codeLens, completionItem, diagnostic, documentSymbol, foldingRange, fromDiagnostic, fromPosition, fromRange,
  inlayHint, list, location, markup, optional, position, range, selectionRange, textEdit, workspaceEdit, workspaceSymbol,
};
