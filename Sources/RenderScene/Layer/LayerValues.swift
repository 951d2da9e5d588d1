import CoreGraphics

/// The values a layer shows: the model's in a `CALayer` and in a `RenderNode`, the presentation's after sampling.
///
/// Lengths are points in the layer's own space (`bounds`, `cornerRadius`, `borderWidth`) or its superlayer's (`position`, `zPosition`).
package struct LayerValues: Sendable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition = 0.0
    /// A fraction of the bounds; (0.5, 0.5) is the centre.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CATransform3DIdentity
    /// 0 to 1, as set; the renderer clamps.
    package var opacity = 1.0
    package var isHidden = false
    package var masksToBounds = false
    package var isDoubleSided = true
    package var backgroundColor: RGBA?
    package var cornerRadius = 0.0
    package var contents: CGImage?
    package var contentsGravity = ContentsGravity.resize
    /// Pixels of `contents` per point.
    package var contentsScale = 1.0
    /// What few layers have.
    package var rare = Rare()

    package init() {}

    /// Properties most layers leave at their defaults, boxed so that they cost a layer one word.
    package struct RareFields: Sendable {
        package var anchorPointZ = 0.0
        package var sublayerTransform = CATransform3DIdentity
        /// A unit rectangle: the part of `contents` that is shown.
        package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// A unit rectangle: the part of what `contentsRect` shows that is stretched.
        package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// How much of the contents' pixels there is to show: less than all where a layer's own drawing ends within the last pixel.
        package var contentsCoverage = SIMD2(1.0, 1.0)
        package var borderWidth = 0.0
        package var borderColor: RGBA? = RGBA(0, 0, 0, 1)
        /// Set while the contents change over.
        package var contentsFade: ContentsFade?
        package var frozenContents: FrozenTree?
        package var transition: TransitionState?
        package var kind = LayerKind.plain
        package var shadow = Shadow()
        package var roundCorners = RoundCorners.all
        package var cornerCurve = CornerCurve.circular
        package var allowsGroupOpacity = true
        package var blendMode = BlendMode.normal
        package var backgroundFilters: [LayerFilter] = []
        package var backgroundPattern: BackgroundPattern?
        package var filters = ContentsFilters()
        package var shouldRasterize = false
        /// Pixels to a point of the picture that a rasterized layer becomes.
        package var rasterizationScale = 1.0
        /// The app's own properties that animate; few, in the order in which they were first set.
        package var own: [(key: PropertyKey, value: AnimatableValue)] = []
        package init() {}
    }

    /// The box of the rare fields, copied on write; none until a field is set.
    package struct Rare: Sendable {
        // Changed only while one value owns it.
        package final class Box: @unchecked Sendable {
            @exclusivity(unchecked) fileprivate var fields: RareFields
            fileprivate init(_ fields: RareFields) { self.fields = fields }
        }

        package fileprivate(set) var box: Box?

        package var fields: RareFields {
            get { box?.fields ?? RareFields() }
            _modify {
                // The question comes first: a name for the box would count as another owner.
                let isOwn = isKnownUniquelyReferenced(&box)
                let own: Box
                if isOwn, let box { own = box } else { own = Box(fields) }
                if !isOwn { box = own }
                yield &own.fields
            }
        }

        /// Takes over another's fields in the box this one has, if it has one to itself.
        fileprivate mutating func become(_ other: Rare) {
            if isKnownUniquelyReferenced(&box), let box { box.fields = other.fields } else { self = other }
        }
    }

    /// Becomes a copy of other values, reusing what memory these have: sampling allocates nothing so.
    package mutating func become(_ other: LayerValues) {
        var own = Rare()
        swap(&own, &rare)
        self = other
        own.become(other.rare)
        rare = own
    }
}

/// The picture that a layer's contents take the place of, and how far they have come: what is shown is `old · (1 - fraction) + contents · fraction`.
package struct ContentsFade: Sendable {
    package var old: CGImage?
    /// 0 to 1.
    package var fraction: Double

    package init(old: CGImage?, fraction: Double) {
        self.old = old
        self.fraction = fraction
    }
}

/// Where contents lie that are not stretched to the bounds. "Top" and "bottom" are as seen, with y growing downwards.
package enum ContentsGravity: UInt8, Sendable {
    case resize, resizeAspect, resizeAspectFill
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

extension LayerValues {
    package var anchorPointZ: Double {
        get { rare.box?.fields.anchorPointZ ?? 0 }
        set { rare.fields.anchorPointZ = newValue }
    }

    /// Applied to sublayers about this layer's anchor point; identity in most layers.
    package var sublayerTransform: CATransform3D {
        get { rare.box?.fields.sublayerTransform ?? CATransform3DIdentity }
        set { rare.fields.sublayerTransform = newValue }
    }

    package var contentsRect: CGRect {
        get { rare.box?.fields.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { rare.fields.contentsRect = newValue }
    }

    package var contentsCenter: CGRect {
        get { rare.box?.fields.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { rare.fields.contentsCenter = newValue }
    }

    /// The parts of the contents' width and height that are shown as the whole of them, 0 to 1.
    package var contentsCoverage: SIMD2<Double> {
        get { rare.box?.fields.contentsCoverage ?? SIMD2(1, 1) }
        set { rare.fields.contentsCoverage = newValue }
    }

    /// Takes another picture for contents, all of it.
    package mutating func show(_ image: CGImage?) {
        contents = image
        if contentsCoverage != SIMD2(1, 1) { contentsCoverage = SIMD2(1, 1) }
    }

    /// nil unless the contents are changing over.
    package var contentsFade: ContentsFade? {
        get { rare.box?.fields.contentsFade }
        set { rare.fields.contentsFade = newValue }
    }

    package var borderWidth: Double {
        get { rare.box?.fields.borderWidth ?? 0 }
        set { rare.fields.borderWidth = newValue }
    }

    package var borderColor: RGBA? {
        get { if let box = rare.box { box.fields.borderColor } else { RGBA(0, 0, 0, 1) } }
        set { rare.fields.borderColor = newValue }
    }

    /// A picture of layers, shown above the contents and below the sublayers, stretched to the bounds.
    package var frozenContents: FrozenTree? {
        get { rare.box?.fields.frozenContents }
        set { rare.fields.frozenContents = newValue }
    }

    /// What only layers of one class have.
    package var kind: LayerKind {
        get { rare.box?.fields.kind ?? .plain }
        set { rare.fields.kind = newValue }
    }

    /// The shadow's values; nil where they were never set, and there is none.
    package var shadow: Shadow? { rare.box?.fields.shadow }

    /// The corners that `cornerRadius` rounds.
    package var roundCorners: RoundCorners { rare.box?.fields.roundCorners ?? .all }

    package var cornerCurve: CornerCurve { rare.box?.fields.cornerCurve ?? .circular }

    /// Whether the opacity is that of the whole picture, or else of each of its parts.
    package var allowsGroupOpacity: Bool { rare.box?.fields.allowsGroupOpacity ?? true }

    package var blendMode: BlendMode { rare.box?.fields.blendMode ?? .normal }

    /// Takes the place of the background colour.
    package var backgroundPattern: BackgroundPattern? {
        get { rare.box?.fields.backgroundPattern }
        set { rare.fields.backgroundPattern = newValue }
    }

    /// What is done, in this order, with what lies below the layer and is seen through it.
    package var backgroundFilters: [LayerFilter] { rare.box?.fields.backgroundFilters ?? [] }

    /// How the contents are drawn smaller and larger than they are.
    package var filters: ContentsFilters { rare.box?.fields.filters ?? ContentsFilters() }

    /// Whether the layer with all that is in it is drawn as a picture of so many pixels to a point.
    package var shouldRasterize: Bool { rare.box?.fields.shouldRasterize ?? false }
    package var rasterizationScale: Double { rare.box?.fields.rasterizationScale ?? 1 }

    /// What the sampler puts here while a transition runs; never part of the model.
    package var transition: TransitionState? {
        get { rare.box?.fields.transition }
        set { rare.fields.transition = newValue }
    }

    /// The anchor point in the layer's own space, in points.
    package var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Whether sublayers are placed by a transform of their own about the anchor point.
    package var hasSublayerTransform: Bool {
        if let box = rare.box { !CATransform3DIsIdentity(box.fields.sublayerTransform) } else { false }
    }

    /// The matrix from this layer's space to its superlayer's, without the superlayer's `sublayerTransform`; row vectors.
    package var matrixToSuperlayer: CATransform3D {
        let anchor = anchor
        if CATransform3DIsIdentity(transform) {
            return CATransform3DMakeTranslation(
                position.x - anchor.x, position.y - anchor.y, CGFloat(zPosition - anchorPointZ))
        }
        let about = CATransform3DTranslate(transform, -anchor.x, -anchor.y, CGFloat(-anchorPointZ))
        return CATransform3DConcat(about, CATransform3DMakeTranslation(position.x, position.y, CGFloat(zPosition)))
    }

    /// The matrix that `sublayerTransform` puts between sublayers and this layer; row vectors.
    package var sublayerMatrix: CATransform3D {
        let anchor = anchor
        let about = CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0)
        return CATransform3DConcat(about, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }
}
