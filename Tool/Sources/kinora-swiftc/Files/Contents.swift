import Foundation

/// The texts of files, read once.
final class Contents {
    private var texts: [String: [UInt8]] = [:]

    subscript(path: String) -> [UInt8] {
        get throws {
            if let text = texts[path] { return text }
            let text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            texts[path] = text
            return text
        }
    }
}
