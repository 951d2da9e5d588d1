import RenderScene

/// A rectangle on the screen: a layer plus behaviour. It has subviews, lays them out, and animates by `UIView.animate`.
///
/// Geometry is in points; `frame` and `center` in the superview's coordinates, `bounds` in the view's own. The layer is the only store of
/// geometry and appearance: the view forwards to it. Source: Apple, `UIView`.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor CALayerDelegate, UITraitChangeObservable {
    /// The layer that shows the view; its delegate is the view and stays so.
    public final var layer: CALayer { storedLayer }
    // nonisolated for the deinit.
    nonisolated(unsafe) final let storedLayer: CALayer
    @exclusivity(unchecked) final var storedSubviews: [UIView] = []
    /// Set to nil by the superview when it goes; not weak, because chains of ten thousand are walked.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?
    final weak var storedWindow: UIWindow?
    /// The controller whose root view this is.
    package final weak var owningController: UIViewController?
    final var safeArea = SafeArea()
    final var storedMask: UIView?
    final var ownTintColor: UIColor?
    /// What the superview passes on; nil is the system's blue.
    final var inheritedTintColor: UIColor?
    /// What the superview has, with this view's own overrides.
    @exclusivity(unchecked) final var storedTraits: UITraitCollection
    /// What the view was told of last.
    @exclusivity(unchecked) final var reportedTraits: UITraitCollection
    final var traitRecord: TraitRecord?
    final var storedGestureRecognizers: [UIGestureRecognizer] = []
    private var storedContentMode = ContentMode.scaleToFill

    /// A view with a frame in its superview's coordinates. A frame that is not finite is refused, with a line in the log.
    public init(frame: CGRect) {
        storedLayer = Self.makeLayer()
        storedTraits = .current
        reportedTraits = storedTraits
        super.init()
        setUpLayer()
        layer.frame = frame
    }

    /// There are no archives of views here: gives a view of zero size with default values.
    public required init?(coder: NSCoder) {
        storedLayer = Self.makeLayer()
        storedTraits = .current
        reportedTraits = storedTraits
        super.init()
        setUpLayer()
    }

    /// A view of zero size.
    public override convenience init() { self.init(frame: .zero) }

    // Nonisolated, as in Apple's UIView, so that subclasses can have a plain deinit.
    deinit {
        if !MainActorCheck.isIsolated {
            MainActorTeardown.run(ViewRemains(taking: &storedSubviews, layer: storedLayer)) { $0.release() }
        } else if !storedSubviews.isEmpty {
            MainActor.assumeIsolated { UIView.releaseOneByOne(&storedSubviews) }
        }
    }

    /// The class of the view's layer; asked once, at initialisation; it is made by its `init()`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The class, the address, the frame and what differs from the defaults, as UIKit prints them; off the main actor the class and the address alone.
    open override var description: String {
        guard MainActorCheck.isIsolated else { return "<\(type(of: self)): \(address(of: self))>" }
        return MainActor.assumeIsolated { describedParts }
    }

    /// What the description says after the frame, in a subclass.
    var describedDetails: [String] { [] }
    /// What the description says after the layer, in a subclass.
    var describedState: [String] { [] }

    // MARK: Geometry

    /// The smallest rectangle around the view in its superview's coordinates; with a transform that is not the identity it is derived, and
    /// setting it moves and resizes the view under its transform. Animatable.
    open var frame: CGRect {
        get { layer.frame }
        set { resizing { layer.frame = newValue } }
    }

    /// The view's rectangle in its own coordinates. Changing its size keeps the centre and lays out again. Animatable.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }

    /// Where the view's anchor point (its centre, unless the layer's `anchorPoint` was changed) lies in its superview. Animatable.
    open var center: CGPoint {
        get { layer.position }
        set { resizing { layer.position = newValue } }
    }

    /// Applied about the anchor point. Animatable.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The three-dimensional transform about the anchor point. Animatable.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Pixels per point of what the view draws; its window's screen's unless set. A change draws the view anew.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScale(newValue) }
    }

    /// How subviews follow when the superview changes its size.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews follow by their masks when this view changes its size.
    open var autoresizesSubviews = true

    /// The size that suits the view best within a size; the view's own size unless overridden. Points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits, keeping the origin of the frame.
    open func sizeToFit() { takeFittingSize() }

    /// The size its content asks for, in points; `noIntrinsicMetric` for none in a direction.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Says that `intrinsicContentSize` has changed.
    ///
    /// Bars, buttons and cells that lay out by the size do so again; any other superview is not laid out, as in UIKit without constraints.
    open func invalidateIntrinsicContentSize() { superview?.intrinsicSizeDidChange(of: self) }

    /// Called when a subview's intrinsic size has changed; views that lay out by it override this.
    func intrinsicSizeDidChange(of subview: UIView) {}

    // MARK: Appearance

    /// 0 (clear) to 1, for the view with its subviews as one. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// A view whose alpha is how far this one is seen; nil shows all. It lies in this view's coordinates but is no subview: it has no superview and no
    /// touch reaches it. A view that is in a superview is taken out of it.
    open var mask: UIView? {
        get { storedMask }
        set { setMask(newValue) }
    }

    /// Whether the view and its subviews are left out.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// nil is clear. Animatable. A dynamic colour follows the view's traits and tint; a colour set on the layer takes its place.
    open var backgroundColor: UIColor? {
        get { presentBackground }
        set { setBackground(newValue) }
    }

    /// A promise that the view covers its bounds; true unless set. A view that draws itself and has no background colour is black where it draws
    /// nothing, as in UIKit, unless this is false; everything else is right without it.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether `draw(_:)` begins with a clear picture, or with the background colour; true unless set. Otherwise it draws over what it drew before.
    open var clearsContextBeforeDrawing: Bool {
        get { layer.clearsContentsBeforeDrawing }
        set { layer.clearsContentsBeforeDrawing = newValue }
    }

    /// Whether content and subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How the content follows the bounds.
    open var contentMode: ContentMode {
        get { storedContentMode }
        set {
            storedContentMode = newValue
            layer.contentsGravity = newValue.gravity
            layer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    /// The colour of what stands out; its superview's when nil is set, and the system's blue at the top.
    open var tintColor: UIColor! {
        get { ownTintColor ?? inheritedTintColor ?? .systemBlue }
        set { setTintColor(newValue) }
    }

    /// The tint colour has changed, here or above. The base class does nothing.
    open func tintColorDidChange() {}

    /// Light, dark, or unspecified: as the superview; for the view and its subviews. A change holds at once.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The superview's traits with the view's overrides, outside a hierarchy those it had there or was made under; a window's are the screen's.
    open var traitCollection: UITraitCollection { storedTraits }

    /// The traits have changed, in a window, or differ when the view first comes into one from those it was made under. Superviews are told first, a
    /// controller before its view; all have the new traits by then. Layout and drawing follow. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the content means: decides whether it is mirrored where the interface runs from right to left. Subviews do not inherit it.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// The direction in which to lay the content out: by `semanticContentAttribute` and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { presentLayoutDirection }

    /// Draws the view's content into the current context (`UIGraphicsGetCurrentContext()`), in points of the bounds with y downwards; the base class
    /// draws nothing. Called by the commit for a view whose class overrides it: at first, and after `setNeedsDisplay()`. Call that, not this.
    ///
    /// `rect` is the part to draw, the box of the clip. What is drawn is kept as a picture and stretched with the view by its `contentMode`; its
    /// sides are at most 16,384 pixels, and larger views draw nothing, with a line in the log.
    /// Source: Apple, [draw(_:)](https://developer.apple.com/documentation/uikit/uiview/draw(_:)).
    open func draw(_ rect: CGRect) {}

    /// Says that the content must be drawn anew by the next commit; it does nothing in a view that draws none.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Says that a part of the content, in the view's coordinates, must be drawn anew by the next commit; what was drawn outside stays.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: Hierarchy

    /// The view this one is in; not retained.
    open var superview: UIView? { storedSuperview }

    /// Back to front; retained.
    open var subviews: [UIView] { storedSubviews }

    /// The window the view is in.
    open var window: UIWindow? { storedWindow }

    /// A number of the app's own.
    open var tag = 0

    /// The view with a tag in this subtree, this view first, then depth first; nil when there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

    /// Puts a view in front of the other subviews, taking it out of where it was. A view into itself or its own subtree traps.
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    /// Puts a view at an index of the subviews; an index beyond them counts as the nearest.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view right in front of a sibling; in front of all when that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }

    /// Puts a view right behind a sibling; behind all when that is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }

    /// Swaps two subviews by their indexes; an index out of range traps.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of its siblings; does nothing with another view.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: storedSubviews.count) } }

    /// Moves a subview behind its siblings; does nothing with another view.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

    /// Takes the view out of its superview, which lets go of it.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is another one or somewhere below it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// A subview has come; the base class does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to go; the base class does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The superview is about to change; nil when there will be none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The superview has changed.
    open func didMoveToSuperview() {}

    /// The window is about to change; nil when there will be none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The window has changed.
    open func didMoveToWindow() {}

    /// The controller of a root view, else the superview.
    open override var next: UIResponder? { owningController ?? superview }

    // MARK: Layout

    /// Places the subviews; called by the layout pass. The base class does nothing. Call `setNeedsLayout()`, not this.
    open func layoutSubviews() {}

    /// Says that the subviews must be placed anew by the next commit.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now whatever needs it, here and below.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// How far the edges are covered by bars and the screen's corners, in points.
    open var safeAreaInsets: UIEdgeInsets { presentSafeAreaInsets }

    /// The safe area has changed; the base class does nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Interaction

    /// Whether the view and its subviews take touches.
    open var isUserInteractionEnabled = true

    /// Whether the view hears of more than one finger at a time; false unless set. Gesture recognisers hear of all.
    open var isMultipleTouchEnabled = false

    /// Whether no other view of the window gets touches while this one has some, nor this one while another has; false unless set.
    open var isExclusiveTouch = false

    /// The deepest view, front to back, that takes a touch at a point of this view's coordinates; nil when there is none. Views that are hidden, more
    /// transparent than .01, disabled or being animated are passed over with all in them, and so is what lies outside its superview
    /// (`behaviour.md` 2.2).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Whether a point of the view's coordinates is in it: the left and top edges are, the right and bottom ones are not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognisers attached to the view, in the order of adding; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
        set { setGestureRecognizers(newValue ?? []) }
    }

    /// Attaches a recogniser, taking it from the view that had it. The view keeps it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Takes a recogniser away; a gesture in progress is cancelled. Does nothing with one that is not the view's.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recogniser of this view, or of a view above, may recognise what began on this view; true unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Ends editing: the first responder gives its role up if it is this view or somewhere in it; with `force` even where it refuses. Returns whether it did.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { dismissFirstResponder(force) }

    override var ownAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    // MARK: CALayerDelegate

    /// Gives the layer its content: the base class draws a picture where the view or the layer overrides a method that draws, and else leaves it as
    /// it is.
    open func display(_ layer: CALayer) { if drawsContents(of: layer) { layer.drawContents() } }

    /// The layer is about to be drawn; the base class does nothing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the view's own layer by `draw(_:)`, over the background colour where the view is opaque.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawContent(in: ctx) } }

    /// The layout pass of the layer: the controller's `viewWillLayoutSubviews`, `layoutSubviews()`, `viewDidLayoutSubviews`.
    /// Other layers that have the view as their delegate are left alone.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { runLayout() } }

    /// The action for a change: an animation within an animation block, `NSNull` outside (`behaviour.md` 1.8).
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(of: layer, forKey: event) }
}
