import Foundation
import Resources
import SourceTranslator

/// The asset catalogs of a module, as they lie beside its sources.
///
/// Only a module with resources has symbols for them: SwiftPM gives it a source with `Bundle.module`.
struct AssetSources {
    let sources: [String]

    /// Whether a source is SwiftPM's own with `Bundle.module`.
    static func isAccessor(_ source: String) -> Bool { source.hasSuffix("/DerivedSources/resource_bundle_accessor.swift") }

    /// Declarations for the colors and images; empty for a module without any.
    func symbols(_ contents: Contents) throws -> String {
        guard sources.contains(where: Self.isAccessor), let folder else { return "" }
        let catalogs = AssetCatalogs(in: Self.foldersWithCatalogs(in: folder))
        return AssetSymbols(
            colors: catalogs.names(.color), images: catalogs.names(.image) + catalogs.names(.symbol),
            sources: try sources.filter { !Self.isAccessor($0) }.map { try contents[$0] }
        ).text
    }

    /// The classes of the module's Core Data models; empty without any.
    func modelClasses() -> String {
        guard sources.contains(where: Self.isAccessor), let folder else { return "" }
        return ModelClasses(models: Self.models(in: folder)).text
    }

    /// The target's folder: the nearest to its sources that is in one named Sources or beside the manifest, or has the manifest.
    private var folder: URL? {
        let own = sources.filter { !Self.isAccessor($0) }.map {
            URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().pathComponents
        }
        guard var common = own.first else { return nil }
        for path in own { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
        var folder = URL(fileURLWithPath: "/" + common.dropFirst().joined(separator: "/"))
        let start = folder
        while folder.path != "/" {
            let above = folder.deletingLastPathComponent()
            func isPackage(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) }
            if isPackage(folder) || isPackage(above) || ["Sources", "Source", "src", "srcs", "Tests"].contains(above.lastPathComponent) {
                return folder
            }
            folder = above
        }
        return start
    }

    /// Models do not lie in each other, but in a model with versions; links to them count.
    private static func models(in root: URL) -> [URL] {
        var found: [URL] = []
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let url = all?.nextObject() as? URL {
            guard ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) else { continue }
            all?.skipDescendants()
            found.append(url.resolvingSymlinksInPath())
        }
        return found
    }

    /// Catalogs do not lie in each other; links are not followed, and hidden folders hold builds.
    private static func foldersWithCatalogs(in root: URL) -> [URL] {
        var found: Set<String> = []
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let url = all?.nextObject() as? URL {
            guard url.pathExtension == "xcassets" else { continue }
            all?.skipDescendants()
            found.insert(url.deletingLastPathComponent().path)
        }
        return found.sorted().map { URL(fileURLWithPath: $0) }
    }
}
