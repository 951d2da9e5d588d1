import CoreGraphics
import Foundation

/// A color of an asset catalog, by name.
///
/// For a module with catalogs, `kinora swift` declares one for each color, as Xcode does: `UIColor(resource: .brand)`. Source: Apple,
/// [ColorResource](https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Names a color of a bundle; whether there is one shows when it is used.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// The color of a resource, as ``init(named:in:compatibleWith:)``. Where the bundle has none of this name, the color is clear, which is
    /// logged once.
    ///
    /// - Complexity: O(*g*) once for a bundle, where *g* is the number of its catalogs' sets, then the size of the set's file.
    public convenience init(resource: ColorResource) {
        if let color = CatalogColor.named(resource.name, in: resource.bundle) {
            self.init(content: .dynamic(color))
        } else {
            reportOnce(
                "UIColor.resource.\(resource.name)",
                "UIColor(resource:): \(resource.bundle.bundlePath) has no color '\(resource.name)'; clear is used instead")
            self.init(white: 0, alpha: 0)
        }
    }
}
