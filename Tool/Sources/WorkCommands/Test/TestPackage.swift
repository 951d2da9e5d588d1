import Foundation

/// A package with tests.
struct TestPackage {
    let name: String
    let folder: String

    /// Whether it has tests among chosen targets; nil chooses all.
    func hasTests(among targets: [String]?) -> Bool {
        guard let targets else { return true }
        return targets.contains { FileManager.default.fileExists(atPath: "\(folder)/Tests/\($0)") }
    }

    /// Whether some of its tests are of Swift Testing.
    var usesSwiftTesting: Bool {
        let names = FileManager.default.enumerator(atPath: folder + "/Tests")?.compactMap { $0 as? String } ?? []
        return names.contains { name in
            guard name.hasSuffix(".swift"), let text = try? String(contentsOfFile: "\(folder)/Tests/\(name)", encoding: .utf8) else {
                return false
            }
            return text.hasPrefix("import Testing") || text.contains("\nimport Testing")
        }
    }

    /// The path of the program with its tests.
    func program(in build: String) -> String { "\(build)/debug/\(name)PackageTests.xctest" }
}
