import Foundation

/// The asset catalogs among a bundle's resources (`.xcassets`), as they lie in the source tree: which sets there are, by name.
///
/// Only folders of groups are listed at first; a set's `Contents.json` is read when it is requested.
package final class AssetCatalogs: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
        case icon = "appiconset"
    }

    private let sets: [Kind: [String: URL]]

    /// Lists the catalogs in folders, the first folder's before the others'.
    package init(in folders: [URL]) {
        var sets: [Kind: [String: URL]] = [:]
        var seen: Set<String> = []
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcassets") {
                Self.list(folder.appendingPathComponent(name), namespace: "", depth: 0, &seen, into: &sets)
            }
        }
        self.sets = sets
    }

    /// Groups within each other; Xcode's have a few.
    private static let deepest = 64

    /// Lists a group's sets, and those of groups in it; a group to which links lead again is listed once.
    private static func list(
        _ group: URL, namespace: String, depth: Int, _ seen: inout Set<String>, into sets: inout [Kind: [String: URL]]
    ) {
        guard depth < deepest, seen.insert(group.resolvingSymlinksInPath().path).inserted else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: group.path)) ?? []).sorted() {
            let url = group.appendingPathComponent(name)
            let extension_ = url.pathExtension
            if let kind = Kind(rawValue: extension_) {
                let key = namespace + url.deletingPathExtension().lastPathComponent
                if sets[kind]?[key] == nil { sets[kind, default: [:]][key] = url }
            } else if extension_.isEmpty, name != "Contents.json" {
                let contents = try? AssetContents(in: url)
                let own = contents?.properties?.providesNamespace == true ? name + "/" : ""
                list(url, namespace: namespace + own, depth: depth + 1, &seen, into: &sets)
            }
        }
    }

    /// The folder of a set; nil if there is none. Groups that provide a namespace come before the name (`Group/Name`).
    package func set(_ name: String, _ kind: Kind) -> URL? { sets[kind]?[name] }

    /// The names of all sets of a kind, in order.
    package func names(_ kind: Kind) -> [String] { (sets[kind] ?? [:]).keys.sorted() }

    // MARK: Bundles

    /// The catalogs of a bundle, listed once; nil is the main bundle with those of the program's modules.
    package static func of(_ bundle: Bundle?) -> AssetCatalogs { known.catalogs(of: bundle) }

    private static let known = Known()

    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var catalogs: [String: AssetCatalogs] = [:]
        /// The last bundle, which is mostly the next one too: its path takes long to find.
        private var last: (bundle: Bundle, catalogs: AssetCatalogs)?

        func catalogs(of bundle: Bundle?) -> AssetCatalogs {
            lock.withLock {
                if let last, last.bundle === bundle { return last.catalogs }
                let key = bundle?.bundlePath ?? ""
                let found = catalogs[key] ?? AssetCatalogs(in: ResourceFolders.folders(of: bundle))
                catalogs[key] = found
                if let bundle { last = (bundle, found) }
                return found
            }
        }
    }
}
