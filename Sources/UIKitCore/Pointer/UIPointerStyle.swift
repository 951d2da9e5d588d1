import CoreGraphics

/// The look of the pointer in a region, and its effect on a view.
///
/// Source: Apple, [UIPointerStyle](https://developer.apple.com/documentation/uikit/uipointerstyle).
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @MainActor NSCopying {
    let look: Look

    enum Look {
        case system
        case hidden
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
    }

    /// Creates a style that applies an effect to the view of a preview.
    ///
    /// - Parameters:
    ///   - effect: The effect. Unless it is a hover effect, the pointer becomes the effect.
    ///   - shape: The shape of the highlight, in the coordinates of the container of the preview's target; of a hover effect the shape of
    ///     the pointer. nil, the default, for that of the preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }

    /// Creates a style that changes the shape of the pointer.
    ///
    /// - Parameters:
    ///   - shape: The shape, with the pointer's location at its origin.
    ///   - axes: The axes on which the pointer stays in the middle of the region; none by default.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }

    init(_ look: Look) {
        self.look = look
        super.init()
    }

    /// Returns a style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// Returns the style of the system's pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The shapes beside the pointer, or beside the shape that it has become; none by default. None are shown while the pointer is hidden,
    /// and changes are shown when it next moves.
    open var accessories: [UIPointerAccessory] = []

    /// Returns a style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle(look)
        copy.accessories = accessories
        return copy
    }
}

/// An effect of the pointer on the view of a preview.
///
/// Colors, scales and shadows are estimates. Source: Apple,
/// [UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect).
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The effect that suits the view: highlight for a small one without a background, lift for a small one with one, hover for one of
    /// more than 200 points.
    case automatic(UITargetedPreview)
    /// The pointer becomes a highlight behind the view.
    case highlight(UITargetedPreview)
    /// The pointer disappears below the view, which grows and casts a shadow.
    case lift(UITargetedPreview)
    /// The pointer stays; the view is tinted, and may cast a shadow and grow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The position of the tint of a hover effect.
    public enum TintMode: Int, Sendable {
        /// No tint.
        case none = 0
        /// Above the view.
        case overlay = 1
        /// Below the view.
        case underlay = 2
    }

    /// The preview whose view has the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }

    /// The greatest length of a view that is highlighted or lifted automatically, in points.
    private static let smallLength: CGFloat = 200

    /// The effect, chosen if it is automatic.
    var chosen: UIPointerEffect {
        guard case .automatic(let preview) = self else { return self }
        if max(preview.size.width, preview.size.height) > Self.smallLength { return .hover(preview) }
        let isOpaque = preview.view is UIImageView || (preview.view.backgroundColor?.cgColor.alpha ?? 0) > 0.5
        return isOpaque ? .lift(preview) : .highlight(preview)
    }
}

/// A shape of the pointer.
///
/// Source: Apple, [UIPointerShape](https://developer.apple.com/documentation/uikit/uipointershape).
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A path, in points.
    case path(UIBezierPath)
    /// A rounded rectangle, in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam, as over text.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam.
    case horizontalBeam(length: CGFloat)

    /// The radius of the system's rounded rectangles, in points; an estimate.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// The width of a beam, in points.
    private static let beam: CGFloat = 3

    /// The outline about the pointer's location, or in the coordinates of a container.
    var outline: UIBezierPath {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius):
            UIBezierPath(roundedRect: rect, cornerRadius: min(max(radius, 0), min(rect.width, rect.height) / 2))
        case .verticalBeam(let length): Self.bar(CGSize(width: Self.beam, height: length))
        case .horizontalBeam(let length): Self.bar(CGSize(width: length, height: Self.beam))
        }
    }

    private static func bar(_ size: CGSize) -> UIBezierPath {
        guard size.width.isFinite, size.height.isFinite else { return UIBezierPath() }
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: max(size.width, 0), height: max(size.height, 0))
        return UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
