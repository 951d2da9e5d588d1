import Foundation

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
}
