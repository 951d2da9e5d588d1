import CoreGraphics

/// The values of a layer: the model's in a `CALayer` and in a `RenderNode`, the presentation's after sampling.
///
/// Lengths are points in the layer's own space (`bounds`, `cornerRadius`, `borderWidth`) or its superlayer's (`position`, `zPosition`).
package struct LayerValues: Sendable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition = 0.0
    /// A fraction of the bounds; (0.5, 0.5) is the center.
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
    /// Rare properties.
    package var rare = Rare()

    package init() {}

    /// Properties with default values in most layers, boxed so that they cost a layer one word.
    package struct RareFields: Sendable {
        package var anchorPointZ = 0.0
        package var sublayerTransform = CATransform3DIdentity
        /// Whether y grows upwards among the sublayers.
        package var isGeometryFlipped = false
        /// A unit rectangle: the displayed part of `contents`.
        package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// A unit rectangle: the stretched part within `contentsRect`.
        package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// Covered fractions of the contents' pixels: less than 1 if a layer's own drawing ends within the last pixel.
        package var contentsCoverage = SIMD2(1.0, 1.0)
        package var borderWidth = 0.0
        package var borderColor: RGBA? = RGBA(0, 0, 0, 1)
        /// Set during an animated change of the contents.
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
        /// Pixels per point of a rasterized layer's image.
        package var rasterizationScale = 1.0
        /// Custom animatable properties; few, in the order in which they were first set.
        package var own: [(key: PropertyKey, value: AnimatableValue)] = []
        package init() {}
    }

    /// Box of the rare fields, copied on write; nil until a field is set.
    package struct Rare: Sendable {
        // Mutated only while uniquely owned.
        package final class Box: @unchecked Sendable {
            @exclusivity(unchecked) fileprivate var fields: RareFields
            fileprivate init(_ fields: RareFields) { self.fields = fields }
        }

        package fileprivate(set) var box: Box?

        package var fields: RareFields {
            get { box?.fields ?? RareFields() }
            _modify {
                // Asked first: a variable that holds the box would count as another owner.
                let isOwn = isKnownUniquelyReferenced(&box)
                let own: Box
                if isOwn, let box { own = box } else { own = Box(fields) }
                if !isOwn { box = own }
                yield &own.fields
            }
        }

        /// Copies another's fields into this one's box, if uniquely owned.
        fileprivate mutating func become(_ other: Rare) {
            if isKnownUniquelyReferenced(&box), let box { box.fields = other.fields } else { self = other }
        }
    }

    /// Becomes a copy of other values, reusing this one's memory: sampling does not allocate.
    package mutating func become(_ other: LayerValues) {
        var own = Rare()
        swap(&own, &rare)
        self = other
        own.become(other.rare)
        rare = own
    }
}

extension LayerValues.RareFields {
    /// Whether a layer with these fields looks the same in its own plane as with others.
    func looks(like other: Self) -> Bool {
        guard contentsFade == nil, other.contentsFade == nil, transition == nil, other.transition == nil else { return false }
        return CATransform3DEqualToTransform(sublayerTransform, other.sublayerTransform)
            && isGeometryFlipped == other.isGeometryFlipped && contentsRect == other.contentsRect
            && contentsCenter == other.contentsCenter && contentsCoverage == other.contentsCoverage && borderWidth == other.borderWidth
            && borderColor == other.borderColor && frozenContents === other.frozenContents && kind == other.kind && shadow == other.shadow
            && roundCorners == other.roundCorners && cornerCurve == other.cornerCurve && allowsGroupOpacity == other.allowsGroupOpacity
            && backgroundFilters == other.backgroundFilters && backgroundPattern === other.backgroundPattern && filters == other.filters
    }
}

/// A crossfade from the old contents: the appearance is `old · (1 - fraction) + contents · fraction`.
package struct ContentsFade: Sendable {
    package var old: CGImage?
    /// 0 to 1.
    package var fraction: Double

    package init(old: CGImage?, fraction: Double) {
        self.old = old
        self.fraction = fraction
    }
}

/// Placement of contents not stretched to the bounds. "Top" and "bottom" are as displayed, with y growing downwards.
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

    package var isGeometryFlipped: Bool {
        get { rare.box?.fields.isGeometryFlipped ?? false }
        set { rare.fields.isGeometryFlipped = newValue }
    }

    package var contentsRect: CGRect {
        get { rare.box?.fields.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { rare.fields.contentsRect = newValue }
    }

    package var contentsCenter: CGRect {
        get { rare.box?.fields.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { rare.fields.contentsCenter = newValue }
    }

    /// Fractions of the contents' width and height that are displayed, 0 to 1.
    package var contentsCoverage: SIMD2<Double> {
        get { rare.box?.fields.contentsCoverage ?? SIMD2(1, 1) }
        set { rare.fields.contentsCoverage = newValue }
    }

    /// Replaces the contents by a whole image.
    package mutating func show(_ image: CGImage?) {
        contents = image
        if contentsCoverage != SIMD2(1, 1) { contentsCoverage = SIMD2(1, 1) }
    }

    /// nil unless the contents are crossfading.
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

    /// A frozen tree displayed above the contents and below the sublayers, stretched to the bounds.
    package var frozenContents: FrozenTree? {
        get { rare.box?.fields.frozenContents }
        set { rare.fields.frozenContents = newValue }
    }

    /// Values specific to one class of layers.
    package var kind: LayerKind {
        get { rare.box?.fields.kind ?? .plain }
        set { rare.fields.kind = newValue }
    }

    /// The shadow's values; nil if never set, for no shadow.
    package var shadow: Shadow? { rare.box?.fields.shadow }

    /// Corners rounded by `cornerRadius`.
    package var roundCorners: RoundCorners { rare.box?.fields.roundCorners ?? .all }

    package var cornerCurve: CornerCurve { rare.box?.fields.cornerCurve ?? .circular }

    /// Whether the opacity applies to the whole image, or to each part separately.
    package var allowsGroupOpacity: Bool { rare.box?.fields.allowsGroupOpacity ?? true }

    package var blendMode: BlendMode { rare.box?.fields.blendMode ?? .normal }

    /// Replaces the background color.
    package var backgroundPattern: BackgroundPattern? {
        get { rare.box?.fields.backgroundPattern }
        set { rare.fields.backgroundPattern = newValue }
    }

    /// Filters for the content below the layer, in order of application.
    package var backgroundFilters: [LayerFilter] { rare.box?.fields.backgroundFilters ?? [] }

    /// Filters for resized contents.
    package var filters: ContentsFilters { rare.box?.fields.filters ?? ContentsFilters() }

    /// Whether the layer with its subtree is drawn as a cached image with `rasterizationScale` pixels per point.
    package var shouldRasterize: Bool { rare.box?.fields.shouldRasterize ?? false }
    package var rasterizationScale: Double { rare.box?.fields.rasterizationScale ?? 1 }

    /// Custom properties that were set or animated.
    package var own: [(key: PropertyKey, value: AnimatableValue)] { rare.box?.fields.own ?? [] }

    /// Set by the sampler while a transition runs; never part of the model.
    package var transition: TransitionState? {
        get { rare.box?.fields.transition }
        set { rare.fields.transition = newValue }
    }

    /// The anchor point in the layer's own space, in points.
    package var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Whether sublayers have an additional transform: about the anchor point, or a flip.
    package var hasSublayerTransform: Bool {
        if let box = rare.box { box.fields.isGeometryFlipped || !CATransform3DIsIdentity(box.fields.sublayerTransform) } else { false }
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

    /// The matrix of `sublayerTransform` between sublayers and this layer, after the flip if there is one; row vectors.
    package var sublayerMatrix: CATransform3D {
        let anchor = anchor
        let about = CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0)
        let matrix = CATransform3DConcat(about, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        guard isGeometryFlipped else { return matrix }
        let flip = CATransform3DScale(CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0), 1, -1, 1)
        return CATransform3DConcat(flip, matrix)
    }
}
