extension AssetReport {
    /// The report as lines for people.
    var table: String {
        var lines = [counts]
        let columns = assets.map { asset in
            [
                asset.kind, asset.name, asset.scales.joined(separator: " "), asset.looks.joined(separator: ", "),
                asset.isUsed ? "" : "unused",
            ]
        }
        if !columns.isEmpty {
            let widths = (0..<5).map { column in columns.map { $0[column].count }.max() ?? 0 }
            lines.append("")
            for row in columns {
                var line = ""
                for (cell, width) in zip(row, widths) where width > 0 {
                    line += cell + String(repeating: " ", count: width - cell.count + 2)
                }
                while line.last == " " { line.removeLast() }
                lines.append(Self.oneLine(line))
            }
        }
        for (title, findings) in [("missing", missing), ("unused", unused), ("cannot be read", unreadable)] where !findings.isEmpty {
            lines += ["", "\(title):"] + findings.map { Self.oneLine("  \($0.path): \($0.what)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var counts: String {
        var counts: [String] = []
        let kinds = assets.map { ($0.kind, "") } + files.map { ($0.kind, $0.kind == "image" ? " outside of catalogs" : "") }
        var known: [String] = []
        for (kind, suffix) in kinds where !known.contains(kind + suffix) {
            known.append(kind + suffix)
            let count = kinds.count { $0 == (kind, suffix) }
            counts.append("\(count) \(Self.plural(kind, count))\(suffix)")
        }
        if !languages.isEmpty { counts.append("\(languages.count == 1 ? "language" : "languages") \(languages.joined(separator: ", "))") }
        return counts.isEmpty ? "no resources" : counts.joined(separator: "; ")
    }

    private static func plural(_ kind: String, _ count: Int) -> String {
        switch kind {
        case "data": count == 1 ? "data set" : "data sets"
        case "strings": count == 1 ? "file of strings" : "files of strings"
        default: count == 1 ? kind : kind + "s"
        }
    }

    /// Names of files may have line breaks and controls.
    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }))
    }
}
