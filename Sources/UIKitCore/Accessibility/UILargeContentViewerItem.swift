import CoreGraphics

/// A view, or another element, with a title and an image for the large content viewer.
///
/// Source: Apple, [UILargeContentViewerItem](https://developer.apple.com/documentation/uikit/uilargecontentvieweritem).
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title in the viewer; nil for none.
    var largeContentTitle: String? { get }
    /// The image in the viewer; nil for none.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged; a symbol and an image of a PDF file stay sharp.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image in the viewer, in points, for one that is not centered in its own edges.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The values of a view that are set.
final class LargeContentValues: NSObject {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage: Bool?
    var insets = UIEdgeInsets.zero
}

extension UIView {
    /// The values that are set; nil for none.
    final var largeContent: LargeContentValues? {
        _associatedObjects == nil ? nil : objc_getAssociatedObject(self, &largeContentKey) as? LargeContentValues
    }

    /// Changes the values, which are made for the first change.
    final func changeLargeContent(_ change: (LargeContentValues) -> Void) {
        let values = largeContent ?? LargeContentValues()
        change(values)
        objc_setAssociatedObject(self, &largeContentKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

/// Its address is the key of the values.
nonisolated(unsafe) private var largeContentKey: UInt8 = 0

/// A view with a title or an image of its own for the viewer.
@MainActor
package protocol LargeContentDefaulting: UIView {
    var defaultLargeContent: (title: String?, image: UIImage?) { get }
}

extension UILabel: LargeContentDefaulting {
    package var defaultLargeContent: (title: String?, image: UIImage?) { (text, nil) }
}

extension UIImageView: LargeContentDefaulting {
    package var defaultLargeContent: (title: String?, image: UIImage?) { (nil, image) }
}
