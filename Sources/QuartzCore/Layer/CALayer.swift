import CoreGraphics
import Foundation
import RenderScene

/// A rectangle with its own geometry, content and time in a tree of layers.
///
/// The layer is the *model*: setting a property changes it at once, and the animations attached to the layer move its appearance there.
/// `presentation()` returns the displayed values. Layers outside any window can be used on any thread; those in a window only on the main
/// actor. Source: Apple, `CALayer`.
///
/// *Life cycle.* A superlayer retains its sublayers; a layer retains neither its superlayer nor its delegate. A layer shows once its
/// outermost superlayer is the layer of a visible window. Each commit then calls ``layoutSublayers()`` and ``display()`` where they were
/// requested, gives new animations their begin times, and publishes the values that frames show. Once a commit had the layer, a change of
/// an animatable property is animated implicitly, for a quarter second, unless ``action(forKey:)`` finds no action; the layer of a view has
/// none outside animation blocks. ``removeFromSuperlayer()`` releases the layer, and the next commit ends its animations unfinished.
///
/// *When not to use it.* A layer receives no touches, has no constraints and does not follow light and dark appearance: use a view for
/// these. To animate a view, use UIKit's animation blocks, which animate its layer.
///
/// *Mistakes.* A property has the end value while an animation runs: read ``presentation()`` for what the last commit shows now. It is nil
/// before the first commit in a window. A debug build traps if a layer in a window is changed off the main actor. NaN or infinity in
/// `position`, `bounds` or `frame` is refused and logged, and fails the test in a strict stage; in other properties it is logged.
///
/// ```swift
/// let card = CALayer()
/// let dot = CALayer()
/// dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
/// dot.cornerRadius = 10
/// dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
/// card.addSublayer(dot)
/// ```
///
/// See also ``CATransaction`` for commits, ``CABasicAnimation`` for explicit animations, and ``CAShapeLayer`` for paths.
open class CALayer: NSObject, CAMediaTiming, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    @exclusivity(unchecked) package final var values = LayerValues()
    @exclusivity(unchecked) final var flags = Flags()
    /// Stable for the layer's life and never reused.
    package final let id: LayerID
    /// The context whose tree this layer is part of; nil outside any window.
    @exclusivity(unchecked) package final unowned(unsafe) var context: LayerContext?
    /// Index of the layer in its context's last tree; `LayerContext.committedIndex` checks that it is still valid.
    @exclusivity(unchecked) final var treeIndex: Int32 = -1
    @exclusivity(unchecked) final var storedSublayers: [CALayer] = []
    @exclusivity(unchecked) final var storedMask: CALayer?
    @exclusivity(unchecked) final unowned(unsafe) var storedSuperlayer: CALayer?
    @exclusivity(unchecked) final var attached: [AttachedAnimation] = []
    @exclusivity(unchecked) final var timing = LayerTiming()
    /// Rare properties: actions, style, custom values.
    @exclusivity(unchecked) final var extras: Extras?
    /// In presentation layers only: the model layer.
    final var presentedLayer: CALayer?
    final weak var cachedPresentation: CALayer?
    final var cachedPresentationKey: (serial: UInt64, time: Double) = (0, -1)

    /// The delegate, not retained. A view's layer has the view as its delegate, which must stay so.
    @exclusivity(unchecked) open weak var delegate: (any CALayerDelegate)?

    /// Creates a layer without size, content or superlayer.
    public override init() {
        id = LayerIDs.next()
        super.init()
    }

    /// Copies a layer's model values without its sublayers, animations and delegate; used to create presentation layers. Any other value
    /// creates a plain layer.
    public init(layer: Any) {
        id = LayerIDs.next()
        super.init()
        guard let other = layer as? CALayer else { return }
        values = other.values
        timing = other.timing
        extras = other.extras
        extras?.tileHost = nil
        flags.isOpaque = other.flags.isOpaque
        flags.needsDisplayOnBoundsChange = other.flags.needsDisplayOnBoundsChange
        flags.grayColors = other.flags.grayColors
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) {
        id = LayerIDs.next()
        super.init()
    }

    /// Called to archive a layer, which hosts here do not do; the base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Entry points that create an instance of any subclass; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_CALayer_init") convenience init(instance: Void) { self.init() }
    @_silgen_name("kinora_CALayer_initLayer") convenience init(instanceCopying layer: Any) { self.init(layer: layer) }

    deinit {
        releaseLayersBelow()
        if !attached.isEmpty { AttachedAnimation.abandon(attached) }
    }

    // MARK: Methods to override

    /// Provides the layer's contents: calls the delegate's `display(_:)` or, without it, draws an image of the bounds by `draw(in:)`. Call
    /// `setNeedsDisplay()`, not this.
    ///
    /// - Complexity: O(*p*) and the drawing, where *p* is the number of pixels of the contents.
    open func display() { if let delegate { delegate.display(self) } else { drawContents() } }

    /// Called after each commit of a layer with tiles.
    func updateTiles() {}

    /// Draws the layer's contents by the delegate's `draw(_:in:)`. One unit is a point of the bounds, y grows downwards; the clip is the
    /// part to redraw. `UIGraphicsGetCurrentContext()` is not set; a view sets it for its `draw(_:)`.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Lays out the sublayers by the delegate's `layoutSublayers(of:)`. Call `setNeedsLayout()`, not this.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Returns the action for a key, searched in Apple's order: delegate, `actions`, `style["actions"]`, the class's
    /// `defaultAction(forKey:)`. `NSNull` ends the search with nil (`Documentation/Behavior.md#actions-and-transactions`).
    open func action(forKey event: String) -> (any CAAction)? {
        if let other = _replacement(of: "actionForKey:", CALayer.self) { return other.call([event]) }
        return searchAction(forKey: event)
    }

    /// Returns the default action: a `CABasicAnimation` for the properties that animate implicitly, a `CATransition` that fades for
    /// `hidden`, `masksToBounds`, `sublayers` and the like, nil for all other keys (`Documentation/Behavior.md#actions-and-transactions`).
    open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAction(forKey: event, of: self) }

    /// Returns whether a point in this layer's space is inside its bounds, including the left and top edges but not the right and bottom
    /// ones.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    /// Returns the deepest layer at a point in the *superlayer's* space, front to back; nil outside. Sublayers outside the bounds are not
    /// hit if the layer masks to its bounds; hidden layers are skipped.
    ///
    /// - Complexity: O(*n*), where *n* is the number of layers in the subtree; O(*n* log *n*) if a layer in it has a `zPosition` or is
    ///   a transform layer.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    /// Returns a layer with the values displayed at the present media time, as of the last commit; nil before the layer was committed in a
    /// window.
    ///
    /// Created by `init(layer:)`, which a subclass with stored properties overrides to copy them. Read-only: changes have no visible
    /// effect. Its `model()` is this layer; its sub- and superlayers are presentations.
    ///
    /// - Complexity: O(*d* + *a*), where *d* is the depth of the layer and *a* the number of its animations; O(1) until the next commit
    ///   or time.
    open func presentation() -> Self? { currentPresentation.map { unsafeDowncast($0, to: Self.self) } }

    /// The property path of a key path in this class of layer; nil if not animatable.
    package class func animatablePath(forKeyPath keyPath: String) -> PropertyPath? {
        KeyPaths.path(forKeyPath: keyPath, of: self)
    }

    /// The property of this class of layers that key-value coding finds by a name; nil for custom values.
    package class func keyedProperty(_ name: String) -> KeyedProperty? { keyedProperties[name] }

    /// A new layer of the class, or of the nearest superclass of QuartzCore.
    class func standardLayer() -> CALayer { CALayer() }

    /// Changes a property of an emitter's cell.
    func changeCell(_ value: AnimatableValue, at key: PropertyKey) {}

    /// Adds a copy of an animation under a key, replacing the previous one; with a nil key it cannot be looked up. It begins with the next
    /// commit. In a layer outside any window, only the delegate is called for its start and stop.
    ///
    /// - Complexity: O(*a* + *k*), where *a* is the number of the layer's animations and *k* that of the keyframes, or of a group's
    ///   animations.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if let other = _replacement(of: "add:forKey:", CALayer.self) { return other.call([anim, key]) }
        attach(anim, forKey: key)
    }

    /// Removes the animation with a key, if any; its delegate is called with `finished` false.
    ///
    /// - Complexity: O(*a*), where *a* is the number of the layer's animations.
    open func removeAnimation(forKey key: String) { detach(forKey: key) }

    /// Removes all animations, including those without a key; their delegates are called with `finished` false.
    ///
    /// - Complexity: O(*a*), where *a* is the number of the layer's animations.
    open func removeAllAnimations() { detachAll() }

    /// Sets a property by key; an unknown key is stored as a custom value. A value of a wrong type is ignored and logged.
    open func setValue(_ value: Any?, forKey key: String) { write(value, atKeyPath: key) }

    /// Returns the value of a property, or a custom value, by key; nil if there is none.
    open func value(forKey key: String) -> Any? { read(keyPath: key) }

    /// Sets a property or its component by key path (`transform.rotation.z`, `position.x`); a single key goes through
    /// `setValue(_:forKey:)`. An unknown component is ignored and logged; a path of no property is stored as a custom value.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath.contains(".") { write(value, atKeyPath: keyPath) } else { setValue(value, forKey: keyPath) }
    }

    /// Returns the value at a key path, nil if there is none; a single key goes through `value(forKey:)`.
    open func value(forKeyPath keyPath: String) -> Any? {
        keyPath.contains(".") ? read(keyPath: keyPath) : value(forKey: keyPath)
    }

    // MARK: Observing

    /// Called for a change of a key path that the layer observes; the base class traps, so that overrides call super only for key paths of
    /// the superclass.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        KeyValue.trapUnhandled(self, keyPath ?? "nil", object)
    }

    /// The keys whose changes change the value of a key: `frame` follows from the bounds, the position, its anchor and the transform.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        if key == "frame" { return ["bounds", "position", "anchorPoint", "transform"] }
        return KeyValueObservers.pathsOfClassMethod(key, of: self)
    }

    /// Whether setters of a key notify observers; true.
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    // MARK: Tree

    /// The superlayer; nil for the outermost layer. Not retained.
    open var superlayer: CALayer? { presentedLayer == nil ? storedSuperlayer : presentationSuperlayer }

    /// The sublayers, back to front; nil if there are none. Setting it removes those not in the new array.
    ///
    /// - Complexity: O(1); in a presentation layer, ``presentation()`` of each sublayer. Setting takes O(*k*² + *n*), where *k* is the
    ///   number of sublayers before and after, and *n* that of the layers in their subtrees.
    open var sublayers: [CALayer]? {
        get {
            let layers = presentedLayer == nil ? storedSublayers : presentationSublayers
            return layers.isEmpty ? nil : layers
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer in front of the other sublayers, removing it from its old superlayer. Adding a layer to itself or to its own subtree
    /// traps.
    ///
    /// - Complexity: O(*n* + *k* + *d*), where *n* is the number of layers in its subtree, *k* that of its old superlayer's sublayers,
    ///   and *d* this layer's depth.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

    /// Inserts a layer at an index of the sublayers; the index is clamped.
    ///
    /// - Complexity: O(*n* + *k* + *d*), where *n* is the number of layers in its subtree, *k* that of the sublayers of both
    ///   superlayers, and *d* this layer's depth.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer directly behind another; behind all if that is no sublayer.
    ///
    /// - Complexity: O(*n* + *k* + *d*), as ``insertSublayer(_:at:)``.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a layer directly in front of another; in front of all if that is no sublayer.
    ///
    /// - Complexity: O(*n* + *k* + *d*), as ``insertSublayer(_:at:)``.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSublayers.count)
    }

    /// Replaces a sublayer; does nothing if `old` is none.
    ///
    /// - Complexity: O(*n* + *k* + *d*), as ``insertSublayer(_:at:)``, where *n* is the number of layers in both subtrees.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { replace(old, with: new) }

    /// Removes the layer from its superlayer, if any; its animations end, unfinished, with the next commit.
    ///
    /// - Complexity: O(*n* + *k* + *d*), where *n* is the number of layers in the subtree, *k* that of the superlayer's sublayers, and
    ///   *d* the layer's depth.
    open func removeFromSuperlayer() { storedSuperlayer?.removeSublayer(self) }

    /// A layer whose alpha masks this layer with its shadow, sublayers and border; nil for no mask. Positioned in this layer's space like a
    /// sublayer, but never hit. A layer that is in a tree already traps.
    ///
    /// - Complexity: Setting takes O(*n* + *d*), where *n* is the number of layers in both masks' subtrees and *d* this layer's depth.
    open var mask: CALayer? {
        get { presentedLayer == nil ? storedMask : presentedLayer?.storedMask?.presentation() }
        set { setMask(newValue) }
    }

    // MARK: Layout and display

    /// Marks the layer for layout by the next commit.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the next commit will lay the layer out.
    open func needsLayout() -> Bool { flags.needsLayout }

    /// Lays out now all layers that need it, from the outermost such superlayer down through its whole subtree.
    ///
    /// - Complexity: O(*r* · *n*) and the calls of ``layoutSublayers()``, where *n* is the number of layers in the subtree and *r* that
    ///   of rounds until none needs layout, at most 100; O(*d*) if none does, where *d* is the layer's depth.
    open func layoutIfNeeded() { layoutFromTop() }

    /// Marks the layer for display by the next commit.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    open func setNeedsDisplay() { markNeedsDisplay(in: nil) }

    /// Marks a part of the layer, in its own space, for display by the next commit; several parts are merged into their bounding box. The
    /// rest of the drawing is kept, unless the size has changed by then. An empty rectangle has no effect; one that is not finite is
    /// ignored and logged.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    open func setNeedsDisplay(_ r: CGRect) {
        if admits("setNeedsDisplay(_:)", r.simd.sum()), !r.isEmpty { markNeedsDisplay(in: r) }
    }

    /// Whether every change of `bounds` calls `setNeedsDisplay()`; the default is false.
    open var needsDisplayOnBoundsChange: Bool {
        get { flags.needsDisplayOnBoundsChange }
        set { flags.needsDisplayOnBoundsChange = newValue }
    }

    /// Whether the next commit will display the layer.
    open func needsDisplay() -> Bool { flags.needsDisplay }

    /// Draws the layer and its subtree into a context, in the layer's own space, by the model values, without animations.
    ///
    /// Pending layout and display are performed first. The layer's own position and transform are ignored, its opacity is not. As on iOS,
    /// some layers look otherwise than on the screen: sublayers whose transform is not affine lose it with their position, gradient layers
    /// are
    /// interpolated in Generic RGB, enlarged images have Core Graphics' weights, and "luminosityBlendMode" is normal
    /// (`Documentation/Behavior.md#drawing-into-contexts`). Rendered at the scale of the context's matrix and painted as one image, under
    /// the
    /// context's clip, alpha and blend mode. Source: Apple,
    /// [render(in:)](https://developer.apple.com/documentation/quartzcore/calayer/render(in:)).
    ///
    /// - Complexity: O(*n* log *n* + *p*) and pending layout and display, where *n* is the number of layers in the subtree and *p* that
    ///   of the pixels that each of them paints, added up.
    open func render(in ctx: CGContext) { drawModel(in: ctx) }

    /// Returns whether a change of a property redisplays the layer; the base class returns false for all.
    ///
    /// A subclass returns true for the properties that its drawing depends on. While such a property animates, the layer is displayed for
    /// each frame: a copy made by `init(layer:)` has the values of the frame when its `display()` or `draw(in:)` is called. A layer that
    /// overrides `display()` is displayed itself too, at each frame of the screen, and finds them in its `presentation()`. A key that no
    /// layer has becomes a custom animatable property, set and read by `setValue(_:forKey:)` and `value(forKey:)`, with
    /// `defaultValue(forKey:)` until it is set; it has no implicit animation unless `action(forKey:)` returns one. In sources that
    /// `kinora swift` translates it may be an `@NSManaged` property, or an `@objc` one that the class stores, which animate without this
    /// too: presentations and copies have the animated value, also by key path (`center.x`).
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the default value of a property, as key-value coding reads it in a new layer; nil for other keys. A subclass returns those
    /// of its custom properties.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

    /// Displays the layer now if it needs it.
    ///
    /// - Complexity: O(*p*) and the drawing, where *p* is the number of pixels of the contents; O(1) if no display is needed.
    open func displayIfNeeded() { runDisplay() }

    // MARK: Actions and animations

    /// Actions by key, consulted after the delegate; `NSNull` for a key turns its animation off.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { withExtras { $0.actions = newValue } }
    }

    /// Default values by key, for keys that are no property of the layer and have no custom value; its `actions`, a dictionary, is searched
    /// for actions. Its `style` may be another such dictionary, searched after this one, and so on.
    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { withExtras { $0.style = newValue } }
    }

    /// Returns the keys of the attached animations in the order of adding; nil if there are none. Animations added without a key are not
    /// listed.
    ///
    /// - Complexity: O(*a*), where *a* is the number of the layer's animations.
    open func animationKeys() -> [String]? { listedKeys }

    /// Returns the attached animation with a key: the frozen copy, the same object at each call; nil if there is none.
    ///
    /// - Complexity: O(*a*), where *a* is the number of the layer's animations.
    open func animation(forKey key: String) -> CAAnimation? { attached.last { $0.key == key }?.animation }

    // MARK: Geometry

    /// The layer's rectangle in its own space, in points; sublayers are relative to its origin. A change of size marks for layout.
    /// Animatable.
    open var bounds: CGRect {
        get { values.bounds }
        set { if newValue != values.bounds { setBounds(newValue) } }
    }

    /// The position of the anchor point in the superlayer's space, in points. Animatable.
    open var position: CGPoint {
        get { values.position }
        set { changePoint(.position, from: values.position, to: newValue) { $0.position = $1 } }
    }

    /// The distance towards the viewer, in points. Animatable.
    ///
    /// The sublayers of a layer share one 3D space: those nearer to the viewer cover the others, whatever their order in `sublayers`, which
    /// decides between equal depths alone. Sublayers that are turned by their transforms intersect others: the half behind another one's
    /// plane is covered by it, unless a higher `zPosition` brings it forward (`Documentation/Behavior.md#layers-and-drawing`). Nothing is
    /// ever behind the superlayer's own background.
    open var zPosition: CGFloat {
        get { CGFloat(values.zPosition) }
        set { changeNumber(.zPosition, from: values.zPosition, to: Double(newValue)) { $0.zPosition = $1 } }
    }

    /// The point of the bounds, in unit coordinates, that is at `position` and about which transforms apply. Animatable.
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

    /// Transform of the sublayers about this layer's anchor point; with `m34` the usual source of perspective. Animatable.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { changeTransform(.sublayerTransform, from: values.sublayerTransform, to: newValue) { $0.sublayerTransform = $1 } }
    }

    /// Whether the geometry of the sublayers is flipped: their y grows upwards from the bottom of the bounds. The default is false.
    ///
    /// Images and drawings of the sublayers, and of the layer itself, stay upright; for drawing see `contentsAreFlipped()`. The sublayers'
    /// paths, gradients, corners and shadows are part of the geometry. Source: Apple,
    /// [isGeometryFlipped](https://developer.apple.com/documentation/quartzcore/calayer/isgeometryflipped).
    open var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { setGeometryFlipped(newValue) }
    }

    /// Returns whether y grows downwards in the context of `draw(in:)`, as it does on iOS unless the geometry of an odd number of layers,
    /// of
    /// this one and those above it, is flipped.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    open func contentsAreFlipped() -> Bool { drawsDownwards }

    /// The bounding box of the layer in the superlayer's space; setting it sets `position` and then `bounds.size`, keeping the transform.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set { setFrame(newValue) }
    }

    // MARK: Appearance

    /// The layer's name, for the app and in messages.
    open var name: String? {
        get { extras?.name }
        set { if newValue != extras?.name { setName(newValue) } }
    }

    /// 0 (clear) to 1 (opaque), applied to the layer with its sublayers as a group. Animatable.
    open var opacity: Float {
        get { Float(values.opacity) }
        set { changeNumber(.opacity, from: values.opacity, to: Double(newValue)) { $0.opacity = $1 } }
    }

    /// Whether the opacity applies to the layer with its sublayers as one image, which is the default; or to each part separately, so that
    /// they show through each other.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { if newValue != allowsGroupOpacity { change(.allowsGroupOpacity) { $0.rare.fields.allowsGroupOpacity = newValue } } }
    }

    /// Whether the layer with its subtree is drawn as one cached image; see `CALayer+Rasterization.swift`. No effect if `backgroundFilters`
    /// of a layer in it apply to content below.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { changeRasterization(newValue) }
    }

    /// Pixels of that image per point of the layer's own space; the default is 1, with 0 or less there is no image. Animatable.
    open var rasterizationScale: CGFloat {
        get { CGFloat(values.rasterizationScale) }
        set { changeRasterization(scale: Double(newValue)) }
    }

    /// Blending of the layer as a whole with the content below it in its superlayer: a `CIFilter` or a name such as "multiplyBlendMode";
    /// nil is normal. Core Image's blend modes are supported, Porter and Duff's operators ("clear", "copy", "sourceOver", "sourceIn",
    /// "sourceOut", "sourceAtop", "dest", "destOver", "destIn", "destOut", "destAtop", "xor"), "plusL" and "plusD"; anything else is
    /// ignored
    /// and logged. An operator that changes what is below a clear layer does so in the rectangle of pixels that the layer's content covers.
    open var compositingFilter: Any? {
        get { extras?.compositingFilter ?? CALayer.name(of: values.blendMode) }
        set { setCompositingFilter(newValue) }
    }

    /// `CIFilter`s for the content below the layer, visible in its bounds, corners and mask, in order of application: copies, animated and
    /// changed by key path (`backgroundFilters.name.inputRadius`); nil for none. Differs from UIKit: iOS ignores them.
    open var backgroundFilters: [Any]? {
        get { filtersOfBackground }
        set { setBackgroundFilters(newValue) }
    }

    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { values.isHidden }
        set { if newValue != values.isHidden { change(.hidden) { $0.isHidden = newValue } } }
    }

    /// Whether contents and sublayers are clipped to the bounds, corners included.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if newValue != values.masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
    }

    /// A promise that the layer's own drawing covers its bounds; the default is false. The image for `draw(in:)` then has no alpha and
    /// starts out black, unless the background color is translucent. Not needed for correct drawing.
    open var isOpaque: Bool {
        get { flags.isOpaque }
        set { flags.isOpaque = newValue }
    }

    /// Whether the back of the layer is drawn.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { if newValue != values.isDoubleSided { change(.doubleSided) { $0.isDoubleSided = newValue } } }
    }

    /// Drawn below the contents, with the corners rounded; nil for none. Animatable, except for a pattern, whose cells start at the bounds'
    /// origin.
    open var backgroundColor: CGColor? {
        get { presentBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// In points; clamped to half the shorter edge when drawn. Animatable.
    open var cornerRadius: CGFloat {
        get { CGFloat(values.cornerRadius) }
        set { changeNumber(.cornerRadius, from: values.cornerRadius, to: Double(newValue)) { $0.cornerRadius = $1 } }
    }

    /// The corners rounded by `cornerRadius`; the default is all.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(values.roundCorners.rawValue)) }
        set { if newValue != maskedCorners { change(.maskedCorners) { $0.rare.fields.roundCorners = newValue.corners } } }
    }

    /// The curve of the corners; the default is circular, also for an unknown name.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve == .continuous ? .continuous : .circular }
        set { if newValue != cornerCurve { change(.cornerCurve) { $0.rare.fields.cornerCurve = newValue.curve } } }
    }

    /// Width of the border in points, inside the bounds, above contents and sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { CGFloat(values.borderWidth) }
        set { changeNumber(.borderWidth, from: values.borderWidth, to: Double(newValue)) { $0.borderWidth = $1 } }
    }

    /// The color of the border; the default is opaque black, nil draws no border. Animatable.
    open var borderColor: CGColor? {
        get { color(values.borderColor, of: .borderColor) }
        set {
            noteSpace(of: newValue, in: .borderColor)
            if newValue?.rgba != values.borderColor { change(.borderColor) { $0.borderColor = newValue?.rgba } }
        }
    }

    /// The color of the shadow; the default is opaque black, nil draws no shadow. Animatable.
    open var shadowColor: CGColor? {
        get { color(shadow.color, of: .shadowColor) }
        set {
            noteSpace(of: newValue, in: .shadowColor)
            if newValue?.rgba != shadow.color { change(.shadowColor) { $0.rare.fields.shadow.color = newValue?.rgba } }
        }
    }

    /// 0 (none, the default) to 1. The shadow is below the layer and is cast by its whole content, sublayers included, so that it has holes
    /// where these have; a layer that masks to its bounds clips its shadow as well. Animatable.
    open var shadowOpacity: Float {
        get { Float(shadow.opacity) }
        set { changeShadow(.shadowOpacity, \.opacity, Double(newValue)) }
    }

    /// The offset of the shadow, in points of the layer's own space; the default is (0, -3), which is upwards. Animatable.
    open var shadowOffset: CGSize {
        get { CGSize(shadow.offset) }
        set { changeShadowOffset(newValue.simd) }
    }

    /// The standard deviation of the blur, in points; the default is 3, negative counts as 0. Animatable.
    open var shadowRadius: CGFloat {
        get { CGFloat(shadow.radius) }
        set { changeShadow(.shadowRadius, \.radius, Double(newValue)) }
    }

    /// Shape of the shadow instead of the layer's content, in the layer's own space, filled by the winding rule; the default is nil.
    /// Animatable between paths with the same elements.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of elements: the paths are compared.
    open var shadowPath: CGPath? {
        get { shadow.path.map { CGPath($0) } }
        set { if newValue?.data != shadow.path { change(.shadowPath) { $0.rare.fields.shadow.path = newValue?.data } } }
    }

    /// The content of the layer: a `CGImage`, or nil. Anything else is ignored and logged. Animatable: one image fades into another.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }

    /// The displayed part of the contents, in unit coordinates. Animatable.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { changeRect(.contentsRect, from: values.contentsRect, to: newValue) { $0.contentsRect = $1 } }
    }

    /// The stretched part of the contents, in unit coordinates of `contentsRect`; the default is the unit rectangle. Animatable.
    ///
    /// If the gravity resizes the contents, they are cut into nine: the corners keep their size (pixels over `contentsScale`, in points),
    /// the edges between them are stretched in one direction, the middle in both; each samples its own pixels only. An extent of less than
    /// a pixel counts as the one pixel there. Corners that do not fit shrink along that edge.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { changeRect(.contentsCenter, from: values.contentsCenter, to: newValue) { $0.contentsCenter = $1 } }
    }

    /// The placement of contents in the bounds; an unknown name counts as `resize`.
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

    /// The filter for contents drawn smaller than their size; the default is linear, which skips texels below half size; trilinear does
    /// not. An unknown name counts as linear.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.filters.minification) }
        set { changeFilter(.minificationFilter, \.minification, newValue.filter) }
    }

    /// The filter for contents drawn larger than their size; the default is linear; trilinear counts as that.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.filters.magnification) }
        set { changeFilter(.magnificationFilter, \.magnification, newValue.filter) }
    }

    /// Added to the number of times that a trilinear filter halves the contents: positive for blurred, negative for sharper. Animatable.
    open var minificationFilterBias: Float {
        get { Float(values.filters.bias) }
        set { changeNumber(.minificationFilterBias, from: values.filters.bias, to: Double(newValue)) { $0.rare.fields.filters.bias = $1 } }
    }

    // MARK: CAMediaTiming

    /// The beginning of the layer's time, in the superlayer's time.
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

    /// Duration of one run of the layer, in local seconds; the default is infinite. Outside its active interval the layer is hidden, unless
    /// `fillMode` extends it. Negative or NaN is ignored and logged.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { changeTiming("duration", newValue, allowsInfinity: true) { $0.duration = newValue } }
    }

    /// Number of runs; 0 counts as one. Without a finite `duration` it has no effect.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { changeTiming("repeatCount", Double(newValue), allowsInfinity: true) { $0.repeatCount = Double(newValue) } }
    }

    /// Duration of the repetitions, in local seconds; takes precedence over `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { changeTiming("repeatDuration", newValue, allowsInfinity: true) { $0.repeatDuration = newValue } }
    }

    /// Whether each run is followed by a reversed one.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { changeTiming("autoreverses", 0) { $0.autoreverses = newValue } }
    }

    /// Whether a layer with an end is displayed before and after its active interval.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { changeTiming("fillMode", 0) { $0.fillMode = newValue } }
    }

    /// The class and the address, or the name if there is one.
    open override var description: String {
        "<\(type(of: self)): \(address(of: self))\(name.map { "; name = '\($0)'" } ?? "")>"
    }

    // MARK: Conversion

    /// The transform's affine part.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(values.transform) }
    /// Sets the transform to an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Converts a point of this layer's space to another layer's, through every transform between them; nil is the space of the outermost
    /// superlayer. If a transform has no inverse, the point is returned unchanged. The outermost layers of different trees are taken for
    /// neighbors, each at its own frame.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both layers in their tree.
    open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { converted(p, to: layer) }
    /// Converts a point of another layer's space to this layer's; nil is the space of the outermost superlayer.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both layers in their tree.
    open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { converted(p, from: layer) }
    /// Converts a rectangle of this layer's space to its bounding box in another layer's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both layers in their tree.
    open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { converted(r, to: layer) }
    /// Converts a rectangle of another layer's space to its bounding box in this layer's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both layers in their tree.
    open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { converted(r, from: layer) }
    /// Converts a time of this layer to another layer's, in seconds; nil is media time. The result is 0 through a paused layer
    /// (`Documentation/Behavior.md#media-timing`).
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both layers in their tree.
    open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { convertedTime(t, to: layer) }
    /// Converts a time of another layer to this layer's, in seconds; nil is media time.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both layers in their tree.
    open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { convertedTime(t, from: layer) }
    /// Scrolls the nearest enclosing scroll layer, or this layer, so that a point of this layer's space is at its origin. Without one it
    /// does nothing.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    open func scroll(_ p: CGPoint) { scrollEnclosing(p) }
    /// Scrolls the nearest enclosing scroll layer, or this layer, by the minimum distance to show a rectangle of this layer's space.
    /// Without one it does nothing.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    open func scrollRectToVisible(_ r: CGRect) { scrollEnclosing(r) }
    /// The part of the bounds inside those of the enclosing scroll layers, in this layer's own space; the whole bounds without scroll
    /// layers, an empty rectangle if nothing is inside.
    ///
    /// - Complexity: O(*s* · *d*), where *s* is the number of enclosing scroll layers and *d* the depth of the layer.
    open var visibleRect: CGRect { scrolledVisibleRect }

    /// Whether the layer scrolls its sublayers.
    var isScrollLayer: Bool { false }
    func scrollSublayers(to p: CGPoint) {}
    func scrollSublayers(to r: CGRect) {}

    /// Whether `draw(in:)` may be recorded and drawn later, on another thread; false by default. Kept, and drawing stays immediate: the
    /// result is the same.
    open var drawsAsynchronously: Bool {
        get { recordsDrawing }
        set { recordsDrawing = newValue }
    }

    /// Extent of a corner's curve along the edges, in radii: 1 for circular, 1.528665 for continuous ones.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528_665 : 1 }
}

extension CALayer {
    /// The properties of all layers for key-value coding. Those with a key have a row in `Sources/RenderScene/Tree/LayerProperties.swift`.
    private static let keyedProperties = [String: KeyedProperty](of: [
        KeyedProperty("bounds", \CALayer.bounds), KeyedProperty("position", \CALayer.position),
        KeyedProperty("zPosition", \CALayer.zPosition), KeyedProperty("anchorPoint", \CALayer.anchorPoint),
        KeyedProperty("anchorPointZ", \CALayer.anchorPointZ), KeyedProperty("transform", \CALayer.transform),
        KeyedProperty("sublayerTransform", \CALayer.sublayerTransform), KeyedProperty("frame", \CALayer.frame),
        KeyedProperty("geometryFlipped", \CALayer.isGeometryFlipped), KeyedProperty("opacity", \CALayer.opacity),
        KeyedProperty("allowsGroupOpacity", \CALayer.allowsGroupOpacity), KeyedProperty("hidden", \CALayer.isHidden),
        KeyedProperty("masksToBounds", \CALayer.masksToBounds), KeyedProperty("doubleSided", \CALayer.isDoubleSided),
        KeyedProperty("backgroundColor", optional: \CALayer.backgroundColor), KeyedProperty("cornerRadius", \CALayer.cornerRadius),
        KeyedProperty("maskedCorners", \CALayer.maskedCorners), KeyedProperty("cornerCurve", \CALayer.cornerCurve),
        KeyedProperty("borderWidth", \CALayer.borderWidth), KeyedProperty("borderColor", optional: \CALayer.borderColor),
        KeyedProperty("shadowColor", optional: \CALayer.shadowColor), KeyedProperty("shadowOpacity", \CALayer.shadowOpacity),
        KeyedProperty("shadowOffset", \CALayer.shadowOffset), KeyedProperty("shadowRadius", \CALayer.shadowRadius),
        KeyedProperty("shadowPath", optional: \CALayer.shadowPath), KeyedProperty("contents", optional: \CALayer.contents),
        KeyedProperty("contentsRect", \CALayer.contentsRect), KeyedProperty("contentsCenter", \CALayer.contentsCenter),
        KeyedProperty("contentsGravity", \CALayer.contentsGravity), KeyedProperty("contentsScale", \CALayer.contentsScale),
        KeyedProperty("minificationFilter", \CALayer.minificationFilter),
        KeyedProperty("magnificationFilter", \CALayer.magnificationFilter),
        KeyedProperty("minificationFilterBias", \CALayer.minificationFilterBias),
        KeyedProperty("shouldRasterize", \CALayer.shouldRasterize), KeyedProperty("rasterizationScale", \CALayer.rasterizationScale),
        KeyedProperty("compositingFilter", optional: \CALayer.compositingFilter),
        KeyedProperty("backgroundFilters", optional: \CALayer.backgroundFilters), KeyedProperty("mask", optional: \CALayer.mask),
        KeyedProperty("opaque", \CALayer.isOpaque), KeyedProperty("name", optional: \CALayer.name),
        KeyedProperty("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
        KeyedProperty("beginTime", \CALayer.beginTime), KeyedProperty("speed", \CALayer.speed),
        KeyedProperty("timeOffset", \CALayer.timeOffset), KeyedProperty("duration", \CALayer.duration),
        KeyedProperty("repeatCount", \CALayer.repeatCount), KeyedProperty("repeatDuration", \CALayer.repeatDuration),
        KeyedProperty("autoreverses", \CALayer.autoreverses), KeyedProperty("fillMode", \CALayer.fillMode),
    ])
}
