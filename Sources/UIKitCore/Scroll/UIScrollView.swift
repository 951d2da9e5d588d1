import CoreGraphics
import QuartzCore
import ScrollEngine

/// A view that scrolls and zooms content larger than itself.
///
/// The visible part of the content is the view's `bounds`, whose origin is the content offset. A touch drags the content, with rubber
/// banding beyond the edges; after the touch ends it decelerates, bounces and comes to rest. Each movement is a closed form in time,
/// evaluated per frame, so positions do not depend on the frame rate. Constants: `Documentation/Behavior.md#scrolling`. Source: Apple,
/// [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
///
/// *Life cycle of a movement.* A drag calls the delegate's `scrollViewWillBeginDragging(_:)`, `scrollViewDidScroll(_:)` for each change of
/// the offset, then `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and `scrollViewDidEndDragging(_:willDecelerate:)`.
/// After a flick, `scrollViewWillBeginDecelerating(_:)` and `scrollViewDidEndDecelerating(_:)` follow; a touch that stops the content
/// leaves the last one out. ``setContentOffset(_:animated:)`` takes 0.3 s and ends with `scrollViewDidEndScrollingAnimation(_:)`. A view in
/// no window jumps there, and one that leaves its window stops. The delegate is not retained.
///
/// *When not to use it.* For many equal elements use a table or collection view, which have views for the visible ones alone; for long text
/// ``UITextView``, for pages of view controllers ``UIPageViewController``.
///
/// *Mistakes.* ``contentSize`` is zero by default; while it is no larger than the view, drags do nothing unless ``alwaysBounceVertical`` or
/// its like is set, and nothing is logged. Set it, or have constraints to ``contentLayoutGuide`` do so. The top of the content is at an
/// offset of `-adjustedContentInset.top`, not 0, below a navigation bar. An offset that is not finite is refused and logged, and fails the
/// test in a strict stage.
///
/// ```swift
/// let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1200))
/// scrollView.addSubview(page)
/// scrollView.contentSize = page.frame.size
/// scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
/// ```
///
/// See also ``UIScrollViewDelegate`` and ``UIRefreshControl``.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer, FocusGroupForming {
    final var storedContentSize = CGSize.zero
    package final var motion: ScrollMotion?
    // nonisolated for the deinit.
    nonisolated(unsafe) final var motionLink: CADisplayLink?
    final var motionTimer: MediaTimer?
    /// Runs while a wheel scrolls; ends the scroll after its pause.
    final var wheelTimer: MediaTimer?
    final var drag: ScrollDrag?
    final var zoom = ScrollZoom()
    /// Whether touches are down on the view or its content.
    final var isTouched = false
    final var storedIsDragging = false
    /// Velocity of the deceleration that a touch has stopped, in points per second.
    final var caughtVelocity = CGVector.zero
    /// The movement that a touch stopped before it became a drag; it resumes or ends when the touch is lifted.
    final var caught: ScrollMotion.Kind?
    final var knownAdjustedInset = UIEdgeInsets.zero
    /// The navigation controller whose large title collapses with the content.
    final weak var titleBarOwner: UINavigationController?
    /// Bars whose appearance depends on the scroll position.
    final var scrollEdgeObservers: [WeakScrollEdgeObserver] = []
    /// Amount by which the bar could grow when the adjusted inset was last computed.
    final var knownLargeTitleExpansion: CGFloat = 0
    final var indicators = ScrollIndicators()
    final var storedRefreshControl: UIRefreshControl?
    /// Whether the view leaves its content to the focus group around it, instead of forming one.
    package final var joinsFocusGroup = false
    private let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    private let pinch = ScrollPinchGestureRecognizer(target: nil, action: nil)
    private let touchDelay = ContentTouchDelay(target: nil, action: nil)

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Creates a scroll view of zero size, with what a nib says; another coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        readScrollViewNib(coder)
    }

    private func setUpScrolling() {
        clipsToBounds = true
        // These precede the app's recognizers, which therefore see the scroll view's decision.
        for recognizer in [touchDelay, pan, pinch] { addGestureRecognizer(recognizer) }
        pan.scrollView = self
        pinch.scrollView = self
        pan.addTarget(self, action: Selector("kinora_panned:", UIScrollView.panned))
        pinch.addTarget(self, action: Selector("kinora_pinched:", UIScrollView.pinched))
        updateZoomRecognizer()
    }

    deinit { if let motionLink { MainActorTeardown.run(motionLink) { $0.invalidate() } } }

    /// The delegate of the scroll view, held weakly.
    // Swift cannot narrow the type of a property in a subclass. Tables and collections declare their own property, `@_nonoverride`, which
    // forwards to this one; this one is disfavored in overload resolution.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { updateZoomRecognizer() }
    }

    // MARK: Content

    /// The point of the content at the view's top left corner, in points; the origin of the bounds. Setting it stops any movement. It may
    /// be beyond the edges; a value that is not finite is ignored and logged.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// The size of the visible area, that of the bounds, in points.
    open var visibleSize: CGSize { bounds.size }

    /// Scrolls to an offset. An animation takes 0.3 s and ends with `scrollViewDidEndScrollingAnimation`. Does nothing at the current
    /// offset. The offset is not limited to the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

    /// The size of the content in points; the default is zero. The visible part stays unless it is beyond the new end and nothing moves. A
    /// size that is not finite is ignored.
    open var contentSize: CGSize {
        get { storedContentSize }
        set { changeContentSize(newValue) }
    }

    /// The inset of the content from the view's edges, in points.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { _willSet("contentInset") }
        didSet {
            defer { _didSet("contentInset") }
            contentInsetDidChange(from: oldValue)
        }
    }

    /// The content inset plus the part of the safe area that `contentInsetAdjustmentBehavior` adds.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open var adjustedContentInset: UIEdgeInsets { presentAdjustedInset }

    override var describedState: [String] {
        [
            "contentOffset: \(contentOffset.printed)", "contentSize: \(contentSize.printed)",
            "adjustedContentInset: \(adjustedContentInset.printed)",
        ]
    }

    /// The behavior that determines how the safe area adds to the content inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// Called when `adjustedContentInset` changes, before the delegate is notified. The base class does nothing.
    open func adjustedContentInsetDidChange() {}

    /// Scrolls by the smallest distance that makes a rectangle of the content visible, or as much of it as fits; does nothing if it is
    /// visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Behavior

    /// Whether scrolling by touch is enabled.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
    }

    /// Whether a drag that begins along one axis is locked to it.
    open var isDirectionalLockEnabled = false

    /// Whether the content bounces past its edges.
    open var bounces = true

    /// Whether content no higher than the view bounces vertically.
    open var alwaysBounceVertical = false

    /// Whether content no wider than the view bounces horizontally.
    open var alwaysBounceHorizontal = false

    /// Whether scrolling rests at multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether a tap on the status bar scrolls to the top of the content, in 0.3 s; the default is true. Has an effect only in a window
    /// with exactly one visible scroll view that has it set.
    open var scrollsToTop = true

    /// The rate of deceleration after a drag.
    open var decelerationRate = DecelerationRate.normal

    /// The manner in which dragging ends text editing.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a touch is down on the view or its content.
    open var isTracking: Bool { isTouched }

    /// Whether the content is being dragged or decelerates after a drag.
    open var isDragging: Bool { storedIsDragging }

    /// Whether the content moves by itself after a drag.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    // MARK: Touches of the content

    /// Whether the content receives touches only after they rest for 0.15 s or end.
    open var delaysContentTouches = true {
        didSet { touchDelay.isEnabled = delaysContentTouches }
    }

    /// Whether a drag may cancel touches in the content.
    open var canCancelContentTouches = true

    /// Whether content receives the touches that begin in it; false gives them to the scroll view. True unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may cancel touches in a view; by default false for controls. Not called without `canCancelContentTouches`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recognizer for drags; attached to the view. Its delegate is free for the app.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// The recognizer for zooming; nil if zooming is not possible, without a view for zooming or a range of scales.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch.isEnabled ? pinch : nil }

    // MARK: Zooming

    /// The minimum zoom scale; the default is 1. A value that is not positive or not finite is ignored.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitDidChange(\.minimumZoomScale, from: oldValue) }
    }

    /// The maximum zoom scale; the default is 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitDidChange(\.maximumZoomScale, from: oldValue) }
    }

    /// The current zoom scale. Setting it keeps the center of the visible content in place; the value is clamped to the limits.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the center of the visible content; an animation takes 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }

    /// Zooms so that a rectangle in the coordinates of the view for zooming fills the scroll view, within the limits of the zoom scale.
    open func zoom(to rect: CGRect, animated: Bool) { changeZoom(showing: rect, animated: animated) }

    /// Whether zooming by touch exceeds its limits and bounces back.
    open var bouncesZoom = true

    /// Whether a zoom by touch is in progress.
    open var isZooming: Bool { zoom.isZooming }

    /// Whether the zoom scale is bouncing back to its limits.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    // MARK: Indicators

    /// Whether the horizontal scroll indicator is shown.
    open var showsHorizontalScrollIndicator = true {
        didSet { updateIndicators() }
    }

    /// Whether the vertical scroll indicator is shown.
    open var showsVerticalScrollIndicator = true {
        didSet { updateIndicators() }
    }

    /// The style of the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default {
        willSet { _willSet("indicatorStyle") }
        didSet {
            defer { _didSet("indicatorStyle") }
            updateIndicators()
        }
    }

    /// The inset of the horizontal indicator, in addition to the safe area.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { updateIndicators() }
    }

    /// The inset of the vertical indicator, in addition to the safe area.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { updateIndicators() }
    }

    /// The insets of both indicators; the getter returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators keep out of the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { updateIndicators() }
    }

    /// Shows the scroll indicators momentarily.
    open func flashScrollIndicators() { flashIndicators() }

    /// The refresh control above the content; nil for none. Setting it replaces the previous one.
    open var refreshControl: UIRefreshControl? {
        get { storedRefreshControl }
        set { setRefreshControl(newValue) }
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { changingGeometry { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { changingGeometry { super.bounds = newValue } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        adjustedInsetMayHaveChanged()
        updateIndicators()
        refreshControl?.layOut(in: self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    /// Scrolls by a screenful.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMoving() } else { adjustedInsetMayHaveChanged() }
    }

    /// A touch that stops moving content is not delivered to the content.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found != nil && isDecelerating ? self : found
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return mayDrag() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Guides

    /// The content's rectangle: constraints on it set `contentSize`. Constraints of subviews to the scroll view's edges act on it, too.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The scroll view's own rectangle, which does not scroll, in content coordinates.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }
}

extension UIScrollView {
    /// Constants that determine how the safe area adds to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along scrollable axes, and at the top and bottom of content in a navigation controller.
        case automatic
        /// Along scrollable axes.
        case scrollableAxes
        /// No adjustment.
        case never
        /// On all edges.
        case always
    }

    /// Deceleration rate: the fraction of the velocity left after one millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The style of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark; light in the dark interface style.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }

    /// The manner in which dragging ends text editing.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Scrolling does not dismiss the keyboard.
        case none
        /// At the beginning of a drag.
        case onDrag
        /// The keyboard follows a finger that reaches it, down and up again, and leaves if it is released moving down. Without a keyboard
        /// on the screen a drag down ends editing.
        case interactive
        /// As `onDrag`.
        case onDragWithAccessory
        /// As `interactive`, from the upper edge of the accessory view.
        case interactiveWithAccessory
    }
}
