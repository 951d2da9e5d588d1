import Foundation

/// Facts of a podspec about a library's files: in JSON, or the plain assignments of one in Ruby, which is not run.
struct Podspec {
    var moduleName: String?
    var swiftVersion: String?
    var sourceGlobs: [String] = []
    var excludedGlobs: [String] = []
    var resourceGlobs: [String] = []

    /// The podspec of a library: in its folder, or among those of the folder's pods.
    static func find(_ name: String, at path: String, in folder: String) -> Podspec? {
        for file in ["\(path)/\(name).podspec.json", "\(folder)/Pods/Local Podspecs/\(name).podspec.json"] {
            if let data = FileManager.default.contents(atPath: file), let spec = Podspec(json: data) { return spec }
        }
        let text = try? String(contentsOfFile: "\(path)/\(name).podspec", encoding: .utf8)
        return text.map(Podspec.init(ruby:))
    }

    init?(json data: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
        moduleName = root["module_name"] as? String ?? root["header_dir"] as? String
        swiftVersion = (root["swift_versions"] as? [String])?.last ?? root["swift_versions"] as? String ?? root["swift_version"] as? String
        let subspecs = root["subspecs"] as? [[String: Any]] ?? []
        let chosen = Set(root["default_subspecs"] as? [String] ?? (root["default_subspecs"] as? String).map { [$0] } ?? [])
        for section in [root] + subspecs.filter({ chosen.isEmpty || chosen.contains($0["name"] as? String ?? "") }) {
            for values in [section, section["ios"] as? [String: Any] ?? [:]] {
                sourceGlobs += Self.list(values["source_files"])
                excludedGlobs += Self.list(values["exclude_files"])
                resourceGlobs += Self.list(values["resources"]) + Self.list(values["resource"])
                for (_, bundle) in values["resource_bundles"] as? [String: Any] ?? [:] { resourceGlobs += Self.list(bundle) }
            }
        }
    }

    private static func list(_ value: Any?) -> [String] { (value as? String).map { [$0] } ?? value as? [String] ?? [] }

    /// Reads `s.source_files = 'A/**/*.swift', "B"` and its like.
    init(ruby text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.drop(while: \.isWhitespace).hasPrefix("#") {
            guard let match = line.firstMatch(of: /^\s*\w+\.(?:ios\.)?(\w+)\s*=\s*(.+)$/) else { continue }
            let values = match.2.matches(of: /["']([^"']*)["']/).map { String($0.1) }
            switch match.1 {
            case "module_name": moduleName = values.first
            case "swift_version", "swift_versions": swiftVersion = values.last
            case "source_files": sourceGlobs += values
            case "exclude_files": excludedGlobs += values
            case "resource", "resources": resourceGlobs += values
            default: break
            }
        }
    }
}
