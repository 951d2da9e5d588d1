import Foundation
import SourceTranslator

/// The imports of modules that are not there.
///
/// The compiler ends at the first of a module, so that each further one would take a build of its own.
struct AbsentImports {
    /// The modules of the toolchain, of the library and of the package.
    let known: Set<String>

    /// - Parameter folders: Folders of modules.
    init(modules: [String], folders: [String]) {
        let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        known = Set(modules + files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    /// An error for each import of such a module in the sources, as the compiler says it.
    ///
    /// - Parameters:
    ///   - sources: The project's files.
    ///   - translation: The path of a source's translation, whose imports are those that the compiler sees, in the same lines.
    func errors(in sources: [String], translation: (String) -> String?) -> [BuildMessages.Message] {
        sources.flatMap { path -> [BuildMessages.Message] in
            guard let data = translation(path).flatMap(FileManager.default.contents) else { return [] }
            let absent = SourceFilter.importedModules([UInt8](data)).subtracting(known)
            guard !absent.isEmpty else { return [] }
            let lines = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return zip(1..., lines).compactMap { number, line in
                let words = line.split { $0 == " " || $0 == "\t" }
                guard let index = words.firstIndex(of: "import") else { return nil }
                guard words[..<index].allSatisfy({ $0.first == "@" || Self.access.contains($0) }) else { return nil }
                let named = words[(index + 1)...].first { !Self.kinds.contains($0) }
                let module = named?.split { $0 == "." || $0 == ";" }.first.map { String($0) }
                guard let named, let module, absent.contains(module) else { return nil }
                let column = line.utf8.distance(from: line.startIndex, to: named.startIndex) + 1
                return .init(severity: .error, file: path, line: number, column: column, text: "no such module '\(module)'")
            }
        }
    }

    private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
}
