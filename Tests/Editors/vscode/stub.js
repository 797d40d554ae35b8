"use strict";

// As much of Visual Studio Code's API as the extension uses: the editor's values, documents with events, and registries that
// a test can look into. `require("vscode")` gives it once this file is loaded.

const fs = require("node:fs");
const Module = require("node:module");
const { fileURLToPath, pathToFileURL } = require("node:url");

/** A class whose arguments become properties with these names. */
const value = (...names) =>
  class {
    constructor(...parameters) {
      names.forEach((name, index) => (this[name] = parameters[index]));
    }
  };

class Position extends value("line", "character") {}
class Range extends value("start", "end") {}

class Uri extends value("text") {
  static parse = (text) => new Uri(text);
  static file = (path) => new Uri(pathToFileURL(path).href);
  toString = () => this.text;
  get fsPath() {
    return fileURLToPath(this.text);
  }
}

class EventEmitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };
  fire = (event) => [...this.#listeners].forEach((listener) => listener(event));
}

class WorkspaceEdit {
  #edits = [];
  set = (uri, edits) => this.#edits.push([uri, edits]);
  entries = () => this.#edits;
}

class MarkdownString extends value("value") {
  appendText = (text) => Object.assign(this, { value: text.replace(/[\\*_[\]]/g, "\\$&") });
}

const kind = (value) => ({ value, append: (part) => kind(value ? `${value}.${part}` : part) });

class TextDocument extends value("uri", "languageId", "text") {
  version = 1;
  getText = () => this.text;

  offset({ line, character }) {
    return this.text.split("\n").slice(0, line).reduce((sum, line) => sum + line.length + 1, character);
  }

  /** Where a text is found, and moved by so many characters. */
  position(text, moved = 0) {
    const lines = this.text.slice(0, this.text.indexOf(text) + moved).split("\n");
    return new Position(lines.length - 1, lines.at(-1).length);
  }

  range(text) {
    return new Range(this.position(text), this.position(text, text.length));
  }
}

const events = Object.fromEntries(
  ["Open", "Change", "Save", "Close"].map((name) => [name, new EventEmitter()])
);
const configurationChange = new EventEmitter();
const registry = (set, entry) => {
  set.add(entry);
  return { dispose: () => set.delete(entry) };
};

/** What a test looks into. */
const editor = {
  providers: new Set(), commands: new Map(), collections: new Set(), settings: {}, messages: [], output: [], opened: [],
  answers: [],

  /** The only provider of a kind, `Hover`. */
  provider: (kind) => [...editor.providers].filter((provider) => provider.kind === kind),

  /** The findings of a file. */
  findings: (uri) => [...editor.collections].flatMap((collection) => collection.get(uri.toString()) ?? []),

  open(path, languageId) {
    const document = new TextDocument(Uri.file(path), languageId, fs.readFileSync(path, "utf8"));
    vscode.workspace.textDocuments.push(document);
    events.Open.fire(document);
    return document;
  },

  edit(document, edits) {
    const changes = [...edits].reverse().map(({ range, newText }) => ({ range, text: newText }));
    for (const { range, text } of changes) {
      const [start, end] = [document.offset(range.start), document.offset(range.end)];
      document.text = document.text.slice(0, start) + text + document.text.slice(end);
    }
    document.version += 1;
    events.Change.fire({ document, contentChanges: changes });
  },

  save(document) {
    fs.writeFileSync(document.uri.fsPath, document.text);
    events.Save.fire(document);
  },

  close(document) {
    vscode.workspace.textDocuments.splice(vscode.workspace.textDocuments.indexOf(document), 1);
    events.Close.fire(document);
  },

  set(name, value) {
    editor.settings[name] = value;
    configurationChange.fire({ affectsConfiguration: (section) => section === "l10n" });
  },
};

const matches = ({ language, pattern }, document) =>
  (!language || language === document.languageId) &&
  (!pattern || new RegExp(`/${pattern.slice(3).replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(document.uri.text));

const languages = {
  match: (selector, document) => (selector.some((filter) => matches(filter, document)) ? 10 : 0),
  createDiagnosticCollection: () => {
    const files = new Map();
    editor.collections.add(files);
    return { set: (uri, findings) => files.set(uri.toString(), findings), dispose: () => editor.collections.delete(files) };
  },
};

const vscode = {
  version: "1.75.0", Position, Range, Uri, EventEmitter, WorkspaceEdit, MarkdownString,
  CodeAction: value("title", "kind"),
  CodeActionKind: { Empty: kind("") },
  CodeLens: value("range", "command"),
  CompletionItem: value("label", "kind"),
  CompletionList: value("items", "isIncomplete"),
  Diagnostic: value("range", "message", "severity"),
  DiagnosticRelatedInformation: value("location", "message"),
  Disposable: { from: (...all) => ({ dispose: () => all.forEach((one) => one.dispose()) }) },
  DocumentHighlight: value("range", "kind"),
  DocumentSymbol: value("name", "detail", "kind", "range", "selectionRange"),
  FoldingRange: value("start", "end", "kind"),
  Hover: value("contents", "range"),
  InlayHint: value("position", "label", "kind"),
  Location: value("uri", "range"),
  SelectionRange: value("range", "parent"),
  SemanticTokens: value("data"),
  SemanticTokensLegend: value("tokenTypes", "tokenModifiers"),
  SnippetString: value("value"),
  SymbolInformation: value("name", "kind", "containerName", "location"),
  TextEdit: value("range", "newText"),

  // registerHoverProvider(selector, provider, …) and all of its like.
  languages: new Proxy(languages, {
    get: (_, name) =>
      languages[name] ??
      ((...parameters) => {
        const selector = Array.isArray(parameters[0]) ? parameters.shift() : [];
        const [provider, ...more] = parameters;
        const kind = /^register(.+?)(Edit)?s?Provider$/.exec(name)[1];
        return registry(editor.providers, { kind, selector, more, ...provider });
      }),
  }),

  workspace: {
    textDocuments: [], workspaceFolders: [],
    onDidOpenTextDocument: events.Open.event, onDidChangeTextDocument: events.Change.event,
    onDidSaveTextDocument: events.Save.event, onDidCloseTextDocument: events.Close.event,
    onDidChangeConfiguration: configurationChange.event,
    getConfiguration: () => ({ get: (name) => editor.settings[name] }),
    async applyEdit(edit) {
      for (const [uri, edits] of edit.entries()) {
        const open = vscode.workspace.textDocuments.find((document) => document.uri.text === uri.text);
        editor.edit(open ?? editor.open(uri.fsPath, uri.text.endsWith(".yml") ? "yaml" : "strings"), edits);
      }
      return true;
    },
  },

  window: {
    createOutputChannel: () => ({ appendLine: (line) => editor.output.push(line), show() {}, dispose() {} }),
    /** The answer is the next of `editor.answers`. */
    showErrorMessage: async (message) => {
      editor.messages.push(message);
      return editor.answers.shift();
    },
  },

  commands: {
    registerCommand: (name, run) => {
      editor.commands.set(name, run);
      return { dispose: () => editor.commands.delete(name) };
    },
    executeCommand: (name, ...parameters) => editor.commands.get(name)(...parameters),
  },

  env: { openExternal: (uri) => editor.opened.push(uri.toString()) },
};

const load = Module._load;
Module._load = (name, ...more) => (name === "vscode" ? vscode : load(name, ...more));

module.exports = { editor, vscode };
