import CoreGraphics
import Foundation

/// An image of an asset catalog, by name.
///
/// For a module with catalogs, `kinora swift` declares one for each image, as Xcode does: `UIImage(resource: .hero)`, and
/// `.Icons.star` of a folder that provides a namespace. Source: Apple,
/// [ImageResource](https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Names an image of a bundle; whether there is one shows when it is loaded.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Loads the image of a resource, as ``init(named:in:compatibleWith:)`` with the traits of the call. Where the bundle has none of this
    /// name, the image is empty, which is logged once.
    ///
    /// - Complexity: O(*n* + *p*), as ``init(named:)``.
    public convenience init(resource: ImageResource) {
        guard UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil else {
            reportOnce(
                "UIImage.resource.\(resource.name)",
                "UIImage(resource:): \(resource.bundle.bundlePath) has no image '\(resource.name)'; an empty one is used instead")
            self.init()
            return
        }
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
}
