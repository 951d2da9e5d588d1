import RenderScene

/// One step of drawing a frame. Clips and groups nest: each `begin` has its `end`.
enum DisplayCommand: Equatable, Sendable {
    case fill(Fill)
    case image(Picture)
    case gradient(Gradient)
    case backdrop(Backdrop)
    /// What follows, up to the end, is cut to a shape.
    case beginClip(Clip)
    case endClip
    /// What follows, up to the end, is drawn by itself and then blended as one picture.
    case beginGroup(Group)
    case endGroup
    /// What follows is the first of two pictures, each drawn by itself, that are mixed and then blended as one.
    case beginCrossfade(Group)
    /// The second picture begins.
    case nextOfCrossfade
    /// Mixes the two: the second one's part, 0 to 1.
    case endCrossfade(Double)
    /// What follows is a picture drawn by itself, and after it another whose alpha is how far the first is blended.
    case beginMasked(Group)
    case nextOfMasked
    case endMasked
    /// What follows, up to the end, is drawn by itself, farther out than it can be seen, and casts a shadow.
    case beginShadow(Shadow)
    case endShadow

    /// An outline placed on the target.
    struct Shape: Equatable, Sendable {
        var outline: Outline
        /// Takes the outline's place where there is one.
        var path: FlatPath?
        /// From the layer's plane to the target's pixels.
        var matrix: Homography
        /// The pixels that can be touched.
        var bounds: DeviceRect

        init(outline: Outline, matrix: Homography, bounds: DeviceRect) {
            self.outline = outline
            self.matrix = matrix
            self.bounds = bounds
        }

        /// A path as it lies on the target already.
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

    struct Picture: Equatable, Sendable {
        var shape: Shape
        var image: CGImage
        /// The texel at a point of the plane is `point * texelScale + texelOffset`.
        var texelScale: SIMD2<Double>
        var texelOffset: SIMD2<Double>
        /// Takes the place of the two where parts are stretched more than others.
        var stretch: ContentsStretch?
        var filters = ContentsFilters()
        /// What the picture is multiplied by, each 0 to 1; nil leaves it as it is.
        var tint: RGBA?
        /// Whether a tinted picture is added to what lies below instead of blended over it.
        var isAdded = false
        /// 0 to 1.
        var opacity = 1.0
    }

    struct Gradient: Equatable, Sendable {
        var shape: Shape
        var ramp: GradientRamp
        var course: GradientCourse
        /// 0 to 1.
        var opacity = 1.0
    }

    struct Clip: Equatable, Sendable {
        var shape: Shape
        /// Whether `shape.bounds` is all of it: no pixel is covered in part.
        var isWholePixels: Bool
    }

    struct Shadow: Equatable, Sendable {
        let blur: ShadowBlur
        let color: RGBA
        /// Whether what casts the shadow is blended above it.
        let showsCaster: Bool
        /// The pixels that the caster can touch; they may lie beyond the target.
        var bounds: DeviceRect
        /// The pixels that the shadow can touch.
        var shadowBounds: DeviceRect
        /// 0 to 1.
        var opacity = 1.0
    }

    struct Group: Equatable, Sendable {
        /// The pixels that its content can touch.
        var bounds: DeviceRect
        /// 0 to 1.
        var opacity: Double
        var blendMode = BlendMode.normal
        /// What red, green and blue of the picture are multiplied by, each 0 to 1.
        var tint: SIMD3<Double>?
    }

    /// What lies below, seen through a layer.
    struct Backdrop: Equatable, Sendable {
        var shape: Shape
        /// Of the list's pixel filters.
        let filters: Range<Int>
        /// How many of the innermost surfaces and clips are the layer's own, with nothing yet of what lies below.
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
    /// Pixels within limits that lie wholly in the shape: those of the rectangle between its round corners; empty where the shape is turned, a path or a rim.
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
