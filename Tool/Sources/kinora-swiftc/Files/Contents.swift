import Foundation
import SourceTranslator
import WorkCommands

/// The texts of files as they are compiled, read once.
final class Contents {
    private var texts: [String: [UInt8]] = [:]
    private let refused: RefusedSources?
    private var changed: Set<String> = []

    /// - Parameter refused: What is left out of them.
    init(refused: RefusedSources? = nil) { self.refused = refused }

    subscript(path: String) -> [UInt8] {
        get throws {
            if let text = texts[path] { return text }
            var text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            if let rest = refused?.text(of: text, at: path.linkedFile) {
                text = rest
                changed.insert(path)
            }
            if refused != nil, let rest = Translator.withoutMissingImports(text) {
                text = rest
                changed.insert(path)
            }
            texts[path] = text
            return text
        }
    }

    /// Whether a file is not compiled as it is.
    func isChanged(_ path: String) throws -> Bool {
        _ = try self[path]
        return changed.contains(path)
    }
}
