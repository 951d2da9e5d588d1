import Foundation
import XCTest

/// The cases in `Corpus/`, Swift as it is written for iPhones: a name, declarations, a function to call, and the lines that it prints; and
/// those in `ModuleCorpus/`, a folder for each set of modules.
struct Corpus {
    struct Case {
        let name: String
        var output: [String] = []
    }

    /// A module and its files, which are compiled after those that it imports.
    struct Module {
        let name: String
        let files: [URL]
    }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    static let folder = tests.appendingPathComponent("Corpus")
    static let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static var files: [URL] { get throws { try contents(of: folder).filter { $0.pathExtension == "txt" } } }

    /// All files of `Corpus/` as one module.
    static var module: Module { get throws { Module(name: "Corpus", files: try files) } }

    /// The sets of modules by name, in the order of the numbers in their files' names: `1-Kit.txt` is the module Kit. The last one has the
    /// cases.
    static var moduleSets: [(name: String, modules: [Module])] {
        get throws {
            try contents(of: tests.appendingPathComponent("ModuleCorpus")).map { set in
                let modules = try contents(of: set).map { file in
                    Module(name: String(file.deletingPathExtension().lastPathComponent.drop { $0 != "-" }.dropFirst()), files: [file])
                }
                return (set.lastPathComponent, modules)
            }
        }
    }

    private static func contents(of folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted { $0.path < $1.path }
    }

    static func cases(in file: URL) throws -> [Case] {
        var cases: [Case] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
            if line.hasPrefix("// MARK: ") {
                cases.append(Case(name: String(line.dropFirst(9))))
            } else if line.hasPrefix("// > "), !cases.isEmpty {
                cases[cases.count - 1].output.append(String(line.dropFirst(5)))
            }
        }
        return cases
    }

    /// Writes a module's sources into a folder of its name, with a main file that calls cases if some are given.
    static func write(_ module: Module, to build: URL, calling cases: [Case]?) throws -> [URL] {
        let folder = build.appendingPathComponent("Sources/\(module.name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var sources = try module.files.map { file in
            let copy = folder.appendingPathComponent(file.deletingPathExtension().lastPathComponent + ".swift")
            try FileManager.default.copyItem(at: file, to: copy)
            return copy
        }
        if let cases {
            let calls = cases.map { "print(\"== \($0.name)\"); \($0.name)()" }.joined(separator: "\n")
            let main = folder.appendingPathComponent("main.swift")
            try "MainActor.assumeIsolated {\n\(calls)\n}\n".write(to: main, atomically: true, encoding: .utf8)
            sources.append(main)
        }
        return sources
    }

    /// All Swift files of this repository.
    static func repositoryFiles() -> [URL] {
        ["Sources", "Tests", "Tool/Sources", "Tool/Tests", "Examples"].flatMap { name -> [URL] in
            let folder = root.appendingPathComponent(name)
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().map { folder.appendingPathComponent($0) }
        }
    }
}

/// Runs a program and returns what it writes; fails the test if it does not succeed.
func output(of program: String, _ arguments: [String], environment: [String: String]? = nil, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
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
