import Foundation

/// `KINORA_TRANSLATOR_LOG`: a line of JSON for each file.
struct TranslationLog {
    let path: String

    struct Entry: Encodable {
        let path: String
        let lines: Int
        let edits: Int
        let ms: Double
        let fromCache: Bool
    }

    func add(_ entries: [Entry]) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = Data()
        for entry in entries {
            guard let line = try? encoder.encode(entry) else { continue }
            data += line + [0x0A]
        }
        // Compilers of several modules write at a time: one call each.
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        guard file >= 0 else { return }
        _ = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        close(file)
    }
}
