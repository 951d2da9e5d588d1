import Foundation
import Resources

extension ResolvedPackage {
    /// Reads a Package.resolved, of any version.
    static func read(_ path: String, on disk: SourceDisk) throws(ResourceError) -> [ResolvedPackage] {
        let data = try disk.data(path)
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw SourceDisk.conflict(in: data, path) ?? ResourceError(file: path, "the file is no JSON")
        }
        let pins = root["pins"] ?? (root["object"] as? [String: Any])?["pins"]
        return (pins as? [[String: Any]] ?? []).compactMap { pin in
            guard let location = (pin["location"] ?? pin["repositoryURL"]) as? String else { return nil }
            let state = pin["state"] as? [String: Any] ?? [:]
            return ResolvedPackage(
                identity: pin["identity"] as? String ?? PackageReference.name(of: location).lowercased(), location: location,
                version: state["version"] as? String, branch: state["branch"] as? String, revision: state["revision"] as? String)
        }
    }

    /// An address without what may differ between two spellings.
    static func plain(_ url: String) -> String {
        var text = url.lowercased()
        for prefix in ["https://", "http://", "ssh://", "git://", "git@"] where text.hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count))
        }
        while text.hasSuffix("/") { text.removeLast() }
        if text.hasSuffix(".git") { text = String(text.dropLast(4)) }
        return text.replacingOccurrences(of: ":", with: "/")
    }
}
