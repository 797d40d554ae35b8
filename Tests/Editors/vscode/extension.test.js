"use strict";

// The extension for Visual Studio Code on a stub of the editor's API, with the real language server in L10N and a copy of
// Examples/Mistakes.
//
//   L10N=.build/debug/l10n node --test Tests/Editors/vscode

const assert = require("node:assert");
const children = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");

const root = path.resolve(__dirname, "../../..");
const extensionFolder = path.join(root, "Editors/vscode");
const { editor, vscode } = require("./stub.js");

const started = [];
const { spawn } = children;
children.spawn = (...parameters) => {
  started.push(spawn(...parameters));
  return started.at(-1);
};
const extension = require(extensionFolder);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "l10n 1% é "));
fs.cpSync(path.join(root, "Examples/Mistakes"), folder, { recursive: true });
const table = path.join(folder, "fr.lproj/Player.strings");
const read = (name) => fs.readFileSync(path.join(folder, name), "utf8");

async function until(what, condition) {
  for (let left = 1000; left > 0; left -= 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`waited in vain for ${what}: ${editor.output.join("\n")}`);
}

const codes = (document) => editor.findings(document.uri).map(({ code }) => code.value ?? code).sort().join(" ");
const findings = (document, expected) => until(`'${expected}', not '${codes(document)}'`, () => codes(document) === expected);

/** What the one provider of a kind gives. */
function provide(kind, method, ...parameters) {
  const [provider, ...others] = editor.provider(kind);
  assert.ok(provider && others.length === 0, `${others.length + 1} providers of ${kind}`);
  return provider[method](...parameters);
}

/** Starts the extension for a test. What is given ends it, as does the end of the test. */
function activate(context, settings) {
  Object.assign(editor.settings, { path: path.resolve(process.env.L10N), log: "" }, settings);
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: "Mistakes" }];
  const subscriptions = [];
  extension.activate({ subscriptions });
  const deactivate = async () => {
    await extension.deactivate();
    subscriptions.splice(0).forEach((subscription) => subscription.dispose());
    assert.strictEqual(editor.providers.size + editor.collections.size, 0);
  };
  context.after(async () => {
    await deactivate();
    vscode.workspace.textDocuments.length = editor.messages.length = editor.output.length = 0;
  });
  return deactivate;
}

test.after(() => fs.rmSync(folder, { recursive: true }));

test("every file is JavaScript or JSON, and what the manifest names is there", () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, "package.json")));
  for (const name of fs.readdirSync(path.join(extensionFolder, "source"))) {
    children.execFileSync(process.execPath, ["--check", path.join(extensionFolder, "source", name)]);
  }
  const { languages, grammars, commands } = manifest.contributes;
  const named = [...grammars.map((grammar) => grammar.path), ...languages.map((language) => language.configuration)];
  for (const name of named.filter(Boolean)) JSON.parse(fs.readFileSync(path.join(extensionFolder, name)));
  assert.deepStrictEqual(commands.map(({ command }) => command), ["l10n.restart"]);
});

test("findings, hover, completion, navigation, fixes, rename and saving", async (context) => {
  const log = path.join(folder, "lsp.log");
  const deactivate = activate(context, { log });
  editor.open(path.join(root, "Package.resolved"), "json");
  assert.ok(started.length === 0, "a file that is none of a catalog starts the server");
  const document = editor.open(table, "strings");
  await findings(document, "a11y-identical-states argument-type stray-semicolon");

  const finding = editor.findings(document.uri).find(({ code }) => code.value === "argument-type");
  assert.deepStrictEqual(finding.range, document.range("%@"));
  assert.match(finding.code.target.toString(), /Rules\/argument-type\.md$/);
  assert.match(finding.relatedInformation[0].location.uri.toString(), /en\.lproj\/Player\.strings$/);
  assert.strictEqual(finding.severity, 0);

  const key = document.position("play.label", 2);
  const hover = await provide("Hover", "provideHover", document, key);
  assert.match(hover.contents.value, /- ar: `تشغيل`/);
  assert.deepStrictEqual(hover.range, document.range('"play.label"'));

  const value = document.position("%@");
  const { items } = await provide("CompletionItem", "provideCompletionItems", document, value);
  assert.deepStrictEqual(items.map(({ label }) => label), ["%1$lld", "%2$lld"]);
  const [definition] = await provide("Definition", "provideDefinition", document, key);
  assert.match(definition.uri.toString(), /en\.lproj/);
  const references = await provide("Reference", "provideReferences", document, key, { includeDeclaration: true });
  assert.strictEqual(references.length, 4);
  const symbols = await provide("DocumentSymbol", "provideDocumentSymbols", document);
  assert.deepStrictEqual(
    symbols.map(({ name, detail }) => `${name}: ${detail}`).slice(0, 2), ["play.label: Lecture", "pause.label: Lecture"]
  );

  const place = document.range(";;");
  const asked = { diagnostics: editor.findings(document.uri), triggerKind: 1 };
  const actions = await provide("CodeAction", "provideCodeActions", document, place, asked);
  const fix = actions.find(({ title }) => title === "Remove the ';'");
  assert.ok(fix.isPreferred && fix.kind.value === "quickfix" && fix.diagnostics[0].code.value === "stray-semicolon");
  const only = { ...asked, only: vscode.CodeActionKind.Empty.append("source.fixAll") };
  const [all] = await provide("CodeAction", "provideCodeActions", document, place, only);
  assert.strictEqual(all.kind.value, "source.fixAll.l10n");
  await vscode.workspace.applyEdit(all.edit);
  await findings(document, "a11y-identical-states argument-type");

  // A character outside of the basic plane counts as two.
  editor.edit(document, [new vscode.TextEdit(document.range("Publicité %@"), "🎬 %1$lld %@")]);
  await until("the finding behind an emoji", () =>
    editor.findings(document.uri).some(({ range }) => range.start.character === document.position("%@").character)
  );
  editor.edit(document, [new vscode.TextEdit(document.range("🎬 %1$lld %@ sur %lld"), "🎬 %1$lld sur %2$lld")]);
  editor.edit(document, [new vscode.TextEdit(document.range('pause.label" = "Lecture'), 'pause.label" =   "Pause')]);
  await findings(document, "");

  const edits = await provide("DocumentFormatting", "provideDocumentFormattingEdits", document, { tabSize: 2 });
  editor.edit(document, edits);
  assert.match(document.getText(), /"pause\.label" = "Pause";/);

  await assert.rejects(provide("Rename", "prepareRename", document, document.position("Lecture", 2)), /no key here/);
  const prepared = await provide("Rename", "prepareRename", document, key);
  assert.strictEqual(prepared.placeholder, "play.label");
  await assert.rejects(provide("Rename", "provideRenameEdits", document, key, "pause.label"), /pause\.label/);
  await vscode.workspace.applyEdit(await provide("Rename", "provideRenameEdits", document, key, "controls.play"));
  vscode.workspace.textDocuments.filter(({ uri }) => uri.fsPath.startsWith(folder)).forEach(editor.save);
  for (const language of ["ar", "en", "fr"]) assert.match(read(`${language}.lproj/Player.strings`), /"controls\.play" = /);
  assert.match(read("l10n.yml"), /primary: controls\.play/);

  editor.edit(document, [new vscode.TextEdit(document.range('"Pause";'), '"Pause"')]);
  await findings(document, "missing-semicolon");
  editor.close(document);
  await findings(document, "");
  await deactivate();
  assert.deepStrictEqual(editor.output, []);
  assert.strictEqual(started.at(-1).exitCode, 0);
  assert.match(fs.readFileSync(log, "utf8"), /textDocument\/didSave/);
});

test("a server that ends is started again", async (context) => {
  fs.cpSync(path.join(root, "Examples/Mistakes"), folder, { recursive: true });
  activate(context);
  const document = editor.open(table, "strings");
  const expected = "a11y-identical-states argument-type stray-semicolon";
  await findings(document, expected);
  editor.edit(document, [new vscode.TextEdit(document.range(";;"), ";")]);
  const count = started.length;
  started.at(-1).kill("SIGKILL");
  await findings(document, "");
  await findings(document, "a11y-identical-states argument-type");
  assert.strictEqual(started.length, count + 1);
  assert.match(editor.output.join("\n"), /has ended: SIGKILL/);
  assert.match((await provide("Hover", "provideHover", document, document.position("play."))).contents.value, /Lecture/);
  await vscode.commands.executeCommand("l10n.restart");
  await findings(document, "a11y-identical-states argument-type");
  assert.strictEqual(started.length, count + 2);
});

test("a program that is missing is said, with a link, and looked for again when the setting changes", async (context) => {
  editor.answers.push("How to install");
  activate(context, { path: path.join(folder, "no such program") });
  const document = editor.open(table, "strings");
  await until("the message", () => editor.opened.length > 0);
  assert.match(editor.messages[0], /no such program' cannot be started/);
  assert.match(editor.opened[0], /Install\.md$/);
  editor.set("path", path.resolve(process.env.L10N));
  await until("findings", () => editor.findings(document.uri).length > 0);
  assert.strictEqual(editor.messages.length, 1);
});

test("all that the protocol has, from a server that answers in pieces", async (context) => {
  activate(context, { path: path.join(__dirname, "server.js") });
  const document = editor.open(table, "strings");
  await until("providers", () => editor.providers.size > 0);
  const place = document.position("play");
  const range = new vscode.Range(new vscode.Position(1, 2), new vscode.Position(1, 5));

  assert.strictEqual((await provide("Hover", "provideHover", document, place)).contents.value, "a\\_b");
  const completions = await provide("CompletionItem", "provideCompletionItems", document, place);
  assert.ok(completions.isIncomplete && completions.items[0].insertText instanceof vscode.SnippetString);
  const [definition] = await provide("Definition", "provideDefinition", document, place);
  assert.deepStrictEqual([definition.uri.fsPath, definition.range], ["/catalog/en.lproj/Été.strings", range]);
  assert.strictEqual(await provide("Reference", "provideReferences", document, place, {}), undefined);
  const [highlight] = await provide("DocumentHighlight", "provideDocumentHighlights", document, place);
  assert.strictEqual(highlight.kind, 2);
  const [symbol] = await provide("DocumentSymbol", "provideDocumentSymbols", document);
  assert.deepStrictEqual([symbol.children[0].name, symbol.kind], ["b", 14]);
  const [found] = await provide("WorkspaceSymbol", "provideWorkspaceSymbols", "pl");
  assert.deepStrictEqual([found.name, found.containerName, found.location.range], ["play", "Player", range]);
  const [action] = await provide("CodeAction", "provideCodeActions", document, range, { diagnostics: [] });
  assert.strictEqual(action.edit.entries()[0][1][0].newText, "é 🎬");
  const [edit] = await provide("DocumentRangeFormatting", "provideDocumentRangeFormattingEdits", document, range, {});
  assert.deepStrictEqual(edit.range, range);
  const [fold] = await provide("FoldingRange", "provideFoldingRanges", document, {});
  assert.deepStrictEqual([fold.start, fold.end, fold.kind], [0, 2, 1]);
  const [selection] = await provide("SelectionRange", "provideSelectionRanges", document, [place]);
  assert.strictEqual(selection.parent.range.end.line, 2);
  const tokens = await provide("DocumentSemanticToken", "provideDocumentSemanticTokens", document);
  assert.deepStrictEqual([...tokens.data], [0, 1, 4, 0, 0]);
  assert.deepStrictEqual(editor.provider("DocumentSemanticToken")[0].more[0].tokenTypes, ["property"]);
  const [hint] = await provide("InlayHint", "provideInlayHints", document, range);
  assert.deepStrictEqual([hint.label, hint.paddingLeft], ["Play", true]);
  const [lens, title] = await provide("CodeLen", "provideCodeLenses", document);
  assert.ok(lens.command.arguments[2][0] instanceof vscode.Location && title.command.command === "");

  const cancellation = new vscode.EventEmitter();
  const token = { onCancellationRequested: cancellation.event };
  const formatting = provide("DocumentFormatting", "provideDocumentFormattingEdits", document, {}, token);
  setTimeout(() => cancellation.fire(), 50);
  await assert.rejects(formatting, { code: -32800 });

  let count = 0;
  editor.provider("CodeLen")[0].onDidChangeCodeLenses(() => (count += 1));
  await vscode.commands.executeCommand("test.refresh");
  assert.strictEqual(count, 1);
  await vscode.commands.executeCommand("test.apply", document.uri.toString());
  assert.match(document.getText().split("\n")[1], /^"pé 🎬e\.label/);
});
