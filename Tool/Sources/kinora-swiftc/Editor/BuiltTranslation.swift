import Foundation

/// A translated source in a build's cache, as compiled modules and indexes name it.
struct BuiltTranslation {
    /// The URI of the source.
    let original: String
    /// How many lines it begins before the translation.
    private let shift: Int

    /// Nil for other files. The translation's first line names its source: `#sourceLocation(file: "…", line: N)`.
    init?(uri: String) {
        guard uri.contains("/kinora/"), uri.hasSuffix(".swift"), let url = URL(string: uri),
            let text = FileManager.default.contents(atPath: url.path),
            let first = String(decoding: text.prefix(4096), as: UTF8.self).split(separator: "\n").first,
            first.hasPrefix("#sourceLocation(file: \""), let line = first.split(separator: " ").last.flatMap({ Int($0.dropLast()) })
        else { return nil }
        original = URL(fileURLWithPath: Self.path(in: first.dropFirst(23))).absoluteString
        shift = 2 - line
    }

    /// The path up to the closing quote, without the backslashes of its literal.
    private static func path(in literal: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in literal {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                break
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The value with the lines of all positions in it moved.
    func moved(_ value: Any) -> Any {
        guard var object = value as? [String: Any] else { return value }
        if let line = object["line"] as? Int {
            object["line"] = max(0, line - shift)
            return object
        }
        return object.mapValues(moved)
    }
}
