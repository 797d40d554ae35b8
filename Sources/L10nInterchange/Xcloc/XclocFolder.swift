package import L10nCore
internal import L10nSyntax

/// Xcode's localization catalog: a folder for each language, `fr.xcloc`, that translators open in Xcode and in other
/// editors.
///
///     fr.xcloc/contents.json
///     fr.xcloc/Localized Contents/fr.xliff     the texts and translations, in XLIFF 1.2 as Xcode writes it
///     fr.xcloc/Source Contents/…               the development tables, by their paths in the project
///     fr.xcloc/Notes/…                         what people put there, such as pictures; left alone
package enum XclocFolder {
  /// The suffix of the folder's name.
  package static let suffix = ".xcloc"

  /// The path of the description below the folder.
  package static let contents = "contents.json"

  /// The path of the subfolder with the translation file.
  package static let localizedContents = "Localized Contents"

  /// The path of the translation file below the folder.
  ///
  /// - Parameter language: the tag as spelled in the folder's name.
  package static func translations(into language: String) -> String { "\(localizedContents)/\(language).xliff" }

  /// The development tables for the folder. A String Catalog has only its development texts there.
  ///
  /// - Parameter folder: the path of the catalog's folder below the project's; empty if it is the project's.
  package static func sources(of catalog: Catalog, folder: String) -> [SourceFile] {
    let above = "Source Contents/" + (folder.isEmpty ? "" : folder + "/")
    return catalog.developmentIndices.flatMap { catalog.files(locale: $0) }.map { file in
      guard file.place.format.holdsAllLanguages else {
        return SourceFile(path: above + file.path, bytes: file.source.bytes)
      }
      let written = file.place.format.write?([TextTable(file)], file.place.directory)
      return SourceFile(path: above + file.path, bytes: written?.files.first?.bytes ?? file.source.bytes)
    }
  }
}

extension SourceFile {
  /// Whether an earlier file has the same development texts: Xcode formats some String Catalogs differently.
  package func hasTexts(of earlier: [UInt8]) -> Bool {
    guard let format = TableFormat(ofFile: path), format.holdsAllLanguages else { return bytes == earlier }
    let tables = [bytes, earlier].map { bytes in
      let read = format.read(bytes)
      return read.table(read.sourceLanguage)
    }
    return tables[0].entries.elementsEqual(tables[1].entries) { new, old in
      new.key == old.key && new.message == old.message && new.isTranslatable == old.isTranslatable
        && tables[0].commentText(new.comments) == tables[1].commentText(old.comments)
    }
  }
}

extension XLIFFDocument {
  /// The document in the order of an earlier one, with all parts that this one lacks: files that are not tables of the
  /// catalog, such as storyboards, and data that programs write beside the texts.
  ///
  /// Equal units are copied from the earlier document, so that a file without changes keeps its bytes.
  package func following(_ earlier: XLIFFDocument) -> XLIFFDocument {
    let own = Dictionary(files.map { ($0.original, $0) }) { first, _ in first }
    let known = Set(earlier.files.map(\.original))
    let kept = earlier.files.compactMap { old in own[old.original].map { $0.following(old) } ?? old }
    return XLIFFDocument(files: kept + files.filter { !known.contains($0.original) })
  }
}

extension XLIFFFile {
  fileprivate func following(_ earlier: XLIFFFile) -> XLIFFFile {
    let own = Dictionary(units.map { ($0.id, $0) }) { first, _ in first }
    let known = Set(earlier.units.map(\.id))
    var file = self
    if earlier.sourceLanguage == sourceLanguage, earlier.targetLanguage == targetLanguage { file.head = earlier.head }
    file.units =
      earlier.units.compactMap { old in own[old.id].map { $0.saysTheSame(as: old) ? old : $0 } }
      + units.filter { !known.contains($0.id) }
    return file
  }
}

extension XLIFFUnit {
  /// Whether an earlier unit has the same texts, regardless of its target if the text has no translation.
  fileprivate func saysTheSame(as earlier: XLIFFUnit) -> Bool {
    let plain = { (notes: [String]) in notes.filter { !$0.isEmpty } }
    guard source.hasSameScalars(as: earlier.source), plain(notes) == plain(earlier.notes) else { return false }
    guard let target else { return earlier.target?.isEmpty ?? true || earlier.state == .new }
    return target.hasSameScalars(as: earlier.target ?? "")
      && (state ?? .translated) == (earlier.state ?? .translated)
  }
}
