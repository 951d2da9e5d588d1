import CCairo
import Foundation

/// A transparency layer that has been begun.
struct TransparencyLayer {
    /// Nil where the layer goes straight to what is below it.
    let painter: Painter?
    /// Where drawing went before.
    let outerCairo: OpaquePointer
    let outerState: GraphicsState
    /// How many states were saved before it.
    let savedStateCount: Int
}

extension CGContext {
    /// How many pixels all open layers may have together: 512 MiB of them.
    private static let maximumLayerPixelCount = 1 << 27

    /// Begins a layer: what is drawn until ``endTransparencyLayer()`` is put together first, and drawn as one picture then.
    ///
    /// Alpha, blend mode and shadow of this moment apply to the whole, and are 1, `normal` and none inside. The rest of the state goes on
    /// inside, and is as before at the end. Layers may be nested; one that finds no memory is drawn piece by piece, which is reported once.
    ///
    /// - Parameter auxiliaryInfo: has no effect, nor does it in UIKit.
    ///
    /// Source: [beginTransparencyLayer(auxiliaryInfo:)](https://developer.apple.com/documentation/coregraphics/cgcontext/begintransparencylayer(auxiliaryinfo:)).
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(inside: nil)
    }

    /// Begins a layer, as ``beginTransparencyLayer(auxiliaryInfo:)`` does, that is cut off at the sides of `rect`, in user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(inside: rect)
    }

    /// Draws the layer that was begun last; does nothing, and says so once, where none was.
    ///
    /// States saved inside it and not restored are dropped.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else {
            reportOnce("CGContext.endTransparencyLayer", "CGContext: endTransparencyLayer() without a layer begun before it does nothing.")
            return
        }
        while savedStates.count > layer.savedStateCount { restoreGState() }
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
        if let rect {
            let path = currentPath
            clip(to: rect)
            currentPath = path
        }
    }
}
