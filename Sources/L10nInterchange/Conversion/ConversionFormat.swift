package import L10nCore

/// A format that tables are converted from and to.
///
/// A format is an element of `all`; what reads and writes its files is in its own folder. Code that converts uses these
/// properties and names no format.
package struct ConversionFormat: Sendable {
  /// The name on the command line.
  package let name: String

  /// The name in messages.
  package let title: String

  /// The format of its files.
  package let table: TableFormat

  /// Whether catalogs consist of its files, which have override layers and `Base`.
  package var hasLayers = true

  /// Whether its files hold comments.
  var holdsComments = true

  /// Whether its files hold the arguments of messages with all that they declare about these.
  package var holdsArguments = false

  /// Whether files stay as they are when they are converted into the same format: written anew, they would lose what
  /// tables do not hold.
  package var keepsFiles = false

  /// Reads the files of one catalog, with the same number of results; `nil` if their texts are those of the catalog.
  package var read: (@Sendable (_ files: [TableFile], _ options: ReadingOptions) -> [ReadTables])?

  /// Writes the tables of a conversion.
  let write: @Sendable (Conversion) -> WrittenTables
}

extension ConversionFormat {
  /// The formats of catalogs' files that can be written, then those with their own message syntax, then property lists
  /// in a requested spelling.
  package static let all: [ConversionFormat] =
    TableFormat.all.filter { !$0.isSupplement && $0.write != nil }.map { ConversionFormat($0) }
    + [.json, .arb, .po, .xmlPropertyList, .binaryPropertyList]

  /// The format that a file's name implies; property lists are recognized by their contents.
  ///
  /// - Returns: `nil` for other names.
  package init?(path: String) {
    guard let table = TableFormat(ofFile: path), let format = ConversionFormat(of: table) else { return nil }
    self = format
  }

  /// The format of a table's files; a supplement is written by the format that it supplements.
  package init?(of table: TableFormat) {
    guard let format = Self.all.first(where: { $0.table == table }) else {
      guard table.isSupplement, table.write != nil else { return nil }
      self.init(table)
      return
    }
    self = format
  }

  /// A format of catalogs' files.
  private init(_ format: TableFormat) {
    self.init(name: format.name, title: format.title, table: format) { $0.result(as: format) }
  }
}

extension ConversionFormat: Hashable, LosslessStringConvertible {
  package var description: String { name }

  package init?(_ name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  package static func == (left: ConversionFormat, right: ConversionFormat) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
