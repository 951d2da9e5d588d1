import RenderScene

/// Placement of a layer's contents in its plane: covered area and texel at each point (`contentsGravity`, `contentsRect`, `contentsScale`).
struct ContentsPlacement {
    /// The part of the plane covered by the contents, in points.
    let rect: PlaneRect
    /// The texel at a point is `point * texelScale + texelOffset`.
    let texelScale: SIMD2<Double>
    let texelOffset: SIMD2<Double>
    /// Replaces the two for contents stretched in parts (`contentsCenter`).
    let stretch: ContentsStretch?

    /// nil if nothing would be visible: the layer, the image or the part of it is empty.
    init?(_ image: CGImage, of values: LayerValues, in bounds: PlaneRect) {
        let isPlain = values.isPlain
        var pixels = SIMD2(Double(image.width), Double(image.height))
        if !isPlain { pixels *= values.contentsCoverage }
        let shown = isPlain ? PlaneRect(left: 0, top: 0, right: 1, bottom: 1) : PlaneRect(values.contentsRect)
        guard !bounds.isEmpty, let source = shown, !source.isEmpty, pixels.x > 0, pixels.y > 0 else { return nil }
        let texels = SIMD2(source.width, source.height) * pixels
        let scale = values.contentsScale > 0 && values.contentsScale.isFinite ? values.contentsScale : 1
        let size = Self.size(of: texels / scale, in: bounds, gravity: values.contentsGravity)
        let origin = Self.origin(of: size, in: bounds, gravity: values.contentsGravity)
        rect = PlaneRect(left: origin.x, top: origin.y, right: origin.x + size.x, bottom: origin.y + size.y)
        texelScale = texels / size
        texelOffset = SIMD2(source.left, source.top) * pixels - origin * texelScale
        stretch = isPlain ? nil : ContentsStretch(of: values, into: rect, texels: source.scaled(by: pixels), texelsPerPoint: scale)
        guard !rect.isEmpty, texelOffset.x.isFinite, texelOffset.y.isFinite else { return nil }
    }

    private static func size(of natural: SIMD2<Double>, in bounds: PlaneRect, gravity: ContentsGravity) -> SIMD2<Double> {
        let available = SIMD2(bounds.width, bounds.height)
        switch gravity {
        case .resize: return available
        case .resizeAspect: return natural * (available / natural).min()
        case .resizeAspectFill: return natural * (available / natural).max()
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: return natural
        }
    }

    private static func origin(of size: SIMD2<Double>, in bounds: PlaneRect, gravity: ContentsGravity) -> SIMD2<Double> {
        let x: Double
        switch gravity {
        case .resize, .left, .topLeft, .bottomLeft: x = bounds.left
        case .right, .topRight, .bottomRight: x = bounds.right - size.x
        case .resizeAspect, .resizeAspectFill, .center, .top, .bottom: x = bounds.left + (bounds.width - size.x) / 2
        }
        let y: Double
        switch gravity {
        case .resize, .top, .topLeft, .topRight: y = bounds.top
        case .bottom, .bottomLeft, .bottomRight: y = bounds.bottom - size.y
        case .resizeAspect, .resizeAspectFill, .center, .left, .right: y = bounds.top + (bounds.height - size.y) / 2
        }
        return SIMD2(x, y)
    }
}
