import L10nCore

/// Coverage for a terminal: a row for each locale with a bar and numbers, then the share of each table.
struct CoverageTables {
  private static let barWidths = (least: 10, most: 30)

  private let report: CoverageReport
  private let style: TextStyle
  private let width: Int?

  init(_ report: CoverageReport, style: TextStyle, width: Int?) {
    (self.report, self.style, self.width) = (report, style, width)
  }

  private var locales: [CatalogCoverage.Locale] { report.coverage.locales }

  var text: String {
    let headline = VisibleText.of(report.headline) + "\n"
    if locales.isEmpty { return headline }
    let parts = [headline, localeTable, CoverageBar.legend(style) + "\n"] + (isSplit ? [tableShares] : [])
    return parts.joined(separator: "\n")
  }

  private var isSplit: Bool { report.coverage.tables.count > 1 }

  /// The bar is as long as there is room for.
  private var localeTable: String {
    let least = table(barWidth: Self.barWidths.least)
    guard let width else { return table(barWidth: 20).text(width: nil, style: style) }
    let room = width - least.naturalWidth
    return table(barWidth: min(Self.barWidths.most, Self.barWidths.least + max(0, room))).text(
      width: width, style: style)
  }

  private func table(barWidth: Int) -> TerminalTable {
    let columns: [TerminalTable.Column] =
      [
        .init("locale"), .init("coverage"), .init("", isNumber: true), .init("own", isNumber: true),
        .init("inherited", isNumber: true), .init("stale", isNumber: true), .init("missing", isNumber: true),
        .init("words left", isNumber: true, isOptional: true),
      ] + (report.hasCopies ? [.init("copied", isNumber: true, isOptional: true)] : [])
      + (report.hasOverrides ? [.init("overridden", isNumber: true, isOptional: true)] : [])
    let all = locales.count > 1 ? [row("all", report.coverage.total, barWidth)] : []
    return TerminalTable(columns, locales.map { row($0.directory, $0.total, barWidth) } + all)
  }

  private func row(_ name: String, _ count: CoverageCount, _ barWidth: Int) -> [TerminalTable.Cell] {
    func number(_ number: Int, _ color: TextStyle.Color? = nil) -> TerminalTable.Cell {
      TerminalTable.Cell("\(number)", number == 0 ? .faint : color)
    }
    return [
      TerminalTable.Cell(name), CoverageBar(count, width: barWidth).cell(style), TerminalTable.Cell(count.share.text),
      number(count.own), number(count.inherited), number(count.stale, .yellow), number(count.missing, .red),
      number(count.missingWords),
    ] + (report.hasCopies ? [number(count.copied)] : []) + (report.hasOverrides ? [number(count.overridden)] : [])
  }

  // MARK: Tables

  /// Per cent by table and locale; where all locales do not fit side by side, in several tables.
  private var tableShares: String {
    let names = report.coverage.tables
    let nameWidth = min(names.map { DisplayWidth.of(VisibleText.of($0)) }.max() ?? 0, (width ?? .max) / 2)
    var groups: [[CatalogCoverage.Locale]] = [[]]
    var used = nameWidth
    for locale in locales {
      let needed = 2 + max(3, DisplayWidth.of(locale.directory))
      if let width, used + needed > width, groups.last?.isEmpty == false {
        groups.append([])
        used = nameWidth
      }
      groups[groups.count - 1].append(locale)
      used += needed
    }
    return groups.map { group in
      TerminalTable(
        [.init("percent")] + group.map { .init($0.directory, isNumber: true) },
        names.enumerated().map { index, name in
          [TerminalTable.Cell(name)] + group.map { share(of: $0.tables[index]) }
        }
      ).text(width: width, style: style)
    }.joined(separator: "\n")
  }

  private func share(of count: CoverageCount) -> TerminalTable.Cell {
    let percent = count.share.wholePercent
    return TerminalTable.Cell("\(percent)", percent == 100 ? nil : percent == 0 ? .red : .yellow)
  }
}
