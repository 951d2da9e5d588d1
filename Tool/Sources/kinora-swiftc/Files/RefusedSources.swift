import Foundation
import SourceTranslator
import WorkCommands

/// The statements and declarations of an app's sources that are left out because the compiler refuses them, by file.
///
/// The compiler's wrapper reads them from a file; what is left out stays so in later builds, until the function around it
/// or a declaration of the app changes.
struct RefusedSources: Codable {
    /// The variable that names the file.
    static let variable = "KINORA_REFUSED"

    /// Changes with the translator and the library.
    private(set) var key = ""
    /// The digest of the app's declarations.
    private var interface = ""
    var files: [String: [RefusedRange]] = [:]

    init() {}

    /// Those of the last build; none if something has changed since that may be their cause.
    init(contentsOf path: String, key: String, sources: [String]) {
        let digest = Self.interface(of: sources)
        if let data = FileManager.default.contents(atPath: path), let old = try? JSONDecoder().decode(Self.self, from: data),
            old.key == key, old.interface == digest
        {
            self = old
            for (file, ranges) in files {
                guard let text = FileManager.default.contents(atPath: file) else { continue }
                files[file] = Translator.keptRanges(ranges, in: [UInt8](text))
            }
        }
        (self.key, interface) = (key, digest)
    }

    /// Those that a file has; none if it cannot be read.
    init(contentsOf path: String) {
        if let data = FileManager.default.contents(atPath: path), let read = try? JSONDecoder().decode(Self.self, from: data) {
            self = read
        }
    }

    private static func interface(of sources: [String]) -> String {
        var digest = Digest()
        for path in sources.sorted() {
            digest.add(Array(path.utf8))
            digest.add(Translator.interface(of: [UInt8](FileManager.default.contents(atPath: path) ?? Data())))
        }
        return digest.text
    }

    var isEmpty: Bool { files.allSatisfy(\.value.isEmpty) }
    var count: Int { files.reduce(0) { $0 + $1.value.count } }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The text of a file as it is compiled; nil for one of which nothing is left out.
    func text(of source: [UInt8], at path: String) -> [UInt8]? {
        guard let ranges = files[path]?.compactMap({ $0.moved(to: source) }), !ranges.isEmpty else { return nil }
        return Translator.leavingOut(ranges, of: source)
    }
}
