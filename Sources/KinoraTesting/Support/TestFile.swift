import CoreGraphics
import Foundation

/// The source file of a test: the folders of its references and of files about its failures.
struct TestFile {
    let url: URL
    /// The module of the file, in which no other file has its name.
    private let module: String

    init(_ site: CallSite) {
        url = URL(fileURLWithPath: "\(site.file)")
        module = "\(site.fileID)".split(separator: "/").first.map(String.init) ?? "tests"
    }

    private var name: String { url.deletingPathExtension().lastPathComponent }

    /// `__References__/<TestFile>` beside the file.
    var references: URL {
        url.deletingLastPathComponent().appendingPathComponent("__References__", isDirectory: true)
            .appendingPathComponent(name, isDirectory: true)
    }

    /// The folder of files about failures: `.build/kinora-failures/<Module>/<TestFile>` in the package, or under `KINORA_FAILURES`.
    var failures: URL {
        let folder =
            CheckSettings.current.failures
            ?? packageFolder.appendingPathComponent(".build", isDirectory: true)
            .appendingPathComponent("kinora-failures", isDirectory: true)
        return folder.appendingPathComponent(module, isDirectory: true).appendingPathComponent(name, isDirectory: true)
    }

    /// A test's name without the type that is named as the file, and without the parentheses if it has no parameters: `opens` for
    /// `CardTests.opens()`.
    func shortName(ofTest test: String) -> String {
        let words = test.hasSuffix("()") ? test.dropLast(2) : Substring(test)
        let type = name + "."
        return String(words.hasPrefix(type) ? words.dropFirst(type.count) : words)
    }

    /// The innermost folder above the file that has a manifest; the file's own folder if there is none.
    private var packageFolder: URL {
        var folder = url.deletingLastPathComponent()
        while folder.path.count > 1 {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return url.deletingLastPathComponent()
    }
}
