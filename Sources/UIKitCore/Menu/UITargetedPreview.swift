import CoreGraphics

/// A view that stands for another one in a preview, with the position where it appears or to which it returns.
///
/// Source: Apple, [UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview).
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    private let storedView: UIView
    private let storedParameters: UIPreviewParameters
    private let storedTarget: UIPreviewTarget

    /// Creates a preview of a view at a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        storedView = view
        storedParameters = parameters
        storedTarget = target
        super.init()
    }

    /// Creates a preview of a view that is in a superview, where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// Creates a preview of a view that is in a superview, where it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The view that the preview shows.
    open var view: UIView { storedView }
    /// The shape and background of the preview.
    open var parameters: UIPreviewParameters { storedParameters }
    /// The position of the preview.
    open var target: UIPreviewTarget { storedTarget }
    /// The view's size, in points.
    open var size: CGSize { storedView.bounds.size }

    /// Returns a preview of the same view at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: storedView, parameters: storedParameters, target: newTarget)
    }
}

/// The look of a preview.
///
/// Source: Apple, [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The visible area of the view, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's coordinates; nil for that of the visible area.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; the system's background by default.
    open var backgroundColor: UIColor! = .systemBackground

    /// Creates parameters of a whole view.
    public override init() { super.init() }

    /// Creates parameters of lines of text: the visible area is their rectangles with a margin and rounded corners.
    ///
    /// - Parameter textLineRects: values of the lines' rectangles, in the view's coordinates.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects {
            path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        if !textLineRects.isEmpty { visiblePath = path }
    }
}

/// The position of a preview: a center in a view, and a transform.
///
/// Source: Apple, [UIPreviewTarget](https://developer.apple.com/documentation/uikit/uipreviewtarget).
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    private let storedContainer: UIView
    private let storedCenter: CGPoint
    private let storedTransform: CGAffineTransform

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - container: the view whose coordinates the center is in; it must be in a window when the preview is shown.
    ///   - center: the center of the preview, in points.
    ///   - transform: the transform of the preview about its center.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        storedContainer = container
        storedCenter = center
        storedTransform = transform
        super.init()
    }

    /// Creates a target without a transform.
    public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }

    /// The view whose coordinates the center is in.
    open var container: UIView { storedContainer }
    /// The center of the preview, in points.
    open var center: CGPoint { storedCenter }
    /// The transform of the preview about its center.
    open var transform: CGAffineTransform { storedTransform }
}

extension UIPreviewTarget {
    /// The center in the coordinates of the container's window; nil without a window.
    final var centerInWindow: CGPoint? { storedContainer.window.map { storedContainer.convert(storedCenter, to: $0) } }
}
