import Foundation
import Resources
import UIKit

/// A catalog of 2,000 sets of images, in a folder that is removed with it.
private final class LargeCatalog {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-catalog-\(UUID().uuidString)")

    init() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let contents = Data(#"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x"}]}"#.utf8)
        for number in 0..<2000 {
            let set = folder.appendingPathComponent("Assets.xcassets/image\(number).imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try image.write(to: set.appendingPathComponent("a.png"))
            try contents.write(to: set.appendingPathComponent("Contents.json"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

/// Lists a catalog, as the first image by name does.
final class CatalogBenchmark: Benchmark {
    static let name = "catalog"
    static let summary = "a catalog of 2,000 images listed"
    static let runs = 20
    static let countsAllocations = false

    private let catalog: LargeCatalog

    init() throws { catalog = try LargeCatalog() }

    func prepare() {}

    func run() { _ = AssetCatalogs(in: [catalog.folder]) }
}

/// Finds an image by name that was found before.
final class NamedImageBenchmark: Benchmark {
    static let name = "named-image"
    static let summary = "an image of 2,000 found by name again, 1,000 times"
    static let runs = 20
    static let countsAllocations = false

    private let catalog: LargeCatalog
    private let bundle: Bundle

    init() throws {
        catalog = try LargeCatalog()
        bundle = Bundle(url: catalog.folder) ?? .main
    }

    func prepare() {}

    func run() {
        for _ in 0..<1000 { _ = UIImage(named: "image7", in: bundle, compatibleWith: nil) }
    }
}
