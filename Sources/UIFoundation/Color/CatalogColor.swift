import CoreGraphics
import Foundation
import Resources

/// A color of an asset catalog: components for each appearance, device and contrast.
final class CatalogColor: DynamicColor, @unchecked Sendable {
    let name: String
    private let entries: [AssetContents.Entry]

    init(name: String, entries: [AssetContents.Entry]) {
        self.name = name
        self.entries = entries
    }

    override func resolved(with traits: UITraitCollection) -> CGColor {
        guard let color = entries.best(for: traits.assetTraits)?.color else { return .clear }
        if let reference = color.reference, let system = UIColor.color(ofSelector: reference) {
            return traits.asCurrent { system.cgColor }
        }
        let alpha = color.component("alpha") ?? 1
        if let white = color.component("white") { return CGColor(gray: CGFloat(white), alpha: CGFloat(alpha)) }
        let rgb = ["red", "green", "blue"].map { CGFloat(color.component($0) ?? 0) }
        if color.space == "display-p3", let wide = CGColor(colorSpace: .displayP3Space, components: rgb + [CGFloat(alpha)]) {
            return wide
        }
        return CGColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: CGFloat(alpha))
    }

    override func description(at address: String) -> String { "<UIDynamicCatalogColor: \(address); name = \(name)>" }

    override func isEqual(to other: DynamicColor) -> Bool {
        (other as? CatalogColor).map { $0.name == name && $0.entries.count == entries.count } ?? false
    }

    override func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Catalogs

    /// The color of a name; nil, said once if its set is damaged, where the bundle's catalogs have none.
    static func named(_ name: String, in bundle: Bundle?) -> CatalogColor? {
        guard let folder = AssetCatalogs.of(bundle).set(name, .color) else { return nil }
        do {
            let entries = (try AssetContents(in: folder).colors ?? []).filter { $0.color != nil }
            return entries.isEmpty ? nil : CatalogColor(name: name, entries: entries)
        } catch {
            reportOnce("asset \(folder.path)", "UIColor(named: \"\(name)\"): \(error)")
            return nil
        }
    }
}
