import RenderScene

/// A rectangular area of the screen that shows content, lays out subviews, handles touches, and animates through `UIView.animate`.
///
/// A view is a layer plus behavior. Geometry is in points: `frame` and `center` in the superview's coordinates, `bounds` in the view's own.
/// The layer is the only store of geometry and appearance; the view forwards to it. Source: Apple, `UIView`.
///
/// *Life cycle.* ``init(frame:)`` makes the layer, of ``layerClass``, and requests a first layout. ``addSubview(_:)`` retains the new
/// subview and calls its ``willMove(toSuperview:)`` and ``didMoveToSuperview()``; between them, if the window changes,
/// ``willMove(toWindow:)`` and ``didMoveToWindow()`` of every view in its subtree. In a window, the commit at the end of a run-loop turn
/// calls ``layoutSubviews()`` of views that need it, once however often it was requested, superviews first, then ``draw(_:)`` of classes
/// that override it: once at first, later only after ``setNeedsDisplay()``. ``removeFromSuperview()`` makes the same calls, with nil for
/// the new superview and window, and releases the view. A view may be released on any thread; its subviews are released on the main actor.
///
/// *When not to use it.* Text, images and controls have classes of their own: see ``UILabel``, ``UIImageView`` and ``UIControl``. Override
/// ``draw(_:)`` only for content that no layer draws: the image of the whole bounds is stored. A decoration that takes no touches can be a
/// plain layer.
///
/// *Mistakes.* A ``layoutSubviews()`` that requests its own layout each time never comes to rest: after 100 rounds the log says that the
/// view "requested layout again", and the rest waits for the next commit. NaN or infinity in `frame`, `bounds` or `center` is refused and
/// logged; in a strict stage it fails the test.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 80, width: 160, height: 100))
/// card.backgroundColor = .systemBlue
/// card.layer.cornerRadius = 12
/// UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
///     card.transform = CGAffineTransform(translationX: 0, y: 200)
/// }
/// ```
///
/// See also ``UIViewController``, which loads views, ``UIViewPropertyAnimator`` for animations that can be paused, and
/// ``NSLayoutConstraint``.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor CALayerDelegate, UITraitChangeObservable, UIFocusItem, UIFocusItemContainer,
    UILargeContentViewerItem
{
    /// The view's Core Animation layer. The view is its delegate.
    open var layer: CALayer { storedLayer }
    // Nonisolated for `deinit`.
    nonisolated(unsafe) final let storedLayer: CALayer
    @exclusivity(unchecked) final var storedSubviews: [UIView] = []
    /// Cleared by the superview in its deinit. Not weak, because chains of ten thousand superviews are walked.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?
    final weak var storedWindow: UIWindow?
    /// The controller that owns this root view.
    package final weak var owningController: UIViewController?
    final var safeArea = SafeArea()
    final var storedMask: UIView?
    final var ownTintColor: UIColor?
    /// The superview's tint color; nil is the system's blue.
    final var inheritedTintColor: UIColor?
    /// The superview's traits with this view's overrides.
    @exclusivity(unchecked) final var storedTraits: UITraitCollection
    /// Traits last reported to the view.
    @exclusivity(unchecked) final var reportedTraits: UITraitCollection
    final var traitRecord: TraitRecord?
    /// The background color that was set, and the layer's color for it.
    final var setBackgroundColor: (color: UIColor, resolved: CGColor)?
    /// nil for a view that has nothing to do with constraints.
    @exclusivity(unchecked) final var constraintState: ConstraintState?
    final var storedGestureRecognizers: [UIGestureRecognizer] = []
    /// nil for a view that has nothing to do with focus.
    @exclusivity(unchecked) final var focusRecord: FocusRecord?
    private var storedContentMode = ContentMode.scaleToFill { didSet { contentModeDidChange(storedContentMode) } }

    /// Creates a view with a frame in its superview's coordinates. A non-finite frame is ignored and logged once.
    public init(frame: CGRect) {
        storedLayer = Self.makeLayer()
        storedTraits = .current
        reportedTraits = storedTraits
        super.init()
        setUpLayer()
        storedLayer.frame = frame
        if Self.requiresConstraintBasedLayout { requestConstraintUpdate() }
    }

    /// Creates a view of an Interface Builder file or of an archive, with its properties, its subviews and their constraints; for another
    /// coder one of zero size with default values. Overridden with a call of super; the file's connections are made after it, before
    /// `awakeFromNib()`.
    public required init?(coder: NSCoder) {
        storedLayer = Self.makeLayer()
        storedTraits = .current
        reportedTraits = storedTraits
        super.init()
        setUpLayer()
        if Self.requiresConstraintBasedLayout { requestConstraintUpdate() }
        readNib(coder)
    }

    /// Writes the view into an archive: properties that keys name, of the values that archives hold (numbers, texts, geometry, colors,
    /// fonts, images), content priorities, subviews and their constraints; of controls and bars no subviews. Overridden with a call of
    /// super.
    ///
    /// As on iOS neither targets and recognizers nor properties of the layer are archived.
    ///
    /// - Complexity: O(*n*), with a call for each property, where *n* is the number of views below.
    open func encode(with coder: NSCoder) { writeArchive(coder) }

    /// Creates a view of zero size.
    public override convenience init() { self.init(frame: .zero) }

    /// An entry point that can create an instance of any subclass with its `init(frame:)`; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UIView_initFrame") convenience init(viewWith frame: CGRect) { self.init(frame: frame) }

    // Nonisolated, as in Apple's UIView, so that subclasses can have a plain deinit.
    deinit { DeferredViewRelease.release(&storedSubviews, layer: storedLayer) }

    /// Whether the view keeps its colors when the user inverts those of the screen, which hosts here do not; false by default, kept.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertColors ?? false }
        set { setAccessibility { $0.ignoresInvertColors = newValue } }
    }

    /// An identifier for state restoration, which iOS no longer does by itself and hosts here do not: the value is kept.
    open var restorationIdentifier: String? {
        get { accessibilityValues?.restorationIdentifier }
        set { setAccessibility { $0.restorationIdentifier = newValue } }
    }

    /// The class of the view's layer, read once at initialization and instantiated with `init()`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The class, the address, the frame and properties that differ from their defaults, as UIKit prints them; off the main actor only
    /// the class and the address.
    open override var description: String { describedAnywhere }

    /// State that a subclass adds after the layer.
    var describedState: [String] { [] }

    // MARK: Geometry

    /// The view's bounding box in its superview's coordinates. With a transform other than the identity it is derived; setting it then
    /// moves and resizes the view under its transform. Animatable.
    ///
    /// - Complexity: O(1). Setting another size takes O(*n*), where *n* is the number of views in the subtree that autoresizing
    ///   changes.
    open var frame: CGRect {
        get { storedLayer.frame }
        set { _changing("frame") { resizing { storedLayer.frame = newValue } } }
    }

    /// The view's rectangle in its own coordinates. Changing the size keeps the center and triggers layout. Animatable.
    ///
    /// - Complexity: O(1). Setting another size takes O(*n*), where *n* is the number of views in the subtree that autoresizing
    ///   changes.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { _changing("bounds") { resizing { storedLayer.bounds = newValue } } }
    }

    /// The position of the view's anchor point in its superview's coordinates: its center, unless the layer's `anchorPoint` was changed.
    /// Animatable.
    open var center: CGPoint {
        get { storedLayer.position }
        set { _changing("center") { resizing { storedLayer.position = newValue } } }
    }

    /// The transform about the anchor point. Animatable.
    open var transform: CGAffineTransform {
        get { storedLayer.affineTransform() }
        set { _changing("transform") { setTransform(newValue) } }
    }

    /// The three-dimensional transform about the anchor point. Animatable.
    open var transform3D: CATransform3D {
        get { storedLayer.transform }
        set { storedLayer.transform = newValue }
    }

    /// Pixels per point of the drawn content; the screen's scale by default. A change redraws the view.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScale(newValue) }
    }

    /// Resizing of the view when its superview's bounds change.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the view resizes its subviews when its bounds change.
    open var autoresizesSubviews = true

    /// The size that best fits the given size, in points; by default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to `sizeThatFits(_:)`, keeping the frame's origin.
    open func sizeToFit() { takeFittingSize() }

    /// The natural size of the content, in points; `noIntrinsicMetric` for a dimension without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Invalidates `intrinsicContentSize`.
    ///
    /// Bars, buttons and cells that lay out by the size do so again; other superviews are not laid out, as in UIKit without constraints.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view; with constraints, also the constraint solver's time
    ///   (`Documentation/Layout.md#what-it-costs`).
    open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

    // MARK: Constraints

    /// Whether the class places its views by constraints; then `updateConstraints()` is called before the first layout. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the view's constraints; called before a layout if `setNeedsUpdateConstraints()` was. Call `super` last.
    open func updateConstraints() {}

    /// Schedules a call of `updateConstraints()` before the next layout.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

    /// Whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintState?.needsUpdateConstraints ?? false }

    /// Calls `updateConstraints()` of the view and of those below it that need it, from the leaves up.
    ///
    /// - Complexity: O(*n* · *d* + *n* log *n*) and their ``updateConstraints()``, where *n* is the number of views that wait for it
    ///   and *d* their depth.
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

    /// The distances from the frame to the rectangle that constraints act on; none by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints act on, of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame of a rectangle that constraints act on.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// The view whose first baseline counts; the view itself by default.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline counts; the view itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// The size by the view's constraints nearest to a size, with `fittingSizeLevel` (50): use `layoutFittingCompressedSize` for the
    /// smallest, in which texts of several lines that were laid out already are at most as wide as there.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`), after O(*n* + *c*), where *n* is the
    ///   number of views in the subtree and *c* that of its and its superviews' constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size by the view's constraints nearest to a size, with a priority for each axis.
    ///
    /// - Complexity: That of ``systemLayoutSizeFitting(_:)``.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The margins inside the bounds, in points: 8, plus the safe area's. A controller's view has the system's at its sides.
    open var layoutMargins: UIEdgeInsets {
        get { presentLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    /// The margins without the safe area's, by the direction of layout.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { constraintState?.margins ?? defaultLayoutMargins }
        set { setDirectionalMargins(newValue) }
    }

    /// Whether the margins are at least the superview's where the view reaches into these; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { constraintState?.preservesSuperviewMargins ?? false }
        set { setPreservesSuperviewMargins(newValue) }
    }

    /// Whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { constraintState?.insetsMarginsFromSafeArea ?? true }
        set { setInsetsMarginsFromSafeArea(newValue) }
    }

    /// Called when the margins have changed; the base class does nothing.
    open func layoutMarginsDidChange() {}

    /// Called when a subview is hidden or shown.
    func visibilityDidChange(of subview: UIView) {}

    /// The default priorities of the intrinsic size's upper bounds.
    var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }

    // MARK: Appearance

    /// The opacity of the view and its subviews as a group, 0 to 1. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(storedLayer.opacity) }
        set { _changing("alpha") { storedLayer.opacity = Float(newValue) } }
    }

    /// A view whose alpha channel masks this view; nil for none. Its frame is in this view's coordinates, but it is no subview: it has no
    /// superview and receives no touches. A view in a hierarchy is removed from it.
    ///
    /// - Complexity: O(1). Setting takes as long as ``removeFromSuperview()`` for a mask that has a superview.
    open var mask: UIView? {
        get { storedMask }
        set { setMask(newValue) }
    }

    /// Whether the view and its subviews are hidden.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) in a stack view, where *n* is the number of its arranged subviews.
    open var isHidden: Bool {
        get { storedLayer.isHidden }
        set { _changing("hidden") { hide(newValue) } }
    }

    /// The background color; nil is clear. Animatable. A dynamic color follows the view's traits and tint; a color set on the layer
    /// replaces it.
    open var backgroundColor: UIColor? {
        get { presentBackground }
        set { _changing("backgroundColor") { setBackground(newValue) } }
    }

    /// Whether the view covers its bounds with opaque content; true by default. An opaque view that draws, without a background color, is
    /// black where it draws nothing, as in UIKit; nothing else depends on the value.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether `draw(_:)` starts with a clear or background-colored image; true by default. If false, it draws over its earlier content.
    open var clearsContextBeforeDrawing: Bool {
        get { layer.clearsContentsBeforeDrawing }
        set { layer.clearsContentsBeforeDrawing = newValue }
    }

    /// Whether content and subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { storedLayer.masksToBounds }
        set { storedLayer.masksToBounds = newValue }
    }

    /// Placement of the content when the bounds change.
    open var contentMode: ContentMode {
        get { storedContentMode }
        set { storedContentMode = newValue }
    }

    /// The tint color of the view and its subviews. Set nil to inherit the superview's; the root's default is the system's blue.
    ///
    /// - Complexity: O(1); O(*d*) once a view has a ``tintAdjustmentMode``, where *d* is the depth of the view. Setting
    ///   takes O(*n*), where *n* is the number of views in the subtree.
    open var tintColor: UIColor! {
        get { adjustedTintColor(ownTintColor ?? inheritedTintColor ?? .systemBlue) }
        set { _changing("tintColor") { setTintColor(newValue) } }
    }

    /// The display of the tint color. `automatic`, the default, is the superview's mode; the getter returns the mode that results,
    /// `normal` without one. `dimmed` makes `tintColor` a gray of the same lightness, here and in subviews that are automatic.
    ///
    /// Differs from UIKit: presenting an alert does not dim the views below it.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view. Setting takes O(*n* + *d*), where *n* is the number of views in the
    ///   subtree.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Called when the effective tint color has changed. The base class does nothing.
    open func tintColorDidChange() {}

    /// The user interface style of the view and its subviews; `unspecified` inherits the superview's. Takes effect at once.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views in the subtree.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The superview's traits with the view's overrides; outside a hierarchy the last inherited ones, or those at creation. A window
    /// inherits the screen's.
    open var traitCollection: UITraitCollection { storedTraits }

    /// Called in a window when the traits have changed, and on first entering one if they differ from those at creation. Superviews come
    /// first, and a controller before its view; all have the new traits by then. Layout and drawing follow. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        _replacement(of: "traitCollectionDidChange:", UIView.self)?.call([previousTraitCollection]) as Void?
    }

    /// A semantic description of the content, which determines whether it is flipped in right-to-left layouts. Not inherited by subviews.
    ///
    /// - Complexity: O(1). Setting takes O(*c*), where *c* is the number of constraints in the view's tree, and the constraint solver's
    ///   time for those with a leading or trailing edge (`Documentation/Layout.md#what-it-costs`).
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        willSet { _willSet("semanticContentAttribute") }
        didSet { semanticsDidChange(from: oldValue) }
    }

    /// The layout direction of the content, from `semanticContentAttribute` and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { presentLayoutDirection }

    /// Draws the view's content into the current context (`UIGraphicsGetCurrentContext()`), in points of the bounds with y pointing down;
    /// the base class draws nothing. Called in the commit if overridden: once at first, then after `setNeedsDisplay()`. Don't call it
    /// directly.
    ///
    /// `rect` is the area to redraw, the clip's bounding box. The content is stored as an image and stretched by `contentMode`; its sides
    /// are limited to 16,384 pixels: larger views draw nothing and log it once. Source: Apple,
    /// [draw(_:)](https://developer.apple.com/documentation/uikit/uiview/draw(_:)).
    open func draw(_ rect: CGRect) {}

    /// Marks the content as needing to be redrawn in the next commit; has no effect on a view that draws none.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Marks a rectangle of the content, in the view's coordinates, as needing to be redrawn in the next commit; content outside is kept.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: Hierarchy

    /// The superview, not retained.
    open var superview: UIView? { storedSuperview }
    /// The subviews, back to front; retained.
    open var subviews: [UIView] { storedSubviews }

    /// The view's window, or nil.
    open var window: UIWindow? { storedWindow }

    /// An integer that identifies the view in the app.
    open var tag = 0

    /// Returns the first view with the tag, starting with this view, depth first; nil if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views in the subtree.
    open func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

    /// Adds a view in front of the other subviews, removing it from its superview first. Adding a view to itself or a descendant traps.
    ///
    /// - Complexity: O(*n* + *k* + *d* + *c*) and the callbacks, where *n* is the number of views in its subtree, *k* that of its old
    ///   superview's subviews, *d* the depth of both superviews, and *c* the number of constraints in the subtree and its old superviews,
    ///   each of which is solved again.
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    /// Inserts a subview at an index, clamped to the valid range.
    ///
    /// - Complexity: O(*n* + *k* + *d* + *c*), as ``addSubview(_:)``, where *k* counts the subviews of both superviews.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a subview directly in front of a sibling; in front of all others if that is no subview.
    ///
    /// - Complexity: O(*n* + *k* + *d* + *c*), as ``insertSubview(_:at:)``.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }
    /// Inserts a subview directly behind a sibling; behind all others if that is no subview.
    ///
    /// - Complexity: O(*n* + *k* + *d* + *c*), as ``insertSubview(_:at:)``.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }

    /// Exchanges two subviews by index; an index out of range traps.
    ///
    /// - Complexity: O(*n* + *k* + *d*), where *n* is the number of views in both subtrees, *k* that of subviews, and *d* this view's
    ///   depth.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of its siblings; ignores other views.
    ///
    /// - Complexity: O(*n* + *k* + *d*), where *n* is the number of views in its subtree, *k* that of subviews, and *d* this view's
    ///   depth.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: storedSubviews.count) } }
    /// Moves a subview behind its siblings; ignores other views.
    ///
    /// - Complexity: O(*n* + *k* + *d*), where *n* is the number of views in its subtree, *k* that of subviews, and *d* this view's
    ///   depth.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

    /// Removes the view from its superview, which releases it.
    ///
    /// - Complexity: O(*n* + *k* + *d* + *c*) and the callbacks, where *n* is the number of views in the subtree, *k* that of the
    ///   superview's subviews, *d* the depth of the view, and *c* the number of constraints in the subtree and its superviews.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is the given view or one of its descendants.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// Called after a subview was added; the base class does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed; the base class does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes; nil on removal.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed.
    open func didMoveToSuperview() { _replacement(of: "didMoveToSuperview", UIView.self)?.call([]) as Void? }

    /// Called before the window changes; nil on removal.
    open func willMove(toWindow newWindow: UIWindow?) { _replacement(of: "willMoveToWindow:", UIView.self)?.call([newWindow]) as Void? }

    /// Called after the window has changed.
    open func didMoveToWindow() { _replacement(of: "didMoveToWindow", UIView.self)?.call([]) as Void? }

    /// The view controller of a root view, otherwise the superview.
    open override var next: UIResponder? { owningController ?? superview }

    // MARK: Layout

    /// Lays out subviews; called by the layout pass. The base class gives those that constraints place their frames. Call
    /// `setNeedsLayout()` instead.
    open func layoutSubviews() {
        if let other = _replacement(of: "layoutSubviews", UIView.self) { return other.call([]) }
        layOutByConstraints()
    }

    /// Schedules a layout for the next commit.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out this view and its descendants now, where needed.
    ///
    /// - Complexity: O(*r* · *n*) and the layouts, where *n* is the number of layers in the subtree and *r* that of rounds until none
    ///   needs layout, at most 100; with changed constraints, also the constraint solver's time
    ///   (`Documentation/Layout.md#what-it-costs`).
    open func layoutIfNeeded() {
        prepareConstraints()
        layer.layoutIfNeeded()
    }

    /// Insets of the area not covered by bars and the screen's corners, in points.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open var safeAreaInsets: UIEdgeInsets { presentSafeAreaInsets }

    /// Called when the safe area insets have changed; the base class does nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Interaction

    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true

    /// Whether the view receives more than one touch at a time; false by default. Gesture recognizers receive all.
    open var isMultipleTouchEnabled = false

    /// Whether the view receives touches exclusively in its window: while it has touches other views get none, and it gets none while
    /// others have; false by default.
    open var isExclusiveTouch = false

    /// Returns the deepest view that receives touches at a point of this view's coordinates, front to back; nil if there is none. Skips
    /// subtrees that are hidden, have an alpha below .01, are disabled or animating, and areas outside the superview
    /// (`Documentation/Behavior.md#gesture-arbitration`).
    ///
    /// - Complexity: O(*n*), where *n* is the number of views in the subtree.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Whether a point of the view's coordinates is inside its bounds: the left and top edges are, the right and bottom edges are not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let other = _replacement(of: "pointInside:with:", UIView.self) { return other.call([point, event]) }
        return bounds.contains(point)
    }

    /// The attached gesture recognizers, in the order of adding; nil if there are none.
    ///
    /// - Complexity: O(1). Setting takes O(*n*²), where *n* is the number of the old and the new recognizers.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
        set { setGestureRecognizers(newValue ?? []) }
    }

    /// Attaches a gesture recognizer and retains it, removing it from its previous view.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the recognizers of its old view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a gesture recognizer, cancelling a gesture in progress. Ignores recognizers of other views.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's recognizers.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer of this view or of an ancestor may begin with touches on this view; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Makes the view or the descendant that is first responder resign, with `force` even if it refuses. Returns whether it did.
    ///
    /// - Complexity: O(*r* + *d*), where *r* is the number of responders from the first one to the nearest view and *d* its depth.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { dismissFirstResponder(force) }

    // MARK: Focus

    /// Whether the view can become focused; false by default. Text fields, text views and cells override it, apps do in views of their own.
    open var canBecomeFocused: Bool { false }
    /// Whether the view is focused.
    open var isFocused: Bool { presentsFocus }
    /// The identifier of the focus group of the view and its subviews; nil, the default, for that of the superview, or a group of its own
    /// for a scroll view and a text field.
    open var focusGroupIdentifier: String? {
        get { focusRecord?.groupIdentifier }
        set { changeFocusRecord { $0.groupIdentifier = newValue } }
    }
    /// The importance of the view in its focus group, `ignored` by default; a lower one than the system's has no effect.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusRecord?.groupPriority ?? .ignored }
        set { changeFocusRecord { $0.groupPriority = newValue } }
    }
    /// The effect that shows the focus, copied; nil for none. By default a halo in the shape of the view, for text and most cells none.
    open var focusEffect: UIFocusEffect? {
        get { presentFocusEffect }
        set { presentFocusEffect = newValue }
    }
    /// The environments to focus in a programmatic update, by preference; none by default, which is the view itself.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The controller of a root view, otherwise the superview.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { owningController ?? superview }
    /// The view itself, which contains its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The view itself.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// Returns the subviews that intersect a rectangle of the view's coordinates. Overrides add items to those of super.
    ///
    /// - Complexity: O(*k*), where *k* is the number of subviews.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { ownFocusItems(in: rect) }
    /// Requests an update of the focus to the view for the next pass of the run loop; no effect unless it contains the focused item.
    open func setNeedsFocusUpdate() { UIFocusSystem.shown?.requestUpdate(within: self) }
    /// Makes a requested update of the focus now.
    open func updateFocusIfNeeded() { UIFocusSystem.shown?.updateFocusIfNeeded() }
    /// Whether a focus update may happen; true by default. Asked if the view is or contains the item that was or that will be focused.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after a focus update in which the view is or contains one of the items; does nothing by default.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    override var ownAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    // MARK: CALayerDelegate

    /// Provides the layer's content: draws an image if the view or the layer overrides a drawing method, otherwise does nothing.
    open func display(_ layer: CALayer) { if drawsContents(of: layer) { layer.drawContents() } }

    /// Called before the layer is drawn; the base class does nothing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the view's own layer through `draw(_:)`, over the background color if the view is opaque.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawContent(in: ctx) } }

    /// Runs the layout pass of the view's layer: the controller's `viewWillLayoutSubviews`, `layoutSubviews()`, `viewDidLayoutSubviews`.
    /// Ignores other layers whose delegate is the view.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { runLayout() } }

    /// Returns the action for a property change: an animation inside an animation block, `NSNull` outside
    /// (`Documentation/Behavior.md#actions-and-transactions`).
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(of: layer, forKey: event) }

    // MARK: Anchors, constraints and guides

    /// The anchor of the leading edge: the left one in left-to-right layouts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The anchor of the trailing edge: the right one in left-to-right layouts.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The anchor of the horizontal middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The anchor of the vertical middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
    /// The baseline of the first line of text; the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }
    /// The constraints that the view holds: those that were added to it, and those that were activated otherwise and have the view as their
    /// items' nearest common ancestor.
    open var constraints: [NSLayoutConstraint] { constraintState?.constraints.all ?? [] }
    /// Activates a constraint, which the view holds then; an active one stays where it is. Prefer `isActive`. Traps with UIKit's sentence
    /// if an item is neither the view nor in it.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive``.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
    /// Activates constraints, each as ``addConstraint(_:)`` does.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive`` for each.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }

    /// Deactivates a constraint.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive``.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints; inactive ones stay so.
    ///
    /// - Complexity: That of ``NSLayoutConstraint/isActive`` for each.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the frame is the view's own, and constraints follow it; true by default. Set false to place the view by constraints.
    ///
    /// - Complexity: O(1). Setting takes the constraint solver's time in a tree with constraints
    ///   (`Documentation/Layout.md#what-it-costs`).
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { translatesMask }
        set { translatesMask = newValue }
    }

    /// The priority with which the view resists growing beyond its intrinsic size; 250 by default, 251 for labels' height.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets the priority with which the view does not grow beyond its intrinsic size, along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, for: axis) }

    /// The priority with which the view resists shrinking below its intrinsic size; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
    }

    /// Sets the priority with which the view does not shrink below its intrinsic size, along an axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionResistance(priority, for: axis)
    }

    /// The guides that the view owns, in the order of adding.
    open var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }
    /// Adds a layout guide, which leaves the view that has it. The view retains it.
    ///
    /// - Complexity: O(1); of another view's guide, that of ``removeLayoutGuide(_:)``.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attachGuide(layoutGuide) }
    /// Removes a guide; constraints on it end.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's guides, and for each of the guide's constraints that of
    ///   ``NSLayoutConstraint/isActive``.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detachGuide(layoutGuide) }

    /// The margins.
    open var layoutMarginsGuide: UILayoutGuide {
        systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
    }

    /// The margins, or less of a wide view: a width in which text is easily read.
    open var readableContentGuide: UILayoutGuide { readableGuide }
    /// The area that bars and the screen's corners leave free.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets } }
    /// The area that the keyboard covers, or what is under the safe area while there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
    /// Whether constraints leave the frame a choice. For debugging.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// Moves the view to another of the frames that its constraints allow, and back at the next call; does nothing if they allow one
    /// alone. For debugging.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
    /// The constraints that hold the view on an axis. For debugging.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`).
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraintsHolding(for: axis) }

    // MARK: Conversion

    /// Converts a point from this view's coordinates to another view's; nil is the window's (outside a window, the outermost
    /// superview's).
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: (view ?? coordinateRoot).layer) }

    /// Converts a point from another view's coordinates to this view's; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: (view ?? coordinateRoot).layer) }

    /// Converts a rectangle to another view's coordinates and returns its bounding box; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? coordinateRoot).layer) }
    /// Converts a rectangle from another view's coordinates and returns its bounding box; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: (view ?? coordinateRoot).layer) }

    /// Converts a point from this view's coordinates to another space.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
        return converted(point, to: coordinateSpace)
    }

    /// Converts a point from another space to this view's coordinates.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
        return converted(point, from: coordinateSpace)
    }

    /// Converts a rectangle from this view's coordinates to another space and returns its bounding box.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
        return converted(rect, to: coordinateSpace)
    }

    /// Converts a rectangle from another space to this view's coordinates and returns its bounding box.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
        return converted(rect, from: coordinateSpace)
    }

    // MARK: Snapshots, traits and attachments

    /// Returns a snapshot of the view as currently rendered, animations included; it has the view's size, at the origin.
    ///
    /// It shares render values and stores no pixels: it stays sharp at any scale, stretches when resized, and is clipped to the bounds.
    ///
    /// - Parameter afterUpdates: true commits pending changes first; false takes the last rendered frame.
    /// - Returns: nil if `afterUpdates` is false and the view has not been rendered yet. Source: Apple,
    ///   `snapshotView(afterScreenUpdates:)`.
    /// - Complexity: O(*n*), where *n* is the number of layers in the subtree; `afterUpdates` commits pending changes first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        layer.snapshot(committingFirst: afterUpdates).map { SnapshotView($0, size: bounds.size) }
    }

    /// Returns a resizable snapshot of part of the view.
    ///
    /// - Parameters:
    ///   - rect: the area, in this view's coordinates. An empty or non-finite rectangle gives nil.
    ///   - afterUpdates: true commits pending changes first; false takes the last rendered frame.
    ///   - capInsets: the widths of the edges that do not stretch, in points.
    /// - Returns: a view of the area's size, at the origin; nil as for `snapshotView(afterScreenUpdates:)`.
    /// - Complexity: O(*n*), where *n* is the number of layers in the subtree; `afterUpdates` commits pending changes first.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { resizableSnapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

    /// Renders the view hierarchy as currently shown, animations included, into the current context, scaled to `rect` (points).
    ///
    /// - Parameters:
    ///   - rect: The area in the view’s coordinates that is drawn.
    ///   - after: true commits pending changes first; false takes the last rendered frame.
    /// - Returns: false without a current context, or if `after` is false and the view has not been rendered yet. Source: Apple,
    ///   `drawHierarchy(in:afterScreenUpdates:)`.
    /// - Complexity: O(*n* log *n* + *p*), where *n* is the number of layers in the subtree and *p* that of the pixels that each of
    ///   them paints, added up; `after` commits pending changes first.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates after: Bool) -> Bool { drawRendered(in: rect, afterScreenUpdates: after) }

    /// The smallest text size that the view and its subviews use; nil, the default, for no limit. Takes effect at once.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views in the subtree.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitRecord?.contentSizeLimits.minimum }
        set { setContentSizeLimit(\.minimum, newValue) }
    }

    /// The largest text size that the view and its subviews use; nil, the default, for no limit. Takes effect at once.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views in the subtree.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitRecord?.contentSizeLimits.maximum }
        set { setContentSizeLimit(\.maximum, newValue) }
    }

    /// Ends a registration; ignores those of other objects.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's registrations.
    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traitRecord?.remove(registration) }

    /// Returns the layout direction of views with an attribute, in the app's layout direction.
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        let isMirrored = SystemAppearance.traits.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of views with an attribute, in an environment with `layoutDirection`.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        direction(for: semanticContentAttribute, relativeTo: layoutDirection)
    }

    /// The interactions, in the order they were added. Setting them removes and adds.
    ///
    /// - Complexity: O(1). Setting takes O(*n*²), where *n* is the number of the old and the new interactions.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set { attachedInteractions = newValue }
    }

    /// Adds an interaction, which leaves the view that it was in.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's interactions.
    open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }
    /// Removes an interaction; no effect if the view does not have it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's interactions.
    open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }

    /// The motion effects of the view, in the order in which they were added.
    open var motionEffects: [UIMotionEffect] {
        get { attachedMotionEffects }
        set { attachedMotionEffects = newValue }
    }

    /// Adds a motion effect; one that the view has already stays once.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's motion effects.
    open func addMotionEffect(_ effect: UIMotionEffect) { if !motionEffects.contains(effect) { motionEffects.append(effect) } }
    /// Removes a motion effect; without it, nothing happens.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view's motion effects.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// Whether a `UILargeContentViewerInteraction` shows the view; false by default, true for the items of bars.
    open var showsLargeContentViewer: Bool {
        get { largeContent?.isShown ?? false }
        set { changeLargeContent { $0.isShown = newValue } }
    }

    /// The title in the large content viewer; by default the text of a label or the title of a button, else nil.
    open var largeContentTitle: String? {
        get { largeContent?.title ?? (self as? any LargeContentDefaulting)?.defaultLargeContent.title }
        set { changeLargeContent { $0.title = newValue } }
    }

    /// The image in the large content viewer; by default that of an image view or a button, else nil.
    open var largeContentImage: UIImage? {
        get { largeContent?.image ?? (self as? any LargeContentDefaulting)?.defaultLargeContent.image }
        set { changeLargeContent { $0.image = newValue } }
    }

    /// Whether the large content viewer enlarges the image; false by default, true for the items of bars.
    open var scalesLargeContentImage: Bool {
        get { largeContent?.scalesImage ?? false }
        set { changeLargeContent { $0.scalesImage = newValue } }
    }

    /// The insets of the image in the large content viewer, in points; zero by default.
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent?.insets ?? .zero }
        set { changeLargeContent { $0.insets = newValue } }
    }

    // MARK: Animation blocks

    /// Animates changes to views over `duration` seconds from the next commit, with ease-in-out.
    ///
    /// Model values change at once; presentation values follow. Geometry animates additively, so a block that interrupts another
    /// continues without a jump (`Documentation/Behavior.md#view-animations`). A duration of 0 changes at once; a negative or non-finite
    /// one counts as 0 and is logged once.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes and calls `completion` once after the last animation has ended: with true, or with false if one was removed or
    /// replaced. Without animations it is called with true after the next commit.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes after a delay in seconds, during which the old values are shown.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runBlock(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates changes with a spring that settles in `duration` seconds, after a `delay` in seconds (`Documentation/Behavior.md#springs`).
    ///
    /// Interrupts running animations without a jump: geometry is additive; opacity and colors start from the presentation value and its
    /// velocity. A nested block uses the outer duration, unless its options override it, and keeps its spring; the options' curve has no
    /// effect.
    ///
    /// - Parameters:
    ///   - duration: Duration in seconds.
    ///   - delay: Time before the animations begin, in seconds.
    ///   - dampingRatio: 1 does not overshoot, lower values do; clamped to above 0 and at most 1.
    ///   - velocity: the initial velocity, in total distances per second.
    ///   - options: Curve and behavior of the animations.
    ///   - animations: Changes of views.
    ///   - completion: Called when the animations have ended; `true` if they were not interrupted.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runSpring(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options,
            animations: animations, completion: completion)
    }

    /// Animates changes with a spring of perceptual `duration` in seconds and a `bounce` from -1 (flat) over 0 (none) to 1 (endless).
    ///
    /// The animations take the spring's settling duration, also in a nested block.
    ///
    /// - Parameters:
    ///   - duration: Duration in seconds.
    ///   - bounce: Overshoot of the spring, from 0 to 1; 0 does not overshoot.
    ///   - initialSpringVelocity: in total distances per second.
    ///   - delay: in seconds.
    ///   - options: Curve and behavior of the animations.
    ///   - animations: Changes of views.
    ///   - completion: Called when the animations have ended; `true` if they were not interrupted.
    open class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runSpring(
            springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity, delay: delay, options: options,
            animations: animations, completion: completion)
    }

    /// Animates changes to a view and its subviews with a transition from the old image of the view to the new one, over `duration`
    /// seconds from the next commit.
    ///
    /// The changes are made at once and not animated themselves, unless the options have `.allowAnimatedContent`. `completion` is called
    /// once: with true at the end, with false if another transition of the view or removal from the window interrupts it. The changes
    /// show at once, and `completion` is called with true after the next commit, if the options have no transition, the duration is 0,
    /// negative or non-finite, animations are disabled, or the view has not been rendered. Duration and curve are its own even inside
    /// another block.
    ///
    /// A flip rotates both images by half a turn about the center of the view, in perspective from a distance of 1,000 points, and
    /// switches them edge-on. Only an animation with the key `kCATransition` is added to the layer. Differs from UIKit: curls are
    /// cross-dissolves. Source: Apple, `transition(with:duration:options:animations:completion:)`.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view by another in its superview, with a transition of the superview.
    ///
    /// `fromView` is removed and `toView` added in front of it; with `.showHideTransitionViews` both stay and are hidden and shown
    /// instead. Without a superview of `fromView`, only that option has an effect. Otherwise like `transition(with:…)` on the superview.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    /// Performs changes without animation, even inside an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { runWithoutAnimation(actionsWithoutAnimation) }

    /// Enables or disables animation blocks; while disabled their changes are made at once.
    open class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }
    /// Whether animation blocks are enabled.
    open class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }
    /// The duration of the current animation block in seconds; 0 outside of one.
    open class var inheritedAnimationDuration: TimeInterval { animationBlock?.duration ?? 0 }
}
