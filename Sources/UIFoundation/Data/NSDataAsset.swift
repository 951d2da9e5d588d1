import Foundation
import UniformTypeIdentifiers

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A file of any type by its name in an asset catalog.
///
/// Found are data sets of catalogs (`Name.dataset` in `Assets.xcassets`) among a bundle's resources, as they lie there. A file that is in
/// no catalog is not found, as on iOS: `Bundle.url(forResource:withExtension:)` finds it. Differs from UIKit: amounts of memory and
/// features of graphics choose no data. Source: Apple, [NSDataAsset](https://developer.apple.com/documentation/uikit/nsdataasset).
open class NSDataAsset: NSObject {
    private let stored: (name: NSDataAssetName, data: Data, type: String)

    /// The name.
    open var name: NSDataAssetName { stored.name }

    /// The contents of the file.
    open var data: Data { stored.data }

    /// The file's uniform type identifier: that of the data set, or by the file's extension.
    open var typeIdentifier: String { stored.type }

    /// Reads data of the main bundle; nil if it has none of this name.
    ///
    /// - Complexity: O(*f*), where *f* is the number of files among the resources.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads data of a bundle; nil if it has none of this name. Groups that provide a namespace come before the name (`Group/Name`).
    ///
    /// - Complexity: O(*f*), where *f* is the number of files among the resources.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let folder = bundle.resourceURL, let set = Self.dataSet(name, in: folder) else { return nil }
        let device = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let entries = set.contents.data ?? []
        let universal = entries.first { ($0.idiom ?? "universal") == "universal" }
        guard let entry = entries.first(where: { $0.idiom == device }) ?? universal,
            let file = entry.filename, let data = try? Data(contentsOf: set.folder.appendingPathComponent(file))
        else { return nil }
        let type = entry.type ?? UTType(filenameExtension: URL(fileURLWithPath: file).pathExtension)?.identifier
        stored = (name, data, type ?? UTType.data.identifier)
    }

    // MARK: Catalogs

    /// The contents of `Contents.json` in a data set or a group.
    private struct Contents: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let idiom: String?
            let type: String?

            private enum CodingKeys: String, CodingKey {
                case filename, idiom
                case type = "universal-type-identifier"
            }
        }

        struct Properties: Decodable {
            let hasNamespace: Bool?

            private enum CodingKeys: String, CodingKey { case hasNamespace = "provides-namespace" }
        }

        let data: [Entry]?
        let properties: Properties?

        init?(in folder: URL) {
            guard let text = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
                let contents = try? JSONDecoder().decode(Contents.self, from: text)
            else { return nil }
            self = contents
        }
    }

    private static func dataSet(_ name: String, in resources: URL) -> (folder: URL, contents: Contents)? {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let files = FileManager.default.enumerator(at: resources, includingPropertiesForKeys: nil)
        while let folder = files?.nextObject() as? URL {
            guard folder.lastPathComponent == last + ".dataset", assetName(of: folder) == name, let contents = Contents(in: folder) else {
                continue
            }
            return (folder, contents)
        }
        return nil
    }

    /// The name of a data set: that of its folder, behind those of the groups with a namespace. nil outside of catalogs.
    private static func assetName(of folder: URL) -> String? {
        var names = [folder.deletingPathExtension().lastPathComponent]
        var group = folder.deletingLastPathComponent()
        while group.pathExtension != "xcassets" {
            guard group.path != "/" else { return nil }
            if Contents(in: group)?.properties?.hasNamespace == true { names.insert(group.lastPathComponent, at: 0) }
            group.deleteLastPathComponent()
        }
        return names.joined(separator: "/")
    }
}
