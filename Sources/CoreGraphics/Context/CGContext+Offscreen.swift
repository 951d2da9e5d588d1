import CCairo
import Foundation

// Offscreen drawing for shadows, masks and the one blend mode that Cairo lacks.
extension CGContext {
    /// The pixels within the clip in the current image.
    var clipRegion: PixelRegion {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return PixelRegion(left: left, top: top, right: right, bottom: bottom)
    }

    /// Whether drawing goes directly to the image.
    var drawsDirectly: Bool {
        state.shadow == nil && state.clipMask == nil && state.blendMode != .plusDarker
    }

    /// Draws with shadow, mask and blend mode; calls `body` more than once.
    func drawOffscreen(at transform: CGAffineTransform, _ body: () -> Void) {
        let region = clipRegion
        guard !region.isEmpty else { return }
        if state.clipMask == nil, state.blendMode != .plusDarker {
            drawShadow(at: transform, over: region, body)
            drawDirectly(at: transform, body)
            return
        }
        // The whole image is blended offscreen and copied through clip and mask.
        let target = cairo_get_target(cairo)
        let isReadable = document == nil
        let format = isReadable ? cairo_image_surface_get_format(target) : CAIRO_FORMAT_ARGB32
        guard let result = Painter(region, format, resolution: resolution) else { return reportNoMemory() }
        if isReadable { result.copy(target) }
        redirected(to: result) {
            drawShadow(at: transform, over: region, body)
            if state.blendMode == .plusDarker {
                drawDarker(at: transform, over: result, body)
            } else {
                drawDirectly(at: transform, body)
            }
        }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, isReadable ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
        cairo_set_source_surface(cairo, result.surface, 0, 0)
        if let mask = state.clipMask {
            cairo_mask_surface(cairo, mask.painter.surface, 0, 0)
        } else {
            cairo_paint(cairo)
        }
        cairo_restore(cairo)
    }

    /// Calls `body` with its drawing redirected to `painter`, without clip, mask or shadow.
    func redirected(to painter: Painter, _ body: () -> Void) {
        let outer = cairo
        cairo = painter.cairo
        body()
        cairo = outer
    }

    private func drawDarker(at transform: CGAffineTransform, over result: Painter, _ body: () -> Void) {
        guard let source = Painter(result.region, CAIRO_FORMAT_ARGB32, resolution: result.resolution) else { return reportNoMemory() }
        redirected(to: source) {
            state.blendMode = .normal
            drawDirectly(at: transform, body)
            state.blendMode = .plusDarker
        }
        let (width, height) = (result.region.width * result.resolution, result.region.height * result.resolution)
        let isOpaque = cairo_image_surface_get_format(result.surface) == CAIRO_FORMAT_RGB24
        source.withBytes { sources, sourceStride in
            result.withBytes { results, resultStride in
                for y in 0..<height {
                    let from = UnsafeRawPointer(sources + y * sourceStride).assumingMemoryBound(to: UInt32.self)
                    let to = UnsafeMutableRawPointer(results + y * resultStride).assumingMemoryBound(to: UInt32.self)
                    for x in 0..<width where from[x] != 0 {
                        to[x] = PixelArithmetic.darkerSum(from[x], isOpaque ? to[x] | 0xFF00_0000 : to[x])
                    }
                }
            }
        }
    }

    // MARK: - Shadows

    /// The shadow's offset in pixels, y down, and the standard deviation of its blur; nil for none.
    private var shadowGeometry: (x: Double, y: Double, deviation: Double)? {
        guard let shadow = state.shadow else { return nil }
        let toCairo = baseTransform.concatenating(deviceToCairo)
        let x = toCairo.a * shadow.offset.width + toCairo.c * shadow.offset.height
        let y = toCairo.b * shadow.offset.width + toCairo.d * shadow.offset.height
        let scale = abs(toCairo.a * toCairo.d - toCairo.b * toCairo.c).squareRoot()
        guard x.isFinite, y.isFinite else { return nil }
        return (x.native, y.native, min((shadow.blur * scale / 2).native, AlphaBlur.largestDeviation))
    }

    /// The pixels whose shadow can fall into a region.
    func shadowSource(of region: PixelRegion) -> PixelRegion? {
        shadowGeometry.map { region.moved(x: -$0.x, y: -$0.y).widened(by: AlphaBlur.reach(deviation: $0.deviation)) }
    }

    private func drawShadow(at transform: CGAffineTransform, over region: PixelRegion, _ body: () -> Void) {
        guard let shadow = state.shadow, let geometry = shadowGeometry, let source = shadowSource(of: region) else { return }
        // Only the alpha of the drawing matters.
        guard let silhouette = Painter(source, CAIRO_FORMAT_A8, resolution: resolution) else { return reportNoMemory() }
        let mode = state.blendMode
        redirected(to: silhouette) {
            state.blendMode = .normal
            drawDirectly(at: transform, body)
            state.blendMode = mode
        }
        // Beyond the region, and one pixel for interpolation, only shadow casters matter.
        AlphaBlur.blur(silhouette, deviation: geometry.deviation, margin: max(AlphaBlur.reach(deviation: geometry.deviation) - 2, 0))
        let color = shadow.color.rgba
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        let isPlain = mode.reachesOutsideShape || mode == .copy || mode == .clear || mode == .plusDarker
        cairo_set_operator(cairo, isPlain ? CAIRO_OPERATOR_OVER : mode.cairoOperator)
        cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w)
        cairo_mask_surface(cairo, silhouette.surface, geometry.x, geometry.y)
        cairo_restore(cairo)
    }

    func reportNoMemory() {
        reportOnce("CGContext.memory", "CGContext: there is no memory to draw a shadow, mask or layer; it is left out.")
    }
}
