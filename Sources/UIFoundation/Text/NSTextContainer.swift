import CoreGraphics

/// An area in which text is laid out: a text view's own, or one of a layout manager.
///
/// Source: Apple, [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The text view whose container this is.
    package private(set) weak var view: (any TextContainerView)?
    private var ownSize: CGSize
    /// The layout manager.
    package weak var owner: (any TextContainerOwner)?

    /// Creates a container of a size in points; a side that is 0 or very large has no limit.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }

    /// Creates a container without limits.
    public override convenience init() { self.init(size: .zero) }

    /// Not supported: containers are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Becomes the container of a view, whose width and height it follows.
    package func attach(to view: any TextContainerView) {
        self.view = view
        widthTracksTextView = true
    }

    private func didChange() {
        view?.containerDidChange(self)
        owner?.containerDidChange(self)
    }

    /// The view's width, or the look of its text, has changed.
    package func layoutDidChange() { owner?.containerDidChange(self) }

    // MARK: Form

    /// The size of the area in points; a side that is 0 or very large has no limit. That of a text view's container is as wide as the view
    /// inside its insets, and as high as needed; setting it has no effect.
    open var size: CGSize {
        get { view?.containerSize ?? ownSize }
        set {
            guard newValue != ownSize else { return }
            ownSize = newValue
            didChange()
        }
    }

    /// Whether the width follows that of the text view; true for a text view's container, which always does.
    open var widthTracksTextView = false

    /// Whether the height follows that of the text view; false by default. Text views scroll: their containers have no height.
    open var heightTracksTextView = false

    /// Paths in the container's coordinates in which no text is laid out; empty by default. Text goes on behind them in 20 points
    /// or more.
    ///
    /// - Complexity: O(1). With paths each line is laid out by itself.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }

    /// The space between the container's edges and the text, in points at the left and the right; 5 by default. Negative and non-finite
    /// values count as 0.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

    /// The maximum number of lines; 0, the default, for unlimited.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

    /// The treatment of the last line if text remains; wrapping, the default, shows no more.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }

    /// Whether the area is a rectangle: without exclusion paths.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    /// The padding as it is used.
    package var padding: CGFloat { lineFragmentPadding.isFinite ? max(lineFragmentPadding, 0) : 0 }
}

/// The object that lays out text in a container: a layout manager.
@MainActor
package protocol TextContainerOwner: AnyObject {
    /// Another property of the container has a new value.
    func containerDidChange(_ container: NSTextContainer)
}

/// A text view with a container.
@MainActor
package protocol TextContainerView: TextContainerOwner {
    /// The size of the container.
    var containerSize: CGSize { get }
}
