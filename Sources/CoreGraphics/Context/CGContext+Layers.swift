import CCairo
import Foundation

/// An open transparency layer.
struct TransparencyLayer {
    /// Nil if drawing goes directly to the layer below, or into a group.
    let painter: Painter?
    /// Whether the layer is a group of Cairo's, as in a document, which keeps the shapes.
    var isGroup = false
    /// The previous drawing target.
    let outerCairo: OpaquePointer
    let outerState: GraphicsState
    /// The number of states saved before the layer began.
    let savedStateCount: Int
}

extension CGContext {
    /// The maximum total pixel count of open layers: 512 MiB.
    private static let maximumLayerPixelCount = 1 << 27

    /// Begins a layer: drawing until ``endTransparencyLayer()`` is composited first and then drawn as one image.
    ///
    /// The current alpha, blend mode and shadow apply to the whole layer, and are 1, `normal` and none inside. The rest of the state
    /// continues inside and is restored at the end. Layers can be nested; without memory for one, its contents are drawn directly and
    /// this is reported once.
    ///
    /// - Parameter auxiliaryInfo: Has no effect, as in UIKit.
    ///
    /// Source: [beginTransparencyLayer(auxiliaryInfo:)](https://developer.apple.com/documentation/coregraphics/cgcontext/begintransparencylayer(auxiliaryinfo:)).
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels in the clip and within the reach of its shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(inside: nil)
    }

    /// Begins a layer, as ``beginTransparencyLayer(auxiliaryInfo:)`` does, clipped to `rect`, in user space.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of the layer.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(inside: rect)
    }

    /// Draws the innermost open layer; does nothing, and logs this once, if there is none.
    ///
    /// States saved inside it and not restored are dropped.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of the layer.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else {
            reportOnce("CGContext.endTransparencyLayer", "CGContext: endTransparencyLayer() without a layer begun before it does nothing.")
            return
        }
        while savedStates.count > layer.savedStateCount { restoreGState() }
        if layer.isGroup {
            let group = cairo_pop_group(cairo)
            state = layer.outerState
            drawing(at: .identity) {
                cairo_set_source(cairo, group)
                paintEverything(alpha: state.alpha.native)
            }
            cairo_pattern_destroy(group)
            return
        }
        guard let painter = layer.painter else {
            cairo_restore(cairo)
            state = layer.outerState
            return
        }
        cairo = layer.outerCairo
        state = layer.outerState
        let region = painter.region
        drawing(at: .identity) {
            cairo_set_source_surface(cairo, painter.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo_rectangle(cairo, Double(region.left), Double(region.top), Double(region.width), Double(region.height))
            fillEmittedPath(alpha: state.alpha.native)
        }
    }

    private func beginLayer(inside rect: CGRect?) {
        if document != nil { return beginGroup(inside: rect) }
        let clipped = clipRegion
        var region = clipped
        if !clipped.isEmpty, let source = shadowSource(of: clipped) { region = region.union(source) }
        if let rect {
            let box = rect.applying(userToCairo)
            region = region.intersection(
                PixelRegion(left: box.minX.native, top: box.minY.native, right: box.maxX.native, bottom: box.maxY.native))
        }
        let pixelCount = layers.reduce(0) { $0 + ($1.painter.map { $0.region.width * $0.region.height } ?? 0) }
        var painter: Painter?
        if !region.isEmpty {
            let fits = region.width * region.height <= CGContext.maximumLayerPixelCount - pixelCount
            painter = fits ? Painter(region, CAIRO_FORMAT_ARGB32) : nil
            if painter == nil { reportNoMemory() }
        }
        layers.append(
            TransparencyLayer(painter: painter, outerCairo: cairo, outerState: state, savedStateCount: savedStates.count))
        if let painter {
            cairo = painter.cairo
            (state.alpha, state.blendMode, state.shadow, state.clipMask) = (1, .normal, nil, nil)
        } else {
            cairo_save(cairo)
        }
        clipLayer(to: rect)
    }

    private func beginGroup(inside rect: CGRect?) {
        layers.append(
            TransparencyLayer(painter: nil, isGroup: true, outerCairo: cairo, outerState: state, savedStateCount: savedStates.count))
        cairo_identity_matrix(cairo)
        cairo_push_group(cairo)
        (state.alpha, state.blendMode, state.shadow, state.clipMask) = (1, .normal, nil, nil)
        clipLayer(to: rect)
    }

    private func clipLayer(to rect: CGRect?) {
        guard let rect else { return }
        let path = currentPath
        clip(to: rect)
        currentPath = path
    }
}
