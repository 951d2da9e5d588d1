import Foundation

/// A bundle of files that a test writes, in a folder that is deleted with it.
final class StringBundle {
    let bundle: Bundle
    private let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        guard let made = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
        bundle = made
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// An XML property list.
    static func list(_ content: String) -> String { "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\(content)</plist>" }

    /// An entry of a `.stringsdict` with one variable `n`.
    static func plural(_ key: String, _ forms: KeyValuePairs<String, String>) -> String {
        let texts = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return """
            <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict>
            """
    }
}
