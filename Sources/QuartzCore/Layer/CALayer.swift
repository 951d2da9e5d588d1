import CoreGraphics
import Foundation
import RenderScene

/// A rectangle with geometry, content and time of its own in a tree of layers.
///
/// The layer is the *model*: setting a property changes it at once, and what is seen moves there by the animations attached to the layer.
/// `presentation()` gives what is seen. Layers outside any window can be used on any thread; those in a window only on the main actor.
/// Source: Apple, `CALayer`.
open class CALayer: NSObject, CAMediaTiming {
    @exclusivity(unchecked) package final var values = LayerValues()
    @exclusivity(unchecked) final var flags = Flags()
    /// Stable for the layer's life and never used again.
    package final let id: LayerID
    /// The context whose tree this layer is part of; nil outside any window.
    @exclusivity(unchecked) package final unowned(unsafe) var context: LayerContext?
    /// Where the layer lay in its context's tree when it was last built; `LayerContext.committedIndex` checks that it still does.
    @exclusivity(unchecked) final var treeIndex: Int32 = -1
    @exclusivity(unchecked) final var storedSublayers: [CALayer] = []
    @exclusivity(unchecked) final var storedMask: CALayer?
    @exclusivity(unchecked) final unowned(unsafe) var storedSuperlayer: CALayer?
    @exclusivity(unchecked) final var attached: [AttachedAnimation] = []
    @exclusivity(unchecked) final var timing = LayerTiming()
    /// What few layers have: actions, style, custom values.
    @exclusivity(unchecked) final var extras: Extras?
    /// Set in presentation layers only: the layer whose presentation this is.
    final var presentedLayer: CALayer?
    final weak var cachedPresentation: CALayer?
    final var cachedPresentationKey: (serial: UInt64, time: Double) = (0, -1)

    /// The delegate, not retained. A view's layer has the view as its delegate, which must stay so.
    @exclusivity(unchecked) open weak var delegate: (any CALayerDelegate)?

    /// A layer without size, content or superlayer.
    public override init() {
        id = LayerIDs.next()
        super.init()
    }

    /// A copy of a layer's model values without its sublayers, animations and delegate: what presentation layers are made with.
    /// A value that is not a layer gives a plain one.
    public init(layer: Any) {
        id = LayerIDs.next()
        super.init()
        guard let other = layer as? CALayer else { return }
        values = other.values
        timing = other.timing
        extras = other.extras
        flags.isOpaque = other.flags.isOpaque
        flags.needsDisplayOnBoundsChange = other.flags.needsDisplayOnBoundsChange
    }

    /// There are no archives of layers here; gives a layer with default values.
    public required init?(coder: NSCoder) {
        id = LayerIDs.next()
        super.init()
    }

    /// Entry points through which an instance of any subclass can be made; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_CALayer_init") convenience init(instance: Void) { self.init() }
    @_silgen_name("kinora_CALayer_initLayer") convenience init(instanceCopying layer: Any) { self.init(layer: layer) }

    deinit {
        releaseLayersBelow()
        if !attached.isEmpty { AttachedAnimation.abandon(attached) }
    }

    // MARK: Overriding points

    /// Gives the layer its contents: asks the delegate's `display(_:)`; where that is missing, draws a picture of the bounds by `draw(in:)`.
    /// Call `setNeedsDisplay()`, not this.
    open func display() { if let delegate { delegate.display(self) } else { drawContents() } }

    /// Draws the layer's contents: asks the delegate's `draw(_:in:)`. One unit is a point of the bounds, y grows downwards; the clip is what is to be
    /// drawn anew. `UIGraphicsGetCurrentContext()` is not set; a view sets it for its `draw(_:)`.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Places the sublayers: asks the delegate's `layoutSublayers(of:)`. Call `setNeedsLayout()`, not this.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// The action for a key, searched in Apple's order: delegate, `actions`, `style["actions"]`, the class's `defaultAction(forKey:)`.
    /// `NSNull` found on the way ends the search with nil (`behaviour.md` 1.8).
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// The action of last resort: a `CABasicAnimation` for the properties that animate implicitly, a `CATransition` that fades for `hidden`,
    /// `masksToBounds`, `sublayers` and the like, nil for all other keys (`behaviour.md` 1.8).
    open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAction(forKey: event, of: self) }

    /// Whether a point in this layer's space lies in its bounds; the left and top edges do, the right and bottom ones do not.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    /// The deepest layer at a point given in the *superlayer's* space, front to back; nil outside. Sublayers outside a layer's bounds are
    /// not reached when it masks to its bounds; hidden layers are skipped.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    /// What the layer shows at the present media time, as of the last commit; nil before the layer was committed in a window.
    ///
    /// It is made by `init(layer:)`, which a subclass with stored properties of its own overrides to copy them. Read-only: changing it changes
    /// nothing that is seen. Its `model()` is this layer, its sub- and superlayers are presentations.
    open func presentation() -> Self? { currentPresentation.map { unsafeDowncast($0, to: Self.self) } }

    /// What a key path names in this class of layer; nil when nothing by that name can be animated.
    package class func animatablePath(forKeyPath keyPath: String) -> PropertyPath? {
        KeyPaths.path(forKeyPath: keyPath, of: self)
    }

    /// The properties that this class of layer has beyond those of all layers.
    package class var kindKeys: [String: PropertyKey] { [:] }

    /// Sets such a property through its own setter.
    package func assignOfKind(_ value: AnimatableValue, to key: PropertyKey) {}

    /// Adds an animation under a key, replacing the one that had it; nil adds one that cannot be looked up. It is copied: later changes to
    /// the object have no effect. It begins with the next commit. A layer in no window only tells the delegate that it started and stopped.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Removes the animation with a key, if there is one; its delegate hears `finished` false.
    open func removeAnimation(forKey key: String) { detach(forKey: key) }

    /// Removes every animation, keyless ones too; their delegates hear `finished` false.
    open func removeAllAnimations() { detachAll() }

    /// Sets a property by key; a key that names none is kept with its value as the app's own. A value that does not fit the property is refused
    /// with a line in the log.
    open func setValue(_ value: Any?, forKey key: String) { write(value, atKeyPath: key) }

    /// The value of a property, or of the app's own, by key; nil when there is none.
    open func value(forKey key: String) -> Any? { read(keyPath: key) }

    /// Sets a property or a part of one by key path (`transform.rotation.z`, `position.x`); a single key goes through `setValue(_:forKey:)`.
    /// A part that the property does not have is refused with a line in the log; a path that names no property is kept as the app's own.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath.contains(".") { write(value, atKeyPath: keyPath) } else { setValue(value, forKey: keyPath) }
    }

    /// The value at a key path, nil when it names nothing; a single key goes through `value(forKey:)`.
    open func value(forKeyPath keyPath: String) -> Any? {
        keyPath.contains(".") ? read(keyPath: keyPath) : value(forKey: keyPath)
    }

    // MARK: Tree

    /// The layer this one is in; nil for the outermost. Not retained.
    open var superlayer: CALayer? { presentedLayer == nil ? storedSuperlayer : presentationSuperlayer }

    /// The layers in this one, back to front; nil when there are none. Setting it takes out those that are missing.
    open var sublayers: [CALayer]? {
        get {
            let layers = presentedLayer == nil ? storedSublayers : presentationSublayers
            return layers.isEmpty ? nil : layers
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Puts a layer in front of the other sublayers, taking it out of where it was. A layer into itself or below itself traps.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

    /// Puts a layer at an index of the sublayers; an index beyond them counts as the nearest.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer right behind another; behind all when that is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer right in front of another; in front of all when that is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSublayers.count)
    }

    /// Puts a layer in the place of a sublayer; does nothing when `old` is none.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { replace(old, with: new) }

    /// Takes the layer out of its superlayer; its animations end, unfinished, with the next commit. Does nothing when it is in none.
    open func removeFromSuperlayer() { storedSuperlayer?.removeSublayer(self) }

    /// A layer whose alpha is how far this one is seen with all that is in it: shadow, sublayers and border too; nil shows all. It is placed in this
    /// layer's space as a sublayer would be, but is never hit. A layer that is in a tree already traps.
    open var mask: CALayer? {
        get { presentedLayer == nil ? storedMask : presentedLayer?.storedMask?.presentation() }
        set { setMask(newValue) }
    }

    // MARK: Layout and display

    /// Says that the sublayers must be placed anew by the next commit.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the next commit will lay the layer out.
    open func needsLayout() -> Bool { flags.needsLayout }

    /// Lays out now whatever needs it, from the outermost superlayer that does down through the whole subtree.
    open func layoutIfNeeded() { layoutFromTop() }

    /// Says that the layer must be displayed anew by the next commit.
    open func setNeedsDisplay() { markNeedsDisplay(in: nil) }

    /// Says that a part of the layer, in its own space, must be displayed anew by the next commit; several parts count as the box around them.
    /// What was drawn outside stays, unless the size has changed by then. An empty rectangle asks for nothing; one that is not finite is refused.
    open func setNeedsDisplay(_ r: CGRect) {
        if admits("setNeedsDisplay(_:)", r.simd.sum()), !r.isEmpty { markNeedsDisplay(in: r) }
    }

    /// Whether every change of `bounds` calls `setNeedsDisplay()`; false unless set.
    open var needsDisplayOnBoundsChange: Bool {
        get { flags.needsDisplayOnBoundsChange }
        set { flags.needsDisplayOnBoundsChange = newValue }
    }

    /// Whether the next commit will display the layer.
    open func needsDisplay() -> Bool { flags.needsDisplay }

    /// Draws the layer with everything in it into a context, in the layer's own space, by the model values: animations are left out.
    ///
    /// What waits is laid out and displayed first. Transforms of sublayers are drawn as on the screen; the layer's own place and transform do not
    /// count, its opacity does. The picture is made at the scale of the context's matrix and painted as one, under the context's clip, alpha and
    /// blend mode. Source: Apple, [render(in:)](https://developer.apple.com/documentation/quartzcore/calayer/render(in:)).
    open func render(in ctx: CGContext) { drawModel(in: ctx) }

    /// Whether a change of a property has the layer displayed anew; the base class says false for all.
    ///
    /// A subclass says true for what its drawing depends on. While such a property animates, the layer is displayed for each frame: a copy made by
    /// `init(layer:)` has the values of the frame when its `display()` or `draw(in:)` is called. A key that no layer has becomes a property of the
    /// app's own that animates, set and read by `setValue(_:forKey:)` and `value(forKey:)`, with `defaultValue(forKey:)` until it is set; it has no
    /// implicit animation unless `action(forKey:)` gives one.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value of a property that was never set, for properties of the app's own; the base class has none.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Displays the layer now if it needs it.
    open func displayIfNeeded() { runDisplay() }

    // MARK: Actions and animations

    /// Actions by key, asked after the delegate; `NSNull` for a key turns its animation off.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { withExtras { $0.actions = newValue } }
    }

    /// Values by key, for keys that are no property of the layer and that nobody has set a value for; its `actions`, a dictionary, is searched for
    /// actions. Under `style` there may be another such dictionary, searched after this one, and so on.
    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { withExtras { $0.style = newValue } }
    }

    /// The keys of the attached animations in the order of adding; nil when there are none. Animations added without a key are not listed.
    open func animationKeys() -> [String]? { listedKeys }

    /// The attached animation with a key: the frozen copy, the same object at each call; nil when there is none.
    open func animation(forKey key: String) -> CAAnimation? { attached.last { $0.key == key }?.animation }

    // MARK: Geometry

    /// The layer's rectangle in its own space, in points; sublayers are placed relative to its origin. A change of size marks for layout. Animatable.
    open var bounds: CGRect {
        get { values.bounds }
        set { if newValue != values.bounds { setBounds(newValue) } }
    }

    /// Where the anchor point lies, in the superlayer's space, in points. Animatable.
    open var position: CGPoint {
        get { values.position }
        set { changePoint(.position, from: values.position, to: newValue) { $0.position = $1 } }
    }

    /// The distance towards the viewer, in points; siblings are drawn in its order. Animatable.
    open var zPosition: CGFloat {
        get { CGFloat(values.zPosition) }
        set { changeNumber(.zPosition, from: values.zPosition, to: Double(newValue)) { $0.zPosition = $1 } }
    }

    /// The point of the bounds, in unit coordinates, that lies at `position` and about which transforms turn. Animatable.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { changePoint(.anchorPoint, from: values.anchorPoint, to: newValue) { $0.anchorPoint = $1 } }
    }

    /// The anchor point's distance from the layer's plane, in points. Animatable.
    open var anchorPointZ: CGFloat {
        get { CGFloat(values.anchorPointZ) }
        set { changeNumber(.anchorPointZ, from: values.anchorPointZ, to: Double(newValue)) { $0.anchorPointZ = $1 } }
    }

    /// Applied about the anchor point; row vectors, so `m41` is the x translation. Animatable.
    open var transform: CATransform3D {
        get { values.transform }
        set { changeTransform(.transform, from: values.transform, to: newValue) { $0.transform = $1 } }
    }

    /// Applied to the sublayers about this layer's anchor point; with `m34` the usual way to give them perspective. Animatable.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { changeTransform(.sublayerTransform, from: values.sublayerTransform, to: newValue) { $0.sublayerTransform = $1 } }
    }

    /// The smallest rectangle around the layer in the superlayer's space; setting it sets `position` and then `bounds.size`, keeping the transform.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set { setFrame(newValue) }
    }

    // MARK: Appearance

    /// The layer's name, for the app and for messages.
    open var name: String? {
        get { extras?.name }
        set { if newValue != extras?.name { setName(newValue) } }
    }

    /// 0 (clear) to 1 (opaque), applied to the layer with its sublayers as one. Animatable.
    open var opacity: Float {
        get { Float(values.opacity) }
        set { changeNumber(.opacity, from: values.opacity, to: Double(newValue)) { $0.opacity = $1 } }
    }

    /// Whether the opacity is that of the layer with its sublayers as one picture, as it is unless set; or of each part for itself, so that they show
    /// through each other.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { if newValue != allowsGroupOpacity { change(.allowsGroupOpacity) { $0.rare.fields.allowsGroupOpacity = newValue } } }
    }

    /// Whether the layer with all that is in it is drawn as one picture; see `CALayer+Rasterization.swift`. No effect where `backgroundFilters` of a
    /// layer in it apply to what lies below.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { changeRasterization(newValue) }
    }

    /// Pixels of that picture to a point of the layer's own space, 1 unless set; with 0 or less there is none. Animatable.
    open var rasterizationScale: CGFloat {
        get { CGFloat(values.rasterizationScale) }
        set { changeRasterization(scale: Double(newValue)) }
    }

    /// How the layer as a whole is blended with what lies below it in its superlayer: a `CIFilter` or a name such as "multiplyBlendMode"; nil blends it
    /// over. Those of Core Image's blend modes are known, and "plusL"; anything else is refused with a line in the log.
    open var compositingFilter: Any? {
        get { extras?.compositingFilter ?? CALayer.name(of: values.blendMode) }
        set { setCompositingFilter(newValue) }
    }

    /// `CIFilter`s for what lies below the layer and is seen in its bounds, corners and mask, the first one first: copies, animated and changed by key
    /// path (`backgroundFilters.name.inputRadius`); nil for none. Differs from UIKit: iOS leaves them out.
    open var backgroundFilters: [Any]? {
        get { filtersOfBackground }
        set { setBackgroundFilters(newValue) }
    }

    /// Whether the layer and its sublayers are left out.
    open var isHidden: Bool {
        get { values.isHidden }
        set { if newValue != values.isHidden { change(.hidden) { $0.isHidden = newValue } } }
    }

    /// Whether contents and sublayers are clipped to the bounds, corners included.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if newValue != values.masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
    }

    /// A promise that what the layer draws itself covers its bounds; false unless set. The picture that `draw(in:)` draws into has no alpha then
    /// and is black at first, unless the background colour lets light through. Everything else is right without it.
    open var isOpaque: Bool {
        get { flags.isOpaque }
        set { flags.isOpaque = newValue }
    }

    /// Whether the layer is drawn when seen from behind.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { if newValue != values.isDoubleSided { change(.doubleSided) { $0.isDoubleSided = newValue } } }
    }

    /// Drawn below the contents, with the corners rounded; nil is none. Animatable, but for a pattern, whose cells begin at the bounds' origin.
    open var backgroundColor: CGColor? {
        get { presentBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// In points; more than half the shorter side shows as half of it. Animatable.
    open var cornerRadius: CGFloat {
        get { CGFloat(values.cornerRadius) }
        set { changeNumber(.cornerRadius, from: values.cornerRadius, to: Double(newValue)) { $0.cornerRadius = $1 } }
    }

    /// Which corners `cornerRadius` rounds; all unless set.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(values.roundCorners.rawValue)) }
        set { if newValue != maskedCorners { change(.maskedCorners) { $0.rare.fields.roundCorners = newValue.corners } } }
    }

    /// The curve of the corners: circular unless set; an unknown name counts as that.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve == .continuous ? .continuous : .circular }
        set { if newValue != cornerCurve { change(.cornerCurve) { $0.rare.fields.cornerCurve = newValue.curve } } }
    }

    /// In points, inside the bounds, above contents and sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { CGFloat(values.borderWidth) }
        set { changeNumber(.borderWidth, from: values.borderWidth, to: Double(newValue)) { $0.borderWidth = $1 } }
    }

    /// Opaque black unless set; nil draws no border. Animatable.
    open var borderColor: CGColor? {
        get { values.borderColor.map { CGColor(rgba: $0) } }
        set { if newValue?.rgba != values.borderColor { change(.borderColor) { $0.borderColor = newValue?.rgba } } }
    }

    /// What the shadow is filled with; opaque black unless set, nil casts none. Animatable.
    open var shadowColor: CGColor? {
        get { shadow.color.map { CGColor(rgba: $0) } }
        set { if newValue?.rgba != shadow.color { change(.shadowColor) { $0.rare.fields.shadow.color = newValue?.rgba } } }
    }

    /// 0 (none, as long as it is not set) to 1. The shadow lies below the layer and is that of all the layer shows, sublayers too, so that it has
    /// holes where these have; a layer that masks to its bounds cuts off its shadow as well. Animatable.
    open var shadowOpacity: Float {
        get { Float(shadow.opacity) }
        set { changeShadow(.shadowOpacity, \.opacity, Double(newValue)) }
    }

    /// How far the shadow lies from the layer, in points of the layer's own space; (0, -3), which is upwards, unless set. Animatable.
    open var shadowOffset: CGSize {
        get { CGSize(shadow.offset) }
        set { changeShadowOffset(newValue.simd) }
    }

    /// The standard deviation of the blur, in points; 3 unless set, negative counts as 0. Animatable.
    open var shadowRadius: CGFloat {
        get { CGFloat(shadow.radius) }
        set { changeShadow(.shadowRadius, \.radius, Double(newValue)) }
    }

    /// What casts the shadow instead of what the layer shows, in the layer's own space, filled by the winding rule; nil unless set. Animatable
    /// where old and new path have the same steps.
    open var shadowPath: CGPath? {
        get { shadow.path.map { CGPath($0) } }
        set { if newValue?.data != shadow.path { change(.shadowPath) { $0.rare.fields.shadow.path = newValue?.data } } }
    }

    /// What the layer shows: a `CGImage`, or nil. Anything else is refused with a line in the log. Animatable: one picture fades into another.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }

    /// The part of the contents that is shown, in unit coordinates. Animatable.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { changeRect(.contentsRect, from: values.contentsRect, to: newValue) { $0.contentsRect = $1 } }
    }

    /// The part of the contents that is stretched, in unit coordinates of what `contentsRect` shows; the unit rectangle unless set. Animatable.
    ///
    /// Where the gravity resizes the contents, they are cut into nine: the corners keep their size (pixels over `contentsScale`, in points), the
    /// edges between them are stretched one way, the middle both ways; each samples its own pixels only. A side of less than a pixel counts as
    /// the one pixel there. Corners that find no room shrink along that side.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { changeRect(.contentsCenter, from: values.contentsCenter, to: newValue) { $0.contentsCenter = $1 } }
    }

    /// How contents lie in the bounds; an unknown name counts as `resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity.byGravity.first { $0.0 == values.contentsGravity }?.1 ?? .resize }
        set {
            let gravity = CALayerContentsGravity.byGravity.first { $0.1 == newValue }?.0 ?? .resize
            if gravity != values.contentsGravity { change(.contentsGravity) { $0.contentsGravity = gravity } }
        }
    }

    /// Pixels of the contents per point. Animatable by key.
    open var contentsScale: CGFloat {
        get { CGFloat(values.contentsScale) }
        set { changeNumber(.contentsScale, from: values.contentsScale, to: Double(newValue)) { $0.contentsScale = $1 } }
    }

    /// How contents are drawn smaller than they are: linear unless set, which leaves texels out below half size; trilinear does not. An unknown name counts
    /// as linear.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.filters.minification) }
        set { changeFilter(.minificationFilter, \.minification, newValue.filter) }
    }

    /// How contents are drawn larger than they are: linear unless set; trilinear counts as that.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.filters.magnification) }
        set { changeFilter(.magnificationFilter, \.magnification, newValue.filter) }
    }

    /// Added to the number of times that a trilinear filter halves the contents: blurred where positive, sharper where negative. Animatable.
    open var minificationFilterBias: Float {
        get { Float(values.filters.bias) }
        set { changeNumber(.minificationFilterBias, from: values.filters.bias, to: Double(newValue)) { $0.rare.fields.filters.bias = $1 } }
    }

    // MARK: CAMediaTiming

    /// When the layer's time begins, in the superlayer's time.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming("beginTime", newValue) { $0.beginTime = newValue } }
    }

    /// Local seconds per second of the superlayer; 0 pauses the layer and everything in it.
    open var speed: Float {
        get { Float(timing.speed) }
        set { changeTiming("speed", Double(newValue)) { $0.speed = Double(newValue) } }
    }

    /// Added to the layer's local time; with speed 0 it is the local time.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming("timeOffset", newValue) { $0.timeOffset = newValue } }
    }

    /// How long one run of the layer lasts, in local seconds; infinite unless set. After its active interval the layer is not shown, unless
    /// `fillMode` says so; before it, neither. Negative or NaN is refused with a line in the log.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { changeTiming("duration", newValue, allowsInfinity: true) { $0.duration = newValue } }
    }

    /// How many runs; 0 counts as one. Without a finite `duration` it has no effect.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { changeTiming("repeatCount", Double(newValue), allowsInfinity: true) { $0.repeatCount = Double(newValue) } }
    }

    /// For how long it repeats, in local seconds; takes precedence over `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { changeTiming("repeatDuration", newValue, allowsInfinity: true) { $0.repeatDuration = newValue } }
    }

    /// Whether each run is followed by one backwards.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { changeTiming("autoreverses", 0) { $0.autoreverses = newValue } }
    }

    /// Whether a layer with an end is shown before and after its active interval.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { changeTiming("fillMode", 0) { $0.fillMode = newValue } }
    }

    /// The class and the address; the name where there is one.
    open override var description: String {
        "<\(type(of: self)): \(address(of: self))\(name.map { "; name = '\($0)'" } ?? "")>"
    }
}
