import CoreGraphics
import QuartzCore

/// Shows a part of content that is larger than the view, and moves it with the finger.
///
/// The part shown is the view's `bounds`: its origin is the content offset. A finger drags the content, beyond the edges against a resistance; let go, it
/// decelerates, bounces and rests. Each such movement is a closed form in time, evaluated at the frames: where the content is at a time does not depend on
/// the frame rate. Numbers: `behaviour.md` 3.
///
/// Differs from UIKit: there is no keyboard here, so `keyboardDismissMode` ends editing and moves nothing.
/// Source: Apple, [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final var storedContentSize = CGSize.zero
    final var motion: ScrollMotion?
    // nonisolated for the deinit.
    nonisolated(unsafe) final var motionLink: CADisplayLink?
    final var motionTimer: MediaTimer?
    final var drag: ScrollDrag?
    final var zoom = ScrollZoom()
    /// Fingers that are down on the view or its content.
    final var isTouched = false
    final var storedIsDragging = false
    /// The speed of a deceleration that a finger has stopped, points a second.
    final var caughtVelocity = CGVector.zero
    /// What a finger that has not dragged yet has stopped, and what goes on, or is told to be over, when it is lifted.
    final var caught: ScrollMotion.Kind?
    final var knownAdjustedInset = UIEdgeInsets.zero
    /// Whose large title gives way to the content.
    final weak var titleBarOwner: UINavigationController?
    /// Bars whose look depends on how far the content is scrolled.
    final var edgeFollowers: [WeakBarEdgeFollower] = []
    /// How much the bar could grow when the adjusted inset was looked at last.
    final var knownTopRoom: CGFloat = 0
    final var indicators = ScrollIndicators()
    final var storedRefreshControl: UIRefreshControl?
    final var observations = ScrollObservations()
    private let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    private let pinch = ScrollPinchGestureRecognizer(target: nil, action: nil)
    private let touchDelay = ContentTouchDelay(target: nil, action: nil)

    /// A scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// There are no archives of views here: gives a scroll view of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    private func setUpScrolling() {
        clipsToBounds = true
        // Before those of the app, so that it sees what the scroll view decided.
        for recognizer in [touchDelay, pan, pinch] { addGestureRecognizer(recognizer) }
        pan.scrollView = self
        pinch.scrollView = self
        pan.addTarget(self, action: Selector("kinora_panned:", UIScrollView.panned))
        pinch.addTarget(self, action: Selector("kinora_pinched:", UIScrollView.pinched))
        updateZoomRecognizer()
    }

    deinit { if let motionLink { MainActorTeardown.run(motionLink) { $0.invalidate() } } }

    /// Hears what the view does; not kept.
    // Swift cannot narrow the type of a property in a subclass. Tables and collections declare their own, `@_nonoverride`, that forwards to this one;
    // it gives way to them.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { updateZoomRecognizer() }
    }

    // MARK: Content

    /// The point of the content at the view's top left corner, points; the bounds' origin. Setting it stops any movement. It may be beyond the edges; not
    /// finite, it is refused with a line in the log.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Goes to an offset; animated, in 0.3 s, at the end of which the delegate hears `scrollViewDidEndScrollingAnimation`. To where it is already, nothing
    /// happens. The offset is not limited to the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

    /// The size of the content, points; zero unless set. What is shown stays unless it is now beyond the end and nothing moves. A size that is not finite is refused.
    open var contentSize: CGSize {
        get { storedContentSize }
        set { changeContentSize(newValue) }
    }

    /// Room around the content, points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { contentInsetDidChange(from: oldValue) }
    }

    /// `contentInset` and what `contentInsetAdjustmentBehavior` adds of the safe area.
    open var adjustedContentInset: UIEdgeInsets { presentAdjustedInset }

    override var describedState: [String] {
        [
            "contentOffset: \(contentOffset.printed)", "contentSize: \(contentSize.printed)",
            "adjustedContentInset: \(adjustedContentInset.printed)",
        ]
    }

    /// How the safe area adds to the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// `adjustedContentInset` has changed; the base class does nothing. The delegate is told after.
    open func adjustedContentInsetDidChange() {}

    /// Scrolls just so far that a rectangle of the content is seen, or as much of it as fits; nothing happens where it is seen already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Behaviour

    /// Whether fingers scroll.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
    }

    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false

    /// Whether the content goes beyond its edges and comes back.
    open var bounces = true

    /// Whether content that is no higher than the view bounces too.
    open var alwaysBounceVertical = false

    /// Whether content that is no wider than the view bounces too.
    open var alwaysBounceHorizontal = false

    /// Whether it comes to rest at multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether a tap on the status bar goes to the top of the content, in 0.3 s; true unless set. It works in a window in which exactly one scroll view that is
    /// seen has this set.
    open var scrollsToTop = true

    /// How fast movements slow down.
    open var decelerationRate = DecelerationRate.normal

    /// Whether dragging ends the editing of text.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// A finger is down on the view or its content.
    open var isTracking: Bool { isTouched }

    /// The content is being dragged, or goes on after that.
    open var isDragging: Bool { storedIsDragging }

    /// The content goes on by itself after a finger has let go.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    // MARK: Touches of the content

    /// Whether content hears of a finger only once it rests for 0.15 s, or is lifted.
    open var delaysContentTouches = true {
        didSet { touchDelay.isEnabled = delaysContentTouches }
    }

    /// Whether a drag takes a finger from the content that has it.
    open var canCancelContentTouches = true

    /// Whether content may have touches that have come down on it; false gives them to the scroll view. True unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take a finger from a view; false for controls unless overridden. Not asked without `canCancelContentTouches`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// What drags; attached to the view. Its delegate is free for the app.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// What zooms; nil where zooming is not possible: without a view for it or room between the scales.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch.isEnabled ? pinch : nil }

    // MARK: Zooming

    /// How small the content may be zoomed; 1 unless set. Not positive or not finite, it is refused.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitDidChange(\.minimumZoomScale, from: oldValue) }
    }

    /// How large the content may be zoomed; 1 unless set.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitDidChange(\.maximumZoomScale, from: oldValue) }
    }

    /// How large the view for zooming is shown. Setting it keeps the middle of what is seen, within the limits.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the middle of what is seen; animated, in 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }

    /// Zooms so that a rectangle of the view for zooming (in its coordinates) fills the scroll view, as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { changeZoom(showing: rect, animated: animated) }

    /// Whether fingers zoom beyond the limits, with a way back.
    open var bouncesZoom = true

    /// Fingers zoom.
    open var isZooming: Bool { zoom.isZooming }

    /// The zoom is on its way back to its limits.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    // MARK: Indicators

    /// Whether a bar tells how far the content is scrolled to the side.
    open var showsHorizontalScrollIndicator = true {
        didSet { updateIndicators() }
    }

    /// Whether a bar tells how far the content is scrolled down.
    open var showsVerticalScrollIndicator = true {
        didSet { updateIndicators() }
    }

    /// How the bars look.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { updateIndicators() }
    }

    /// Room around the horizontal bar, beyond what the safe area takes.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { updateIndicators() }
    }

    /// Room around the vertical bar, beyond what the safe area takes.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { updateIndicators() }
    }

    /// Room around both bars; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the bars keep out of the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { updateIndicators() }
    }

    /// Shows the bars for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    /// Lies above the content and is pulled down for new content; nil for none. Another one takes the place of the first.
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

    /// Where it is to rest after a finger has let go, for the place where its speed leads; the delegate may change it. Velocity in points per millisecond.
    func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    open override func layoutSubviews() {
        super.layoutSubviews()
        adjustedInsetMayHaveChanged()
        updateIndicators()
        refreshControl?.place(in: self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMoving() } else { adjustedInsetMayHaveChanged() }
    }

    /// A finger that stops moving content does not reach that content.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found != nil && isDecelerating ? self : found
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return mayDrag() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension UIScrollView {
    /// How the safe area adds to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// On the axes that scroll, and at the top and bottom of content in a navigation controller.
        case automatic
        /// On the axes that scroll.
        case scrollableAxes
        /// Not at all.
        case never
        /// On all sides.
        case always
    }

    /// What is left of the speed of a deceleration after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// .998
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// .99
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How scroll indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark, and light in the dark.
        case `default`
        case black
        case white
    }

    /// When dragging ends the editing of text.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        /// When a drag begins.
        case onDrag
        /// When a drag has gone down by more than the slop. Differs from UIKit: no keyboard follows the finger.
        case interactive
    }
}
