// Starts `east lsp` and shows what it finds. `npm install` in this folder brings the only dependency.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** Shows where code reaches through a property. */
function showUsers({ uri, position, locations }) {
  const read = client.protocol2CodeConverter;
  return vscode.commands.executeCommand(
    "editor.action.showReferences", vscode.Uri.parse(uri), read.asPosition(position), locations.map(read.asLocation));
}

/** Shows the page of a rule beside the code. */
async function explain(page) {
  const document = await vscode.workspace.openTextDocument({ content: page, language: "markdown" });
  return vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
}

async function executeCommand(command, words, next) {
  if (command === "east.showUsers") return showUsers(words[0]);
  const result = await next(command, words);
  return command === "east.explain" ? explain(result) : result;
}

exports.activate = async () => {
  const settings = vscode.workspace.getConfiguration("east");
  client = new LanguageClient(
    "east", "east",
    { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] },
    { documentSelector: [{ scheme: "file", language: "swift" }], middleware: { executeCommand } });
  await client.start();
};

exports.deactivate = () => client?.stop();
