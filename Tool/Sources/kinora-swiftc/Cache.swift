import Foundation
import SourceTranslator

/// A hash of a text that is the same in every process.
struct Digest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init() {}

    init(_ text: String) { add(Array(text.utf8)) }

    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var text: String { String(value, radix: 36) }
}

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

/// The folder of a module's translated sources.
struct Cache {
    let folder: String

    /// Files of facts about other modules of the same build.
    var factsOfOtherModules: [String] {
        get throws {
            guard FileManager.default.fileExists(atPath: factsFolder) else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: factsFolder).sorted().map { factsFolder + "/" + $0 }
        }
    }

    private var factsFolder: String {
        URL(fileURLWithPath: folder).deletingLastPathComponent().deletingLastPathComponent().path + "/kinora-facts"
    }

    /// The path of a file's translation. The name differs from the source's, so that `#fileID` is unique.
    func path(of source: String) -> String {
        let url = URL(fileURLWithPath: source)
        let digest = Digest(source).text
        let name = url.lastPathComponent
        return name == "main.swift" ? "\(folder)/\(digest)/main.swift" : "\(folder)/\(name.dropLast(6))-\(digest).swift"
    }

    /// Writes a file of the folder unless it has these bytes, so that the compiler's incremental builds see no change. Returns its path.
    @discardableResult
    func write(_ data: Data, named name: String) throws -> String {
        try write(data, at: folder + "/" + name)
    }

    @discardableResult
    func write(_ data: Data, at path: String) throws -> String {
        let url = URL(fileURLWithPath: path)
        if let old = try? Data(contentsOf: url), old == data { return path }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
        return path
    }

    func writeFacts(_ facts: ModuleFacts, of module: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try write(encoder.encode(facts), at: "\(factsFolder)/\(module).json")
    }

    func state<State: Decodable>(_ type: State.Type) -> State? {
        (try? Data(contentsOf: URL(fileURLWithPath: folder + "/state.json"))).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    }

    func writeState(_ state: some Encodable) throws { try write(JSONEncoder().encode(state), named: "state.json") }
}
