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
        let name = first.dropFirst(23).prefix { $0 != "\"" }
        original = URL(fileURLWithPath: String(name)).absoluteString
        shift = 2 - line
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
