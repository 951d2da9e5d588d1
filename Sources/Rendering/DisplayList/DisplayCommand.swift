import RenderScene

/// A drawing command of a frame. Clips and groups nest: each `begin` has its `end`.
enum DisplayCommand: Equatable, Sendable {
    case fill(Fill)
    case image(Image)
    case gradient(Gradient)
    case backdrop(Backdrop)
    /// Clips the commands up to the end to a shape.
    case beginClip(Clip)
    case endClip
    /// Renders the commands up to the end to a group, blended as one image.
    case beginGroup(Group)
    case endGroup
    /// First of two images, each rendered on its own, that are mixed and then blended as one.
    case beginCrossfade(Group)
    /// Begins the second image.
    case nextOfCrossfade
    /// Mixes the two; the value is the weight of the second one, 0 to 1.
    case endCrossfade(Double)
    /// An image rendered on its own, followed by a mask whose alpha multiplies it.
    case beginMasked(Group)
    case nextOfMasked
    case endMasked
    /// Renders the commands up to the end beyond the visible area, and casts their shadow.
    case beginShadow(Shadow)
    case endShadow

    /// An outline transformed to the target.
    struct Shape: Equatable, Sendable {
        var outline: Outline
        /// Replaces the outline if set.
        var path: FlatPath?
        /// From the layer's plane to target pixels.
        var matrix: Homography
        /// Pixels that the shape may touch.
        var bounds: DeviceRect

        init(outline: Outline, matrix: Homography, bounds: DeviceRect) {
            self.outline = outline
            self.matrix = matrix
            self.bounds = bounds
        }

        /// A path already in target coordinates.
        init(path: FlatPath, matrix: Homography, bounds: DeviceRect) {
            self.init(outline: Outline(PlaneRect(left: 0, top: 0, right: 0, bottom: 0)), matrix: matrix, bounds: bounds)
            self.path = path
        }
    }

    struct Fill: Equatable, Sendable {
        var shape: Shape
        var color: RGBA
        /// 0 to 1.
        var opacity = 1.0
    }

    struct Image: Equatable, Sendable {
        var shape: Shape
        var image: CGImage
        /// The texel at a point of the plane is `point * texelScale + texelOffset`.
        var texelScale: SIMD2<Double>
        var texelOffset: SIMD2<Double>
        /// Replaces the two for contents stretched in parts.
        var stretch: ContentsStretch?
        var filters = ContentsFilters()
        /// Multiplies the image, components 0 to 1; nil for no tint.
        var tint: RGBA?
        /// Whether a tinted image is added to the backdrop instead of blended over it.
        var isAdded = false
        /// 0 to 1.
        var opacity = 1.0
    }

    struct Gradient: Equatable, Sendable {
        var shape: Shape
        var ramp: GradientRamp
        var map: GradientMap
        /// 0 to 1.
        var opacity = 1.0
    }

    struct Clip: Equatable, Sendable {
        var shape: Shape
        /// Whether the clip equals `shape.bounds`: no pixel is partly covered.
        var isWholePixels: Bool
        /// Replace the shape if not empty: the clip is the pixels of its bounds that are in all of them.
        var halfPlanes: [HalfPlane] = []
    }

    struct Shadow: Equatable, Sendable {
        let blur: ShadowBlur
        let color: RGBA
        /// Whether the caster is blended above its shadow.
        let showsCaster: Bool
        /// Pixels that the caster may touch; they may extend beyond the target.
        var bounds: DeviceRect
        /// Pixels that the shadow may touch.
        var shadowBounds: DeviceRect
        /// 0 to 1.
        var opacity = 1.0
    }

    struct Group: Equatable, Sendable {
        /// Pixels that the content may touch.
        var bounds: DeviceRect
        /// 0 to 1.
        var opacity: Double
        var blendMode = BlendMode.normal
        /// Multiplies red, green and blue of the group, each 0 to 1.
        var tint: SIMD3<Double>?
    }

    /// Content below a layer, filtered.
    struct Backdrop: Equatable, Sendable {
        var shape: Shape
        /// Indexes into the list's pixel filters.
        let filters: Range<Int>
        /// Number of innermost surfaces and clips that are the layer's own and contain no content from below.
        let ownScopes: Int
        /// 0 to 1.
        var opacity = 1.0
    }
}

extension DisplayCommand {
    var opensScope: Bool {
        switch self {
        case .beginClip, .beginGroup, .beginCrossfade, .beginMasked, .beginShadow: true
        default: false
        }
    }

    var closesScope: Bool {
        switch self {
        case .endClip, .endGroup, .endCrossfade, .endMasked, .endShadow: true
        default: false
        }
    }
}

extension DisplayCommand.Shape {
    /// Pixels within limits that are wholly inside the shape: the rectangle between its round corners; empty for a rotated shape, a path or
    /// a rim.
    func wholePixels(within limits: DeviceRect) -> DeviceRect {
        guard path == nil, outline.rim == nil else { return .empty }
        var rect = outline.rect
        rect.top += outline.radius * outline.extent
        rect.bottom -= outline.radius * outline.extent
        guard let image = matrix.uprightImage(of: rect) else { return .empty }
        let round = FixedPoint.one - 1
        let whole = DeviceRect(
            left: (image.left + round) >> FixedPoint.bits, top: (image.top + round) >> FixedPoint.bits,
            right: image.right >> FixedPoint.bits, bottom: image.bottom >> FixedPoint.bits)
        return whole.intersection(limits)
    }
}
