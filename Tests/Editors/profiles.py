"""The language server as clients of several editors ask it, by the capabilities that they send: what the tests with editors do
not reach.

    L10N=.build/debug/l10n .build/editors/python/bin/python -m pytest -p no:cacheprovider Tests/Editors/profiles.py
"""

import asyncio
import json
import os
import pathlib
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = pathlib.Path(__file__).parent.parent.parent
L10N = os.path.abspath(os.environ["L10N"])
PROFILES = ["visual-studio-code", "neovim", "emacs"]

pytestmark = pytest.mark.asyncio


class Editor:
    """A client in a copy of Examples/Mistakes."""

    def __init__(self, client, folder, encoding):
        (self.client, self.folder, self.encoding, self.version) = (client, folder, encoding, 0)
        self.opened, self.results = set(), {}
        document = client.capabilities.text_document
        self.pulls = bool(document and document.diagnostic)

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return types.TextDocumentIdentifier(uri=self.uri(name))

    def read(self, name):
        return (self.folder / name).read_text()

    def open(self, name, text=None):
        item = types.TextDocumentItem(uri=self.uri(name), language_id="strings", version=0, text=text or self.read(name))
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
        self.opened.add(name)
        return item.text

    def change(self, name, text, range=None):
        """All of the text, or what stands in a range."""
        self.version += 1
        change = (types.TextDocumentContentChangePartial(range=range, text=text) if range
                  else types.TextDocumentContentChangeWholeDocument(text=text))
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.version),
            content_changes=[change]))

    def close(self, name):
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=self.document(name)))
        self.opened.discard(name)

    def position(self, text, part, moved=0):
        """Where a part begins in a text, and so many characters on, in the code units of the server's choice."""
        lines = text[:text.index(part) + moved].split("\n")
        return types.Position(line=len(lines) - 1, character=self.units(lines[-1]))

    def units(self, text):
        return len(text.encode("utf-8" if self.encoding == "utf-8" else "utf-16-le")) // (1 if self.encoding == "utf-8" else 2)

    def range(self, text, part):
        return types.Range(start=self.position(text, part), end=self.position(text, part, len(part)))

    def at(self, name, text, part, moved=0):
        """The parameters of a request about a place."""
        return {"text_document": self.document(name), "position": self.position(text, part, moved)}

    def codes(self, name):
        return sorted(finding.code for finding in self.client.diagnostics.get(self.uri(name), []))

    async def pull(self, name):
        """Asks for the findings of a document, as clients do that are not sent them."""
        report = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(
            text_document=self.document(name), previous_result_id=self.results.get(name)))
        if report.kind == "full":
            self.client.diagnostics[self.uri(name)] = report.items
        self.results[name] = report.result_id
        return report

    async def until(self, condition):
        for _ in range(1000):
            for name in self.opened if self.pulls else []:
                await self.pull(name)
            if condition():
                return
            await asyncio.sleep(0.02)
        raise AssertionError({uri: [finding.code for finding in all] for uri, all in self.client.diagnostics.items()})

    async def findings(self, name, *codes):
        await self.until(lambda: self.codes(name) == sorted(codes))

    async def actions(self, name, range, only=None):
        return await self.client.text_document_code_action_async(types.CodeActionParams(
            text_document=self.document(name), range=range,
            context=types.CodeActionContext(diagnostics=[], only=only)))

    def applied(self, text, edits):
        """A text after edits."""
        lines = text.split("\n")

        def offset(position):
            line = lines[position.line]
            column = next(count for count in range(len(line) + 1) if self.units(line[:count]) == position.character)
            return sum(len(line) + 1 for line in lines[:position.line]) + column

        for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
            text = text[:offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
        return text


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[L10N, "lsp"]), params=PROFILES)
async def client(lsp_client: LanguageClient, request):
    lsp_client.answer = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities(request.param)))
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def editor(client, tmp_path):
    folder = tmp_path / "Catalog 1% é"
    shutil.copytree(ROOT / "Examples/Mistakes", folder)
    offered = client.capabilities.general and client.capabilities.general.position_encodings or []
    encoding = client.answer.capabilities.position_encoding
    assert encoding == ("utf-8" if "utf-8" in offered else "utf-16")
    return Editor(client, folder, encoding)


FR = "fr.lproj/Player.strings"
EN = "en.lproj/Player.strings"
FOUND = ["a11y-identical-states", "argument-type", "stray-semicolon"]


async def test_completes_specifiers_and_lacking_keys(editor):
    text = editor.open(FR)
    items = await editor.client.text_document_completion_async(types.CompletionParams(**editor.at(FR, text, "%@", 1)))
    assert [item.label for item in items] == ["%1$lld", "%2$lld"]
    assert editor.applied(text, [items[0].text_edit]) == text.replace("%@", "%1$lld@")
    text = '"play.label" = "🎬 %";\n'
    editor.change(FR, text)
    assert await editor.client.text_document_completion_async(
        types.CompletionParams(**editor.at(FR, text, "%", 1))) == []
    text += '"pau\n'
    editor.change(FR, text)
    items = await editor.client.text_document_completion_async(types.CompletionParams(**editor.at(FR, text, '"pau', 4)))
    assert [(item.label, item.detail) for item in items][:2] == [("ad.position", "Ad %1$lld of %2$lld"), ("live.label", "Go to live")]
    pause = next(item for item in items if item.label == "pause.label")
    assert editor.applied(text, [pause.text_edit]) == text.replace('"pau', '"pause.label" = "";')


async def test_goes_to_the_development_text_and_to_all(editor):
    text, english = editor.open(FR), editor.read(EN)
    place = editor.at(FR, text, "live.label")
    definition = await editor.client.text_document_definition_async(types.DefinitionParams(**place))
    assert (definition.uri, definition.range) == (editor.uri(EN), editor.range(english, '"live.label"'))
    references = await editor.client.text_document_references_async(
        types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=True)))
    assert [place.uri for place in references] == [editor.uri(f"{tag}.lproj/Player.strings") for tag in ["ar", "en", "fr"]]


async def test_lists_the_entries_of_tables_of_two_formats(editor):
    text = editor.open(FR)
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=editor.document(FR)))
    assert [symbol.name for symbol in symbols] == ["play.label", "pause.label", "ad.position", "live.label"]
    assert symbols[0].selection_range == editor.range(text, '"play.label"')
    plurals = FR + "dict"
    editor.open(plurals)
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=editor.document(plurals)))
    assert [symbol.name for symbol in symbols] == ["downloads.count"]


async def test_formats_what_has_no_errors(editor):
    parameters = types.DocumentFormattingParams(
        text_document=editor.document(FR), options=types.FormattingOptions(tab_size=2, insert_spaces=True))
    text = '"play.label"="🎬";"pause.label"    = "Pause";\n'
    editor.open(FR, text)
    edits = await editor.client.text_document_formatting_async(parameters)
    assert editor.applied(text, edits) == '"play.label" = "🎬";\n"pause.label" = "Pause";\n'
    editor.change(FR, '"play.label" = "Lecture\n')
    with pytest.raises(JsonRpcException, match="has errors"):
        await editor.client.text_document_formatting_async(parameters)


async def test_renames_keys_alone(editor):
    text = editor.open(FR, editor.read(FR).replace(";;", ";"))
    with pytest.raises(JsonRpcException, match="no key here"):
        await editor.client.text_document_prepare_rename_async(
            types.PrepareRenameParams(**editor.at(FR, text, "Revenir")))
    prepared = await editor.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**editor.at(FR, text, "live.label")))
    assert prepared.placeholder == "live.label"
    for name, message in [("pause.label", "pause.label"), ("", "empty")]:
        with pytest.raises(JsonRpcException, match=message):
            await editor.client.text_document_rename_async(
                types.RenameParams(**editor.at(FR, text, "live.label"), new_name=name))
    edit = await editor.client.text_document_rename_async(
        types.RenameParams(**editor.at(FR, text, "live.label"), new_name="live 🎬"))
    assert set(edit.changes) == {editor.uri(f"{tag}.lproj/Player.strings") for tag in ["ar", "en", "fr"]}
    assert editor.applied(text, edit.changes[editor.uri(FR)]) == text.replace("live.label", "live 🎬")


async def test_offers_actions_of_the_kinds_asked_for(editor):
    text = editor.open(FR)
    all = editor.range(text, text.rstrip())
    titles = [action.title for action in await editor.actions(FR, all)]
    assert "Remove the ';'" in titles and "Suppress argument-type here" in titles and "Apply all safe fixes" not in titles
    assert not await editor.actions(FR, all, only=["refactor"])
    for only in ["source", "source.fixAll", "source.fixAll.l10n"]:
        [action] = await editor.actions(FR, all, only=[only])
        assert action.kind == "source.fixAll.l10n"
        assert editor.applied(text, action.edit.changes[editor.uri(FR)]) == text.replace(";;", ";")
    [suppression] = [action for action in await editor.actions(FR, editor.range(text, "%@"), only=["quickfix"])
                     if action.title.startswith("Suppress")]
    changed = editor.applied(text, suppression.edit.changes[editor.uri(FR)])
    assert '/* l10n:ignore argument-type */\n"ad.position"' in changed
    editor.change(FR, changed)
    await editor.findings(FR, "a11y-identical-states", "stray-semicolon")


async def test_counts_as_agreed_behind_an_emoji(editor):
    text = editor.open(FR)
    await editor.findings(FR, *FOUND)
    editor.change(FR, "🎬🎬 é", editor.range(text, "Publicité"))
    text = text.replace("Publicité", "🎬🎬 é")
    await editor.until(lambda: editor.range(text, "%@") in [
        finding.range for finding in editor.client.diagnostics[editor.uri(FR)] if finding.code == "argument-type"])
    editor.change(FR, "%1$lld sur %2$lld", editor.range(text, "%@ sur %lld"))
    await editor.findings(FR, *[code for code in FOUND if code != "argument-type"])


async def test_finds_in_other_files_what_a_change_breaks(editor):
    text = editor.open(EN)
    await editor.findings(FR, *FOUND)
    editor.change(EN, text.replace('"live.label" = "Go to live";', ""))
    await editor.until(lambda: "extra-key" in editor.codes(FR) and "extra-key" in editor.codes("ar.lproj/Player.strings"))
    # What is on disk counts again.
    editor.close(EN)
    await editor.findings(FR, *FOUND)


async def test_reads_files_again_that_have_changed_on_disk(editor):
    editor.open(EN)
    await editor.findings(FR, *FOUND)
    (editor.folder / FR).write_text(editor.read(FR).replace(";;", ";"))
    editor.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
        changes=[types.FileEvent(uri=editor.uri(FR), type=types.FileChangeType.Changed)]))
    await editor.findings(FR, *FOUND[:2])


async def test_sends_findings_or_is_asked_for_them(editor):
    text = editor.open(FR)
    await editor.findings(FR, *FOUND)
    if not editor.pulls:
        return
    # What has not changed is not sent again; what has is never old.
    assert (await editor.pull(FR)).kind == "unchanged"
    editor.change(FR, text.replace(";;", ";"))
    report = await editor.pull(FR)
    assert report.kind == "full" and sorted(finding.code for finding in report.items) == FOUND[:2]
    # Files that are not open come unasked; when one is opened, they are taken back.
    english = editor.open(EN)
    editor.change(EN, english.replace('"live.label" = "Go to live";', ""))
    await editor.until(lambda: "extra-key" in editor.codes("ar.lproj/Player.strings"))
    editor.open("ar.lproj/Player.strings")
    await editor.until(lambda: "extra-key" in editor.codes("ar.lproj/Player.strings"))
    everything = await editor.client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert editor.uri(FR) in [report.uri for report in everything.items]


async def test_shows_the_structure_of_files(editor):
    name = FR + "dict"
    text = editor.open(name)
    folds = await editor.client.text_document_folding_range_async(
        types.FoldingRangeParams(text_document=editor.document(name)))
    assert any(text.split("\n")[fold.start_line].strip() == "<key>downloads.count</key>" for fold in folds)
    [selection] = await editor.client.text_document_selection_range_async(types.SelectionRangeParams(
        text_document=editor.document(name), positions=[editor.position(text, "%lld", 2)]))
    parts = []
    while selection:
        parts.append((selection.range.start, selection.range.end))
        selection = selection.parent
    assert len(parts) > 4 and all(outer[0] <= inner[0] and inner[1] <= outer[1] for inner, outer in zip(parts, parts[1:]))
    highlights = await editor.client.text_document_document_highlight_async(
        types.DocumentHighlightParams(**editor.at(name, text, "%lld", 1)))
    assert len(highlights) > 1 and editor.range(text, "%lld") in [highlight.range for highlight in highlights]


async def test_colors_specifiers_and_keys(editor):
    text = editor.open(FR)
    legend = editor.client.answer.capabilities.semantic_tokens_provider.legend.token_types

    def colored(data):
        line = character = 0
        for down, right, length, kind, _ in zip(*[iter(data)] * 5):
            line, character = line + down, right if down else character + right
            yield types.Range(types.Position(line, character), types.Position(line, character + length)), legend[kind]

    tokens = await editor.client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=editor.document(FR)))
    found = list(colored(tokens.data))
    assert (editor.range(text, "%@"), "parameter") in found and (editor.range(text, "live.label"), "property") in found
    editor.change(FR, text.replace("%@", "%1$@"))
    delta = await editor.client.text_document_semantic_tokens_full_delta_async(types.SemanticTokensDeltaParams(
        text_document=editor.document(FR), previous_result_id=tokens.result_id))
    data = list(tokens.data)
    for edit in delta.edits:
        data[edit.start:edit.start + edit.delete_count] = edit.data
    part = await editor.client.text_document_semantic_tokens_range_async(types.SemanticTokensRangeParams(
        text_document=editor.document(FR), range=editor.range(text, "live.label")))
    tokens = await editor.client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=editor.document(FR)))
    assert list(tokens.data) == data and 0 < len(part.data) < len(data)


async def test_completes_and_explains_settings(editor):
    settings = editor.read("l10n.yml")
    editor.open("l10n.yml", settings + "gen")
    items = await editor.client.text_document_completion_async(
        types.CompletionParams(**editor.at("l10n.yml", settings + "gen", "gen", 3)))
    assert [item.text_edit.new_text for item in items if item.label in ["generate", "rules"]] == ["generate: "]
    text = settings.replace("rules: {a11y-tag-coverage: off}", "rules:\n  missing-key: ")
    editor.change("l10n.yml", text)
    items = await editor.client.text_document_completion_async(
        types.CompletionParams(**editor.at("l10n.yml", text, "missing-key: ", len("missing-key: "))))
    assert [item.label for item in items] == ["error", "warning", "note", "off"]
    hover = await editor.client.text_document_hover_async(types.HoverParams(**editor.at("l10n.yml", text, "missing-key", 3)))
    assert "lacks" in hover.contents.value or "miss" in hover.contents.value
    definition = await editor.client.text_document_definition_async(
        types.DefinitionParams(**editor.at("l10n.yml", text, "play.label", 3)))
    assert definition.uri == editor.uri(EN)


async def test_formats_lines(editor):
    text = '"play.label"="🎬";\n"pause.label"="Pause";\n'
    editor.open(FR, text)
    edits = await editor.client.text_document_range_formatting_async(types.DocumentRangeFormattingParams(
        text_document=editor.document(FR), range=editor.range(text, "pause.label"),
        options=types.FormattingOptions(tab_size=2, insert_spaces=True)))
    assert editor.applied(text, edits) == '"play.label"="🎬";\n"pause.label" = "Pause";\n'


async def test_refuses_what_it_cannot_answer(editor):
    with pytest.raises(JsonRpcException) as failure:
        await editor.client.text_document_hover_async(
            types.HoverParams(text_document=editor.document(FR), position=types.Position(0, 0)))
    assert failure.value.code == -32602
    with pytest.raises(JsonRpcException) as failure:
        await editor.client.protocol.send_request_async("l10n/unknown", {})
    assert failure.value.code == -32601


def conversation(*messages):
    """What the server answers to messages without an editor, and its status."""
    bodies = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in messages]
    run = subprocess.run(
        [L10N, "lsp"], input=b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies),
        stdout=subprocess.PIPE, timeout=60)
    answers = [json.loads(part[part.index(b"{"):part.rindex(b"}") + 1]) for part in run.stdout.split(b"Content-Length")[1:]]
    return {answer["id"]: answer.get("result", answer.get("error")) for answer in answers}, run.returncode


async def test_answers_no_cancelled_request():
    symbols = {"method": "workspace/symbol", "params": {"query": ""}}
    answers, _ = conversation(
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}}, {"id": 7, **symbols}, {"id": 8, **symbols},
        {"method": "$/cancelRequest", "params": {"id": 7}}, {"id": 2, "method": "shutdown"}, {"method": "exit"})
    assert (answers[7]["code"], answers[8]) == (-32800, [])


INITIALIZE = {"id": 1, "method": "initialize", "params": {"capabilities": {}}}
SHUTDOWN = {"id": 2, "method": "shutdown"}
EXIT = {"method": "exit"}


async def test_keeps_to_the_order_of_a_conversation():
    answers, status = conversation(SHUTDOWN, INITIALIZE, {"id": 3, "method": "shutdown"}, {"id": 4, "method": "shutdown"}, EXIT)
    assert [answers[2]["code"], answers[3], answers[4]["code"], status] == [-32002, None, -32600, 0]
    assert conversation(INITIALIZE, EXIT)[1] == 1
    assert conversation(INITIALIZE)[1] == 1
    assert conversation(INITIALIZE, SHUTDOWN)[1] == 0
