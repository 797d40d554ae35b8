internal import L10nSyntax

/// The findings of a reader in a text.
struct Findings {
  let source: SourceText
  let findings: [StringsFinding]
}

extension Law<Findings> {
  /// The laws of findings.
  static var ofFindings: [Law] { [lieInsideTheText, comeInFileOrder, canBeNamedByLineAndColumn, areClauses] }

  static var lieInsideTheText: Law {
    Law("findings and related places lie inside the text and on scalar borders") { reading in
      let places = Places(reading.source)
      return reading.findings.firstViolation { finding in
        places.violation(finding.range, "\(finding.kind)")
          ?? finding.related.flatMap { places.violation($0, "the place related to \(finding.kind)") }
      }
    }
  }

  static var comeInFileOrder: Law {
    Law("findings come in file order") { reading in
      zip(reading.findings, reading.findings.dropFirst()).firstViolation { first, second in
        first.range.lowerBound <= second.range.lowerBound
          ? nil : "\(second.kind) at \(second.range) behind \(first.kind) at \(first.range)"
      }
    }
  }

  static var canBeNamedByLineAndColumn: Law {
    Law("lines and columns of findings lead back to them") { reading in
      let (text, lines) = (reading.source.utf8, LineTable(reading.source))
      return reading.findings.firstViolation { finding in
        let offset = finding.range.lowerBound
        // The LF of a CR LF has no separate column.
        if offset > 0, offset < text.count, text[offset - 1] == 0x0D, text[offset] == 0x0A { return nil }
        let position = lines.position(of: offset)
        let back = lines.offset(of: position)
        return back == offset ? nil : "\(offset) is at \(position.line):\(position.column), which is at \(back)"
      }
    }
  }

  static var areClauses: Law {
    Law("messages are clauses") { reading in
      reading.findings.first { $0.message.isEmpty || $0.message.hasSuffix(".") || $0.help?.isEmpty == true }
        .map { "\($0.kind): '\($0.message)'" }
    }
  }
}
