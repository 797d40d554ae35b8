"use strict";

const vscode = require("vscode");
const { Server } = require("./server");
const { Session, isServed } = require("./session");

const INSTALLING = "https://github.com/OWNER/l10n/blob/main/Documentation/Install.md";

let server;

function activate(context) {
  const { window, workspace, commands } = vscode;
  const output = window.createOutputChannel("l10n");
  const setting = (name) => workspace.getConfiguration("l10n").get(name);
  const log = (text) => output.appendLine(text);

  server = new Server({
    command: () => ({
      path: setting("path") || "l10n",
      parameters: ["lsp", ...(setting("log") ? ["--log", setting("log")] : [])],
      folder: workspace.workspaceFolders?.[0]?.uri.fsPath,
    }),
    connect: (connection) => new Session(connection, log),
    log,
    fail: (reason) => (reason === "missing" ? showMissing(setting("path")) : showEnded(output)),
  });

  // It is not worth a process before there is a file for it.
  const startFor = (document) => {
    if (!server.hasBegun && isServed(document)) server.start();
  };
  context.subscriptions.push(
    output,
    workspace.onDidOpenTextDocument(startFor),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("l10n") && server.hasBegun) server.restart();
    }),
    commands.registerCommand("l10n.restart", () => server.restart())
  );
  workspace.textDocuments.forEach(startFor);
}

async function showMissing(path) {
  const choice = await vscode.window.showErrorMessage(
    `The program '${path}' cannot be started. Install l10n, or set its path in the setting l10n.path.`,
    "How to install", "Open the setting"
  );
  if (choice === "How to install") vscode.env.openExternal(vscode.Uri.parse(INSTALLING));
  if (choice === "Open the setting") vscode.commands.executeCommand("workbench.action.openSettings", "l10n.path");
}

async function showEnded(output) {
  const choice = await vscode.window.showErrorMessage(
    "The language server of l10n has ended several times in a row.", "Start again", "Show the output"
  );
  if (choice === "Start again") vscode.commands.executeCommand("l10n.restart");
  if (choice === "Show the output") output.show();
}

function deactivate() {
  return server?.stop();
}

module.exports = { activate, deactivate };
