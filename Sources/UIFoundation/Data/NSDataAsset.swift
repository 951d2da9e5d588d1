import Foundation
import Resources
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
    /// - Complexity: O(*g*) once for a bundle, where *g* is the number of its catalogs' sets, then the size of the file.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads data of a bundle; nil if it has none of this name. Groups that provide a namespace come before the name (`Group/Name`).
    ///
    /// - Complexity: O(*g*) once for a bundle, where *g* is the number of its catalogs' sets, then the size of the file.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let folder = AssetCatalogs.of(bundle).set(name, .data),
            let entry = (try? AssetContents(in: folder))?.data?.best(for: UITraitCollection.current.assetTraits), let file = entry.filename,
            let data = try? Data(contentsOf: folder.appendingPathComponent(file))
        else { return nil }
        let type = entry.type ?? UTType(filenameExtension: URL(fileURLWithPath: file).pathExtension)?.identifier
        stored = (name, data, type ?? UTType.data.identifier)
    }
}
