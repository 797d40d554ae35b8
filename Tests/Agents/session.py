"""Plays an agent's sessions on copies of catalogs: session.py ROOT WORK."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys

from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

L10N = os.environ["L10N"]
ROOT, WORK = sys.argv[1:]


def run(*arguments, **options):
    return subprocess.run(arguments, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)


def commit(folder):
    """Makes the files as they are what `changes` compares with."""
    if not os.path.isdir(f"{folder}/.git"):
        run("git", "init", "-q", folder, check=True)
    name = ["-c", "user.name=Agent", "-c", "user.email=agent@example.com"]
    run("git", "-C", folder, "add", "-A", check=True)
    run("git", "-C", folder, *name, "commit", "-q", "--allow-empty", "-m", "State", check=True)


def changes(folder):
    """The lines that are not as they were committed."""
    run("git", "-C", folder, "add", "-A", "-N", check=True)
    lines = run("git", "-C", folder, "diff", "-U0", "--no-color").stdout.splitlines()
    return [line for line in lines if re.match(r"[+-](?!\+\+|--)", line)]


def errors(folder):
    return json.loads(run(L10N, "lint", folder, "--format", "json").stdout)["summary"]["errors"]


class Session:
    """A client with a server of its own."""

    def __init__(self, folder, *options, mode="auto"):
        parameters = StdioServerParameters(command=L10N, args=["mcp", folder, *options])
        self.client = Client(stdio_client(parameters), mode=mode)

    async def __aenter__(self):
        await self.client.__aenter__()
        self.tools = {tool.name: tool for tool in (await self.client.list_tools()).tools}
        return self

    async def __aexit__(self, *error):
        return await self.client.__aexit__(*error)

    async def call(self, tool, fails=False, **arguments):
        """What a tool says: its data, or its text where it is to fail."""
        result = await self.client.call_tool(tool, arguments)
        text = result.content[0].text
        assert result.is_error == fails, f"{tool}: {text}"
        if fails and not result.structured_content:
            return text
        assert json.loads(result.content[1].text) == result.structured_content
        return result.structured_content


def without(text, pattern):
    shorter = re.sub(pattern, "", text, flags=re.DOTALL)
    assert shorter != text, pattern
    return shorter


def lose_arabic(folder):
    """Takes three texts from the Arabic tables, one of them with plural forms."""
    for file, patterns in {
        "Ads.strings": [r'/\*(?:(?!\*/).)*\*/\n"ads\.(position\.text|started\.announcement)" = "[^"]*";\n\n?'],
        "Ads.stringsdict": [r"\t<!--(?:(?!-->).)*-->\n\t<key>ads\.countdown\.text</key>\n\t<dict>.*?\n\t</dict>\n"],
    }.items():
        path = f"{folder}/ar.lproj/{file}"
        with open(path) as source:
            text = source.read()
        for pattern in patterns:
            text = without(text, pattern)
        with open(path, "w") as target:
            target.write(text)


ARABIC = ["zero", "one", "two", "few", "many", "other"]
COUNTDOWN = {
    "zero": "سيُستأنف الفيديو الآن",
    "one": "سيُستأنف الفيديو بعد ثانية واحدة",
    "two": "سيُستأنف الفيديو بعد ثانيتين",
    "few": "سيُستأنف الفيديو بعد %lld ثوان",
    "many": "سيُستأنف الفيديو بعد %lld ثانية",
    "other": "سيُستأنف الفيديو بعد %lld ثانية",
}


async def translate_tables():
    """The shipped catalog without some Arabic texts: these are listed, refused with faults, written and as they were."""
    folder = f"{WORK}/tables"
    shutil.copytree(f"{ROOT}/Localizations", f"{folder}/Localizations")
    commit(folder)
    with open(f"{folder}/Localizations/ar.lproj/Ads.strings") as file:
        position = re.search(r'"ads.position.text" = "(.*)";', file.read())[1]
    lose_arabic(f"{folder}/Localizations")
    assert errors(f"{folder}/Localizations") == 3
    async with Session(folder) as agent:
        catalogs = (await agent.call("list_catalogs"))["catalogs"]
        assert [catalog["catalog"] for catalog in catalogs] == ["Localizations"], catalogs
        locales = {entry["locale"]: entry for entry in (await agent.call("list_locales"))["locales"]}
        assert locales["ar"]["missing"] == 3 and list(locales["ar"]["plural_forms"]) == ARABIC, locales["ar"]

        gaps = (await agent.call("list_gaps", locale="ar"))["gaps"]
        print("ar lacks", ", ".join(gap["key"] for gap in gaps))
        texts = {gap["key"]: gap["texts"] for gap in gaps}
        assert [text["form"] for text in texts["ads.countdown.text"]] == ARABIC
        assert texts["ads.countdown.text"][3]["numbers"] == "3, 4, 5, 6 …"
        assert texts["ads.position.text"][0]["specifiers"] == ["%1$lld", "%2$lld"]

        page = await agent.call("list_gaps", locale="ar", limit=2)
        assert len(page["gaps"]) == 2 and page["total"] == 3 and page["next_offset"] == 2, page

        lost = [
            {"key": "ads.position.text", "text": "إعلان %1$lld"},
            {"key": "ads.countdown.text", "forms": {"one": "بعد ثانية", "other": "بعد %lld ثانية"}},
            {"key": "ads.countdown.text", "table": "Nope", "text": "بعد"},
            {"key": "ads.startd.announcement", "text": "إعلان"},
            {"key": "ads.started.announcement", "forms": {"one": "إعلان"}},
        ]
        refused = (await agent.call("set_translations", fails=True, locale="ar", translations=lost))["refused"]
        for refusal in refused:
            print(f"refused {refusal['key']}: {refusal['reason']}")
        rules = [refusal.get("rule") for refusal in refused]
        expected = ["argument-missing", "import-missing-category", None, None, "import-unknown-form"]
        assert rules == expected, refused
        assert "zero (0), two (2), few (3, 4, 5, 6 …), many" in refused[1]["help"], refused[1]
        assert refused[3]["help"] == "did you mean 'ads.started.announcement'?", refused[3]
        changed = {"forms": {**COUNTDOWN, "few": "سيُستأنف الفيديو بعد %@ ثوان"}}
        for fault, rule in [(changed, "import-arguments"), ({"forms": {"several": "x"}}, None)]:
            given = [{"key": "ads.countdown.text", **fault}]
            answer = await agent.call("set_translations", fails=True, locale="ar", translations=given)
            assert answer["refused"][0].get("rule") == rule, answer
        assert not [line for line in changes(folder) if line[0] == "+"]

        whole = [
            {"key": "ads.position.text", "text": position},
            {"key": "ads.started.announcement", "text": "إعلان"},
            {"key": "ads.countdown.text", "forms": COUNTDOWN},
            {"key": "ads.skip.label", "text": "تخطي %@"},
        ]
        arguments = {"locale": "ar", "translations": whole}
        tried = await agent.call("set_translations", check_only=True, **arguments)
        assert tried["written"] == 3 and tried["files"] == [], tried
        answer = await agent.call("set_translations", **arguments)
        assert answer["written"] == 3 and len(answer["refused"]) == 1, answer
        assert answer["files"] == [f"Localizations/ar.lproj/Ads.strings{end}" for end in ("", "dict")], answer
        assert not changes(folder), changes(folder)
        assert (await agent.call("set_translations", locale="ar", translations=whole[:3]))["unchanged"] == 3
        assert (await agent.call("list_gaps", locale="ar"))["total"] == 0
        assert (await agent.call("lint", severity="error"))["total"] == 0
        print("written as they were")

        found = (await agent.call("search_texts", query="Skip AD", **{"in": "text"}))["texts"]
        assert "ads.skip.label" in [text["key"] for text in found], found
        text = await agent.call("get_text", key="controls.playback.play.label", locales=["ar", "en"])
        assert [use["control"] for use in text["controls"]] == ["buttonPlayback"], text["controls"]
        assert [locale["state"] for locale in text["locales"]] == ["own", "development"], text["locales"]
        taken = await agent.call("rename_key", fails=True, key="ads.skip.label", new_key="ads.skip.text")
        assert "already exists" in taken, taken

        await agent.call("rename_key", key="ads.skip.label", new_key="ads.skipButton.label")
        lines = changes(folder)
        assert all("ads.skip.label" in line or "ads.skipButton.label" in line for line in lines), lines
        assert any("\t" in line for line in lines), "l10n.lock has the new key"
        assert len([line for line in lines if line[0] == "-"]) == len([line for line in lines if line[0] == "+"])
        commit(folder)
        named = await agent.call("remove_key", fails=True, key="controls.playback.play.label")
        assert "take it out first" in named, named
        await agent.call("remove_key", key="ads.resumePrompt.text")
        lines = changes(folder)
        assert lines and not [line for line in lines if line[0] == "+"], lines

        commit(folder)
        forms = {"one": "%lld ad left", "other": "%lld ads left"}
        arabic = {form: f"{COUNTDOWN[form]}!" for form in ARABIC}
        added = {"key": "ads.left.text", "table": "Ads", "comment": "Drawn during ads. %1$lld = count.", "forms": forms}
        wrong = [{"locale": "ar", "forms": {"other": "%@"}}]
        assert "'ar' is refused" in await agent.call("add_text", fails=True, translations=wrong, **added)
        assert not changes(folder)
        answer = await agent.call("add_text", translations=[{"locale": "ar", "forms": arabic}], **added)
        assert len(answer["missing_in"]) == 10 and "ar" not in answer["missing_in"], answer
        assert "already exists" in await agent.call("add_text", fails=True, **added)
        lines = changes(folder)
        assert len(lines) == 17 + 25 and not [line for line in lines if line[0] == "-"], lines
        reason = (await agent.client.call_tool("explain_rule", {"rule": "plural-missing-category"})).content[0].text
        assert reason.startswith("plural-missing-category (error"), reason


def string_catalog():
    def unit(value, state="translated"):
        return {"stringUnit": {"state": state, "value": value}}

    strings = {
        "Files %lld": {
            "comment": "In the title.",
            "localizations": {
                "en": {"variations": {"plural": {"one": unit("%lld file"), "other": unit("%lld files")}}},
                "fr": {"variations": {"plural": {"one": unit("%lld fichier"), "other": unit("%lld fichiers")}}},
            },
        },
        "Hello, %@": {"localizations": {"fr": unit("Bonjour, %@")}},
        "Sent": {"localizations": {"fr": unit("Expédié", "needs_review")}},
    }
    document = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return json.dumps(document, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


async def translate_string_catalog():
    """A String Catalog keeps how far a translation is, and only lines of what was asked for change."""
    folder = f"{WORK}/catalog"
    os.makedirs(folder)
    with open(f"{folder}/Localizable.xcstrings", "w") as file:
        file.write(string_catalog())
    with open(f"{folder}/l10n.yml", "w") as file:
        file.write("development: en\nlocales: [en, fr, ar]\n")
    commit(folder)
    async with Session(folder, mode="legacy") as agent:
        gaps = await agent.call("list_gaps", locale="fr", kind="all")
        assert [(gap["key"], gap["kind"]) for gap in gaps["gaps"]] == [("Sent", "needs_review")], gaps
        approved = [{"key": "Sent", "text": "Expédié", "state": "translated"}]
        await agent.call("set_translations", locale="fr", translations=approved)
        assert len(changes(folder)) == 2 and "needs_review" in changes(folder)[0], changes(folder)
        commit(folder)
        given = [{"key": "Hello, %@", "text": "Salut, %@"}, {"key": "Sent", "text": "Envoyé %@"}]
        answer = await agent.call("set_translations", locale="fr", translations=given)
        assert [refusal["key"] for refusal in answer["refused"]] == ["Sent"], answer
        lines = changes(folder)
        assert len(lines) == 4 and any("needs_review" in line for line in lines), lines
        print("String Catalog:", *lines)
        commit(folder)

        forms = {form: f"{form} %lld" for form in ARABIC}
        arabic = [{"key": "Files %lld", "forms": forms}, {"key": "Hello, %@", "text": "مرحبًا %@"}]
        await agent.call("set_translations", locale="ar", translations=arabic, state="translated")
        lines = changes(folder)
        assert not [line for line in lines if line[0] == "-" and line[1:].strip() not in ("}", "")], lines
        assert errors(folder) == 1, "'Sent' has no Arabic text"


async def write_nothing():
    """A server that is read-only, and a link that leads out of the folder."""
    folder = f"{WORK}/read-only"
    shutil.copytree(f"{WORK}/tables/Localizations", f"{folder}/Localizations")
    os.rename(f"{folder}/Localizations/fr.lproj", f"{WORK}/fr.lproj")
    os.symlink("../../fr.lproj", f"{folder}/Localizations/fr.lproj")
    commit(folder)
    given = {"locale": "fr", "translations": [{"key": "ads.learnMore.label", "text": "Découvrir"}]}
    async with Session(folder, "--read-only") as agent:
        assert all(tool.annotations.read_only_hint for tool in agent.tools.values())
        assert "read-only" in await agent.call("set_translations", fails=True, **given)
        assert (await agent.call("list_catalogs"))["total"] == 1
    async with Session(f"{folder}/Localizations") as agent:
        assert "is outside" in await agent.call("set_translations", fails=True, **given)
    assert not changes(folder)


async def main():
    await translate_tables()
    await translate_string_catalog()
    await write_nothing()
    for mode in ("legacy", "auto", "2026-07-28"):
        async with Session(f"{WORK}/tables", mode=mode) as agent:
            print(f"{mode}: {agent.client.protocol_version}, {len(agent.tools)} tools")


asyncio.run(main())
