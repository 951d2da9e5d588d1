import Foundation

extension FolderComparison {
    /// The result as JUnit's XML: one case for each film. A film that differs, or that one folder lacks, fails; an unreadable one is an
    /// error.
    func junit() -> Data {
        let failures = films.count { [.changed, .added, .removed].contains($0.state) }
        let errors = films.count { $0.state == .unreadable }
        let counts = "tests=\"\(films.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"kinora compare\" \(counts)>",
            "  <testsuite name=\"films\" \(counts)>",
        ]
        for film in films {
            let words = "    <testcase classname=\"films\" name=\"\(Self.escaped(film.name))\" time=\"0\""
            let message = Self.escaped(film.message(base: base, head: head))
            let end =
                switch film.state {
                case .same: "/>"
                case .unreadable: "><error type=\"unreadable\" message=\"\(message)\"/></testcase>"
                default: "><failure type=\"\(film.state.rawValue)\" message=\"\(message)\"/></testcase>"
                }
            lines.append(words + end)
        }
        return Data((lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n").utf8) + Data("\n".utf8)
    }

    /// A text for an attribute in XML 1.0, which has no control characters.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension FilmComparison {
    /// The state in one line.
    func message(base: String, head: String) -> String {
        switch state {
        case .same: "the same"
        case .added: "only in \(head)"
        case .removed: "only in \(base)"
        case .unreadable: reason ?? "unreadable"
        case .changed:
            ([frames > 1 ? "differs in \(rangesText)" : "differs", worstText] + settings.map { "\($0.name) \($0.base) and \($0.head)" })
                .filter { !$0.isEmpty }
                .joined(separator: "; ")
        }
    }
}
