"""Drives `east lsp` with pytest-lsp, as three editors present themselves. LspClientTests.swift runs it."""

import json
import os
import pathlib
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

EAST = os.environ["EAST"]
ROOT = pathlib.Path(os.environ["REPOSITORY"])
DRIVER = (ROOT / "Driver.swift").as_uri()
CAR = (ROOT / "Car.swift").as_uri()
EDITORS = ["visual_studio_code", "neovim", "emacs"]


@pytest_lsp.fixture(params=EDITORS, config=ClientServerConfig(server_command=[EAST, "lsp", "--no-cache"]))
async def client(request, lsp_client: LanguageClient):
    folder = types.WorkspaceFolder(uri=ROOT.as_uri(), name="app")
    params = types.InitializeParams(
        capabilities=client_capabilities(request.param), workspace_folders=[folder], root_uri=ROOT.as_uri()
    )
    # What the server asks of an editor. pytest-lsp has no answers of its own.
    for method in [types.CLIENT_REGISTER_CAPABILITY, types.WORKSPACE_CODE_LENS_REFRESH]:
        lsp_client.feature(method)(lambda *_: None)
    # An editor that asks for the edit of an action later is offered what takes a while to find out.
    actions = params.capabilities.text_document.code_action
    lsp_client.resolves = actions.resolve_support is not None and "edit" in actions.resolve_support.properties
    result = await lsp_client.initialize_session(params)
    lsp_client.pulls = result.capabilities.diagnostic_provider is not None
    yield
    await lsp_client.shutdown_session()


def open_file(client, uri):
    text = pathlib.Path(uri.removeprefix("file://")).read_text()
    item = types.TextDocumentItem(uri=uri, language_id="swift", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    return text


async def diagnostics(client, uri):
    if not client.pulls:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return list(client.diagnostics.get(uri, []))
    params = types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri))
    return (await client.text_document_diagnostic_async(params)).items


def linted():
    run = subprocess.run([EAST, "lint", "--no-cache", "--format", "jsonl"], cwd=ROOT, capture_output=True, text=True)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    return [one for one in found if one.get("path") == "Driver.swift"]


@pytest.mark.asyncio
async def test_diagnostics(client):
    open_file(client, DRIVER)
    found = await diagnostics(client, DRIVER)
    assert [(one.range.start.line + 1, one.code) for one in found] == [(one["line"], one["rule"]) for one in linted()]
    assert found[0].related_information[0].location.uri == CAR


@pytest.mark.asyncio
async def test_typing(client):
    text = open_file(client, DRIVER)
    found = await diagnostics(client, DRIVER)
    start = types.Position(line=found[0].range.start.line, character=0)
    change = types.TextDocumentContentChangePartial(range=types.Range(start=start, end=start), text="    // 😀\n")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=DRIVER, version=2), content_changes=[change]
        )
    )
    later = await diagnostics(client, DRIVER)
    assert [one.range.start.line for one in later] == [one.range.start.line + 1 for one in found]
    whole = types.TextDocumentContentChangeWholeDocument(text=text)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=DRIVER, version=3), content_changes=[whole]
        )
    )
    assert await diagnostics(client, DRIVER) == found


@pytest.mark.asyncio
async def test_workspace_diagnostics(client):
    open_file(client, DRIVER)
    report = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    by_uri = {item.uri: item for item in report.items}
    assert len(by_uri[DRIVER].items) == len(linted())
    again = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(
            previous_result_ids=[types.PreviousResultId(uri=item.uri, value=item.result_id) for item in report.items]
        )
    )
    assert {item.kind for item in again.items} == {"unchanged"}


@pytest.mark.asyncio
async def test_hover(client):
    open_file(client, DRIVER)
    found = await diagnostics(client, DRIVER)
    hover = await client.text_document_hover_async(
        types.HoverParams(
            text_document=types.TextDocumentIdentifier(uri=DRIVER), position=found[0].range.start
        )
    )
    assert "car.engine.temperature" in hover.contents.value and "reach 2" in hover.contents.value


async def actions(client, only=None):
    open_file(client, DRIVER)
    found = await diagnostics(client, DRIVER)
    return await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=DRIVER), range=found[0].range,
            context=types.CodeActionContext(diagnostics=[found[0]], only=only),
        )
    )


@pytest.mark.asyncio
async def test_code_actions(client):
    titles = [action.title for action in await actions(client)]
    assert titles == [
        "Suppress 'reach' on this line", "Suppress 'reach' with a comment above", "Suppress 'reach' in this file",
        "Explain 'reach'", "Add this finding to the baseline",
    ] + ["Call 'Car.provideEngineTemperature' here"] * client.resolves


@pytest.mark.asyncio
async def test_explain(client):
    page = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command="east.explain", arguments=[{"rule": "reach"}])
    )
    assert page.startswith("# reach")


@pytest.mark.asyncio
async def test_rewriting(client):
    offered = await actions(client, only=[types.CodeActionKind.RefactorRewrite])
    action = offered[0]
    if action.edit is None:
        action = await client.code_action_resolve_async(action)
    edits = action.edit.changes or {edit.text_document.uri: edit.edits for edit in action.edit.document_changes}
    assert set(edits) == {CAR, DRIVER}
    assert "provideTemperature" in edits[DRIVER][0].new_text


@pytest.mark.asyncio
async def test_code_lens(client):
    open_file(client, CAR)
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=types.TextDocumentIdentifier(uri=CAR))
    )
    assert [lens.command.title for lens in lenses] == ["1 declaration reaches through"]


@pytest.mark.asyncio
async def test_broken_configuration(client):
    configuration = ROOT / ".east.json"
    open_file(client, DRIVER)
    found = await diagnostics(client, DRIVER)
    try:
        configuration.write_text('{\n  "rules": 3\n}\n')
        event = types.FileEvent(uri=configuration.as_uri(), type=types.FileChangeType.Created)
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[event]))
        while not client.diagnostics.get(configuration.as_uri()):
            await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        assert client.diagnostics[configuration.as_uri()][0].range.start.line == 1
        if client.pulls:
            assert await diagnostics(client, DRIVER) == found
    finally:
        configuration.unlink()


@pytest.mark.asyncio
async def test_baseline(client):
    baseline = ROOT / ".east-baseline"
    open_file(client, DRIVER)
    found = await diagnostics(client, DRIVER)
    argument = {"uri": DRIVER, "fingerprint": found[0].data["fingerprint"]}
    try:
        await client.workspace_execute_command_async(
            types.ExecuteCommandParams(command="east.addToBaseline", arguments=[argument])
        )
        # They may be there before the answer of the command.
        while not client.pulls and client.diagnostics[DRIVER]:
            await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        if client.pulls:
            assert await diagnostics(client, DRIVER) == []
        assert linted() == []
    finally:
        baseline.unlink()
