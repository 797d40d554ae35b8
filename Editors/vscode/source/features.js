"use strict";

const vscode = require("vscode");
const protocol = require("./protocol");

const { languages } = vscode;
const { fromPosition, fromRange, list, optional } = protocol;

/**
 * Registers with the editor what the server's answer to `initialize` lists.
 *
 * @param ask `(method, parameters, token)`: the server's answer; `undefined` where it has an error.
 * @param demand the same, but it throws the error, to be shown.
 * @returns what undoes it, and `refresh`: by the protocol's name of a feature what has the editor ask anew.
 */
function register(capabilities, selector, ask, demand) {
  const refresh = {};
  const refreshed = (name) => {
    const emitter = new vscode.EventEmitter();
    refresh[name] = () => emitter.fire();
    return emitter.event;
  };
  const formatted = [{ scheme: "file", language: "strings" }, { scheme: "file", pattern: "**/*.stringsdict" }];
  const textDocument = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const at = (document, position) => ({ ...textDocument(document), position: fromPosition(position) });

  const features = {
    hoverProvider: () =>
      languages.registerHoverProvider(selector, {
        provideHover: async (document, position, token) =>
          optional(await ask("textDocument/hover", at(document, position), token), (hover) =>
            new vscode.Hover(protocol.markup(hover.contents), optional(hover.range, protocol.range))
          ),
      }),

    completionProvider: ({ triggerCharacters = [] }) =>
      languages.registerCompletionItemProvider(
        selector,
        {
          async provideCompletionItems(document, position, token) {
            const answer = await ask("textDocument/completion", at(document, position), token);
            return new vscode.CompletionList(
              list(answer?.items ?? answer, protocol.completionItem) ?? [], answer?.isIncomplete
            );
          },
        },
        ...triggerCharacters
      ),

    definitionProvider: () =>
      languages.registerDefinitionProvider(selector, {
        provideDefinition: async (document, position, token) =>
          list(await ask("textDocument/definition", at(document, position), token), protocol.location),
      }),

    referencesProvider: () =>
      languages.registerReferenceProvider(selector, {
        provideReferences: async (document, position, context, token) =>
          list(
            await ask("textDocument/references", { ...at(document, position), context }, token), protocol.location
          ),
      }),

    documentHighlightProvider: () =>
      languages.registerDocumentHighlightProvider(selector, {
        provideDocumentHighlights: async (document, position, token) =>
          list(
            await ask("textDocument/documentHighlight", at(document, position), token),
            ({ range, kind = 1 }) => new vscode.DocumentHighlight(protocol.range(range), kind - 1)
          ),
      }),

    documentSymbolProvider: () =>
      languages.registerDocumentSymbolProvider(selector, {
        provideDocumentSymbols: async (document, token) =>
          list(await ask("textDocument/documentSymbol", textDocument(document), token), protocol.documentSymbol),
      }),

    workspaceSymbolProvider: () =>
      languages.registerWorkspaceSymbolProvider({
        provideWorkspaceSymbols: async (query, token) =>
          list(await ask("workspace/symbol", { query }, token), protocol.workspaceSymbol),
      }),

    codeActionProvider: ({ codeActionKinds = [], resolveProvider }) =>
      languages.registerCodeActionsProvider(
        selector,
        {
          async provideCodeActions(document, range, { diagnostics, only, triggerKind }, token) {
            const context = {
              diagnostics: diagnostics.map(protocol.fromDiagnostic), only: only && [only.value], triggerKind,
            };
            return list(
              await ask(
                "textDocument/codeAction", { ...textDocument(document), range: fromRange(range), context }, token
              ),
              (value) => Object.assign(protocol.codeAction(value), { value })
            );
          },
          ...(resolveProvider && {
            async resolveCodeAction(action, token) {
              const { edit } = await demand("codeAction/resolve", action.value, token);
              action.edit = protocol.workspaceEdit(edit);
              return action;
            },
          }),
        },
        { providedCodeActionKinds: codeActionKinds.map((kind) => vscode.CodeActionKind.Empty.append(kind)) }
      ),

    documentFormattingProvider: () =>
      languages.registerDocumentFormattingEditProvider(formatted, {
        provideDocumentFormattingEdits: async (document, options, token) =>
          list(await demand("textDocument/formatting", { ...textDocument(document), options }, token), protocol.textEdit),
      }),

    documentRangeFormattingProvider: () =>
      languages.registerDocumentRangeFormattingEditProvider(formatted, {
        provideDocumentRangeFormattingEdits: async (document, range, options, token) =>
          list(
            await demand(
              "textDocument/rangeFormatting", { ...textDocument(document), range: fromRange(range), options }, token
            ),
            protocol.textEdit
          ),
      }),

    renameProvider: ({ prepareProvider }) =>
      languages.registerRenameProvider(selector, {
        provideRenameEdits: async (document, position, newName, token) =>
          optional(
            await demand("textDocument/rename", { ...at(document, position), newName }, token), protocol.workspaceEdit
          ),
        ...(prepareProvider && {
          async prepareRename(document, position, token) {
            const answer = await demand("textDocument/prepareRename", at(document, position), token);
            return { range: protocol.range(answer.range), placeholder: answer.placeholder };
          },
        }),
      }),

    foldingRangeProvider: () =>
      languages.registerFoldingRangeProvider(selector, {
        provideFoldingRanges: async (document, context, token) =>
          list(await ask("textDocument/foldingRange", textDocument(document), token), protocol.foldingRange),
      }),

    selectionRangeProvider: () =>
      languages.registerSelectionRangeProvider(selector, {
        provideSelectionRanges: async (document, positions, token) =>
          list(
            await ask(
              "textDocument/selectionRange", { ...textDocument(document), positions: positions.map(fromPosition) }, token
            ),
            protocol.selectionRange
          ),
      }),

    semanticTokensProvider: ({ legend, full }) =>
      full &&
      languages.registerDocumentSemanticTokensProvider(
        selector,
        {
          onDidChangeSemanticTokens: refreshed("semanticTokens"),
          provideDocumentSemanticTokens: async (document, token) =>
            optional(await ask("textDocument/semanticTokens/full", textDocument(document), token), ({ data }) =>
              new vscode.SemanticTokens(new Uint32Array(data))
            ),
        },
        new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)
      ),

    inlayHintProvider: () =>
      languages.registerInlayHintsProvider(selector, {
        onDidChangeInlayHints: refreshed("inlayHint"),
        provideInlayHints: async (document, range, token) =>
          list(
            await ask("textDocument/inlayHint", { ...textDocument(document), range: fromRange(range) }, token),
            protocol.inlayHint
          ),
      }),

    codeLensProvider: () =>
      languages.registerCodeLensProvider(selector, {
        onDidChangeCodeLenses: refreshed("codeLens"),
        provideCodeLenses: async (document, token) =>
          list(await ask("textDocument/codeLens", textDocument(document), token), protocol.codeLens),
      }),

    executeCommandProvider: ({ commands }) =>
      vscode.Disposable.from(
        ...commands.map((command) =>
          vscode.commands.registerCommand(command, (...parameters) =>
            demand("workspace/executeCommand", { command, arguments: parameters })
          )
        )
      ),
  };

  const registered = Object.entries(features).map(([name, add]) => capabilities[name] && add(capabilities[name]));
  return { refresh, dispose: () => registered.forEach((registration) => registration && registration.dispose()) };
}

module.exports = { register };
