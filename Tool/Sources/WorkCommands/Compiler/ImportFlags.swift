import CommandSupport
import Foundation

/// The flags by which a module finds what Kinora's UIKit and frameworks import, for modules whose manifests do not name Kinora.
package struct ImportFlags {
    private let folder: String

    /// - Parameter outputFileMap: The argument of a module's compilation; its folder's parent has the build's modules.
    package init?(outputFileMap: String?) {
        guard let outputFileMap else { return nil }
        folder = URL(fileURLWithPath: outputFileMap).deletingLastPathComponent().deletingLastPathComponent().path
    }

    /// - Parameter products: The folder of a build's products.
    init(products: String) { folder = products }

    private func path(_ module: String) -> String { folder + "/kinora-flags" + (module == "UIKit" ? "" : "-" + module) }

    /// Keeps the flags of a module's compilation.
    package func record(_ words: [String], of module: String) throws {
        let path = path(module)
        let content = Data(Self.flags(words).joined(separator: "\n").utf8)
        if SealedFile.content(at: path) == content { return }
        try SealedFile.sealed(content).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The flags of modules that a compilation lacks. Damaged ones are removed with the compiled module, so that the next build records
    /// them again.
    package func missing(from words: [String], of modules: [String]) throws -> [String] {
        try modules.reduce(into: []) { found, module in found += try missing(from: words + found, of: module) }
    }

    private func missing(from words: [String], of module: String) throws -> [String] {
        let path = path(module)
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        guard let content = SealedFile.content(at: path) else {
            let compiled = folder + "/Modules/\(module).swiftmodule"
            for file in [path, compiled] { try? FileManager.default.removeItem(atPath: file) }
            throw Failure("\(path) was damaged, and is removed with \(compiled); build again, which makes both", status: 3)
        }
        let text = String(decoding: content, as: UTF8.self)
        let known = Set(Self.flags(words))
        return text.split(separator: "\n").map(String.init).filter { !known.contains($0) }.flatMap {
            $0.split(separator: "\t").map(String.init)
        }
    }

    /// The words that name folders and module maps; those of one flag are joined by tabs.
    private static func flags(_ words: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < words.count {
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : ""
            if word == "-Xcc", next == "-I" || next == "-isystem", index + 3 < words.count, words[index + 2] == "-Xcc" {
                result.append(words[index...index + 3].joined(separator: "\t"))
                index += 4
            } else if word == "-I" || word == "-Xcc" && ["-fmodule-map-file=", "-I", "-isystem"].contains(where: next.hasPrefix) {
                result.append(word + "\t" + next)
                index += 2
            } else {
                if word.hasPrefix("-I") { result.append(word) }
                index += 1
            }
        }
        return result
    }
}
