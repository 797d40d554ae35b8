import L10nCore

extension CoverageReport {
  /// Coverage for people: a row for each locale with a bar and numbers, then the share of each table.
  ///
  /// - Parameter width: the number of columns; `nil` for no limit.
  func document(width: Int?) -> ReportDocument {
    let head: [ReportDocument.Block] = [.title("l10n coverage"), .paragraph(headline)]
    if coverage.locales.isEmpty { return ReportDocument(head) }
    let shares = coverage.tables.count > 1 ? tableShares(width) : []
    return ReportDocument(
      head + [.table(localeTable(width)), .legend(CoverageBar.legend)]
        + (shares.isEmpty ? [] : [.folded("Tables", shares.map { .table($0) })]))
  }

  /// The table of locales; the bar takes the available width.
  private func localeTable(_ width: Int?) -> ReportTable {
    let (least, most) = (10, 30)
    return localeTable(
      barWidth: width.map { min(most, least + max(0, $0 - localeTable(barWidth: least).naturalWidth)) } ?? 20)
  }

  private func localeTable(barWidth: Int) -> ReportTable {
    let columns: [ReportTable.Column] =
      [
        .init("locale"), .init("coverage", isPicture: true), .init("", isNumber: true), .init("own", isNumber: true),
        .init("inherited", isNumber: true), .init("stale", isNumber: true), .init("missing", isNumber: true),
        .init("words left", isNumber: true, isOptional: true),
      ] + (hasCopies ? [.init("copied", isNumber: true, isOptional: true)] : [])
      + (hasOverrides ? [.init("overridden", isNumber: true, isOptional: true)] : [])
    let all = coverage.locales.count > 1 ? [row("all", coverage.total, barWidth)] : []
    return ReportTable(columns, coverage.locales.map { row(Words($0.directory, .code), $0.total, barWidth) } + all)
  }

  private func row(_ name: Words, _ count: CoverageCount, _ barWidth: Int) -> [ReportTable.Cell] {
    func number(_ number: Int, _ color: TextStyle.Color? = nil) -> ReportTable.Cell {
      ReportTable.Cell(number.withSeparators, number == 0 ? .faint : color)
    }
    return [
      ReportTable.Cell([name]), ReportTable.Cell(CoverageBar(count, width: barWidth).words),
      ReportTable.Cell(count.share.text), number(count.own), number(count.inherited), number(count.stale, .yellow),
      number(count.missing, .red), number(count.missingWords),
    ] + (hasCopies ? [number(count.copied)] : []) + (hasOverrides ? [number(count.overridden)] : [])
  }

  /// The percentages by table and locale; split into several tables if the locales do not fit side by side.
  private func tableShares(_ width: Int?) -> [ReportTable] {
    let names = coverage.tables
    let nameWidth = min(names.map { DisplayWidth.of(VisibleText.of($0)) }.max() ?? 0, (width ?? .max) / 2)
    var groups: [[CatalogCoverage.Locale]] = [[]]
    var used = nameWidth
    for locale in coverage.locales {
      let needed = 2 + max(3, DisplayWidth.of(locale.directory))
      if let width, used + needed > width, groups.last?.isEmpty == false {
        groups.append([])
        used = nameWidth
      }
      groups[groups.count - 1].append(locale)
      used += needed
    }
    return groups.map { group in
      ReportTable(
        [.init("percent")] + group.map { .init(Words($0.directory, .code), isNumber: true) },
        names.enumerated().map { index, name in
          [ReportTable.Cell(name)] + group.map { share(of: $0.tables[index]) }
        })
    }
  }

  private func share(of count: CoverageCount) -> ReportTable.Cell {
    let percent = count.share.wholePercent
    return ReportTable.Cell("\(percent)", percent == 100 ? nil : percent == 0 ? .red : .yellow)
  }
}
