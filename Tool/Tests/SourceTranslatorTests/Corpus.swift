import Foundation
import XCTest

/// The cases in `Corpus/`, Swift as it is written for iPhones: a name, declarations, a function to call, and the lines that it prints.
struct Corpus {
    struct Case {
        let name: String
        var output: [String] = []
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")
    static let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static var files: [URL] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
        }
    }

    static func cases(in file: URL) throws -> [Case] {
        var cases: [Case] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("// MARK: ") {
                cases.append(Case(name: String(line.dropFirst(9))))
            } else if line.hasPrefix("// > "), !cases.isEmpty {
                cases[cases.count - 1].output.append(String(line.dropFirst(5)))
            }
        }
        return cases
    }

    /// All Swift files of this repository.
    static func repositoryFiles() -> [URL] {
        ["Sources", "Tests", "Tool/Sources", "Tool/Tests", "Examples"].flatMap { name -> [URL] in
            let folder = root.appendingPathComponent(name)
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.map { folder.appendingPathComponent($0) }
        }
    }
}

/// Runs a program and returns what it writes; fails the test if it does not succeed.
func output(of program: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("output-\(UUID().uuidString)")
    XCTAssertTrue(FileManager.default.createFile(atPath: log.path, contents: nil))
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    if process.terminationStatus != 0 {
        let errors = text.split(separator: "\n").filter { $0.contains("error") }.prefix(20).joined(separator: "\n")
        XCTFail("\(program) ends with \(process.terminationStatus): \(errors.isEmpty ? String(text.suffix(2000)) : errors)")
    }
    return text
}
