import Foundation
import TemporaryFolders
import Testing

struct SuggestCommandTests {
  private static let files = [
    "L/en.lproj/T.strings": """
    /* Verb. */
    "play" = "Play the video";
    "again" = "Play the video";
    "videos" = "Play the videos";
    "other" = "Something else";
    "count" = "%lld of %@";

    """,
    "L/fr.lproj/T.strings": "\"play\" = \"Lire la vidéo\";\n",
    "L/C.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Play the Video" : {

        },
        "Play the video" : {

        }
      },
      "version" : "1.0"
    }
    """,
    "m.tmx": """
    <tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>%d of %@</seg></tuv>
    <tuv xml:lang="fr"><seg>%2$@ : %1$d</seg></tuv></tu></body></tmx>
    """,
  ]

  @Test func listsWhatWasTranslated() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("suggest L --memory m.tmx")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        fr  C  'Play the Video'  “Play the Video”
           92%  “Lire la vidéo”  'play' in fr.lproj/T.strings, for “Play the video”

        fr  C  'Play the video'  “Play the video”
          100%  “Lire la vidéo”  'play' in fr.lproj/T.strings

        fr  T  'again'  “Play the video”
          100%  “Lire la vidéo”  'play' in fr.lproj/T.strings

        fr  T  'count'  “%lld of %@”
           99%  “%2$@ : %1$lld”  m.tmx, for “%d of %@”

        fr  T  'videos'  “Play the videos”
           93%  “Lire la vidéo”  'play' in fr.lproj/T.strings, for “Play the video”

        5 of 6 texts have suggestions

        """)
    let one = try folder.run("suggest L --key again --format json")
    #expect(one.output.contains("\"score\" : 100") && one.output.contains("\"target\" : \"Lire la vidéo\""))
  }

  @Test func fillsInWhatIsMissing() throws {
    let folder = try TemporaryFolder(Self.files)
    let line = "sync L --prefill --memory m.tmx"
    #expect(try folder.run("\(line) --check").status == 1)
    let run = try folder.run(line)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output.hasSuffix(
        "2 files changed: 2 texts filled in, 3 to be reviewed, 1 text to be translated, 0 entries removed\n"))
    #expect(
      folder.text(of: "L/fr.lproj/T.strings") == """
        "play" = "Lire la vidéo";
        "again" = "Lire la vidéo";

        /* 93% match with 'play' in fr.lproj/T.strings: Play the video */
        // l10n:untranslated
        "videos" = "Lire la vidéo";

        // l10n:untranslated
        "other" = "Something else";

        /* 99% match with m.tmx: %d of %@ */
        // l10n:untranslated
        "count" = "%2$@ : %1$lld";

        """)
    let catalog = folder.text(of: "L/C.xcstrings") ?? ""
    #expect(catalog.contains("needs_review") && catalog.contains("translated"))
    // A text that needs a review still counts as missing; a second run changes nothing.
    #expect(try folder.run("coverage L").output.contains("fr"))
    #expect(try folder.run(line).output == "L is in sync with its development language\n")
  }

  /// In a `.stringsdict` and in a String Catalog: the forms of the same texts are taken over, those of texts like them where
  /// the specifiers are the same, and of a language all that it has.
  @Test func fillsInPluralForms() throws {
    func rules(_ texts: KeyValuePairs<String, KeyValuePairs<String, String>>) -> String {
      let entries = texts.map { key, forms in
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
          + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
          + "<key>NSStringFormatValueTypeKey</key><string>lld</string>"
          + forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict></dict>"
      }
      return "<plist version=\"1.0\"><dict>\n\(entries.joined(separator: "\n"))\n</dict></plist>\n"
    }
    let files: KeyValuePairs = ["one": "%lld file is here", "other": "%lld files are here"]
    let folder = try TemporaryFolder([
      "L/en.lproj/T.stringsdict": rules([
        "files": files, "again": files, "near": ["one": "%lld file is there", "other": "%lld files are there"],
        "other": ["one": "%@ file is here", "other": "%@ files are here"],
        "zero": ["zero": "No file", "one": "%lld file", "other": "%lld files"],
      ]),
      "L/pl.lproj/T.stringsdict": rules([
        "files": [
          "one": "Jest %lld plik", "few": "Są %lld pliki", "many": "Jest %lld plików", "other": "Jest %lld pliku",
        ]
      ]),
      "L/C.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "files" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file is here" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files are here" } }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """,
    ])
    #expect(
      try folder.run("suggest L").output == """
        pl  C  'files'  “one: %lld file is here | other: %lld files are here”
          100%  “one: Jest %lld plik | few: Są %lld pliki | many: Jest %lld plików | other: Jest %lld pliku”  \
        'files' in pl.lproj/T.stringsdict

        pl  T  'again'  “one: %lld file is here | other: %lld files are here”
          100%  “one: Jest %lld plik | few: Są %lld pliki | many: Jest %lld plików | other: Jest %lld pliku”  \
        'files' in pl.lproj/T.stringsdict

        pl  T  'near'  “one: %lld file is there | other: %lld files are there”
           93%  “one: Jest %lld plik | few: Są %lld pliki | many: Jest %lld plików | other: Jest %lld pliku”  \
        'files' in pl.lproj/T.stringsdict, for “one: %lld file is here | other: %lld files are here”

        3 of 5 texts have suggestions

        """)
    #expect(try folder.run("suggest L --key again --format json").output.contains("\"plural.few\" : \"Są %lld pliki\""))
    #expect(try folder.run("sync L --prefill").output.contains("2 texts filled in, 1 to be reviewed, 2 texts"))
    #expect(folder.text(of: "L/pl.lproj/T.stringsdict")?.components(separatedBy: "Są %lld pliki").count == 4)
    #expect(folder.text(of: "L/C.xcstrings")?.contains("Są %lld pliki") == true)
    #expect(try folder.run("lint L --rule plural-missing-category --rule argument-type").status == 0)
  }

  @Test func fillsXLIFFWithMatches() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("export L --locale fr --matches --memory m.tmx").status == 0)
    let first = folder.text(of: "fr.xliff") ?? ""
    #expect(first.contains("<alt-trans match-quality=\"93%\" origin=\"'play' in fr.lproj/T.strings\">"))
    #expect(try folder.run("export L --locale fr --matches --xliff-version 2.1").status == 0)
    let second = folder.text(of: "fr.xliff") ?? ""
    #expect(second.contains("<mtc:match ref=\"#s1\" matchQuality=\"93\" origin=\"'play' in fr.lproj/T.strings\">"))
    for version in ["1.2", "2.1"] {
      #expect(try folder.run("export L --locale fr --matches --xliff-version \(version)").status == 0)
      #expect(try folder.run("import fr.xliff L").output.hasPrefix("0 changed, 1 unchanged, 6 without"))
    }
  }

  @Test func writesAMemory() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("export L --to tmx").output == "wrote memory.tmx (1 text)\n")
    #expect(try folder.run("suggest L --memory memory.tmx --quiet").status == 0)
  }

  @Test(arguments: [
    ("suggest L --memory no.tmx", 2, "there is no 'no.tmx'"), ("suggest L --memory L/C.xcstrings", 2, "[tmx-syntax]"),
    ("suggest L --min-score 10", 64, "from 50 to 100"), ("suggest L --locale de", 64, "not translated into 'de'"),
    ("sync L --memory m.tmx", 64, "--memory is for --prefill"),
  ])
  func saysWhatItCannotDo(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
  }
}
