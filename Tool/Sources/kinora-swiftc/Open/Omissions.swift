import Foundation
import SourceTranslator

/// The declarations that the translator leaves out of a module.
struct Omissions {
    private var changes: [(file: String, change: Translator.Change)] = []
    /// The files that are left out whole.
    private(set) var files: Set<String> = []

    /// The declarations that a build leaves out before the compiler decides on the rest.
    init(beforeBuilding module: AppPackage.Module) {
        let texts = module.sources.compactMap { path in
            FileManager.default.contents(atPath: path).map { (path: path, text: [UInt8]($0)) }
        }
        let affected = texts.filter { text in
            SourceFilter.importsMissingFramework(text.text) && Translator.withoutMissingImports(text.text) == nil
        }
        self.init(of: affected.concurrentMap { ($0.path, ParsedSource($0.text)) })
    }

    /// All that is known without a build.
    init(of sources: [(path: String, source: ParsedSource)]) {
        for (path, source) in sources {
            let omissions = Translator.omissions(of: source)
            if omissions.isWhole { files.insert(path) }
            changes += omissions.changes.map { (path, $0) }
        }
    }

    /// The declarations with their reasons; imports are not worth a line.
    func leftOut(_ name: (String) -> String) -> [OpenReport.LeftOut] {
        changes.compactMap { file, change in
            let message = change.message
            guard !message.hasPrefix("import ") else { return nil }
            let location = files.contains(file) ? name(file) : "\(name(file)):\(change.line)"
            guard let cut = message.range(of: " needs ") else {
                return .init(file: location, declaration: "", reason: message.replacing(": it is left out", with: ""))
            }
            return .init(
                file: location, declaration: String(message[..<cut.lowerBound]),
                reason: "needs " + message[cut.upperBound...].replacing(": it is left out", with: ""))
        }
    }
}
