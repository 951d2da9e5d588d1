import Foundation
import WorkCommands

/// The folder of a build's products, with a folder of objects for each module.
struct BuildFolder {
    let path: String

    /// The objects of a module, without those that are left of removed sources.
    func objects(ofModule name: String) -> [String] {
        let folder = "\(path)/\(name).build"
        let all = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".o") }
            .sorted()
        let known = Set(objectsOfSources(inMapAt: folder + "/output-file-map.json"))
        let present = all.map { "\(folder)/\($0)" }
        let current = present.filter(known.contains)
        return current.isEmpty ? present : current
    }

    /// The objects that the compiler writes, by SwiftPM's map of its outputs; none for a module in C.
    private func objectsOfSources(inMapAt path: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: path),
            let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return [] }
        return map.values.compactMap { $0["object"] }
    }

    // MARK: Marks of what is built

    /// Whether a module has objects.
    func isBuilt(_ module: String) -> Bool { !objects(ofModule: module).isEmpty }

    /// Notes that a target was built with options.
    func setMark(_ mark: String, options: [String]) throws {
        try Data(options.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "\(path)/\(mark)"))
    }

    /// Whether a target of Kinora's was built with the same options after the last change of Kinora's sources and of this program.
    func isCurrent(_ target: String, mark: String, options: [String]) -> Bool {
        let file = "\(path)/\(mark)"
        guard FileManager.default.contents(atPath: file) == Data(options.joined(separator: "\n").utf8), isBuilt(target),
            let date = Self.modificationDate(of: file), let kinora = folderOfSources(ofModule: target),
            Self.isBefore(date, "/proc/self/exe".resolvingLink), Self.isBefore(date, kinora + "/Package.swift")
        else { return false }
        let names = FileManager.default.enumerator(atPath: kinora + "/Sources")
        while let name = names?.nextObject() as? String {
            guard Self.isBefore(date, "\(kinora)/Sources/\(name)") else { return false }
        }
        return true
    }

    private static func modificationDate(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    private static func isBefore(_ date: Date, _ path: String) -> Bool { modificationDate(of: path).map { $0 < date } ?? false }

    /// The package of a module's sources, by SwiftPM's map of its outputs.
    private func folderOfSources(ofModule name: String) -> String? {
        guard let data = FileManager.default.contents(atPath: "\(path)/\(name).build/output-file-map.json"),
            let map = try? JSONDecoder().decode([String: [String: String]].self, from: data),
            let source = map.keys.first(where: { $0.contains("/Sources/") }), let cut = source.range(of: "/Sources/", options: .backwards)
        else { return nil }
        return String(source[..<cut.lowerBound])
    }
}
