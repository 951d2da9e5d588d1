import Foundation

/// A file of a module.
struct SourceFile {
    /// Path that starts with the module's folder.
    let path: String
    let url: URL

    func text() throws -> String {
        try String(contentsOf: url, encoding: .utf8)
    }
}
