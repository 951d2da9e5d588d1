import RenderScene

/// What happens to a layer as a whole once its parts are drawn: shadow, mask, opacity, in this order.
extension DisplayListBuilder {
    /// Opens all that a layer is drawn within; nil where nothing of it could be seen.
    @inline(__always)
    func beginWrapping(of drawing: LayerDrawing, mask: Place?) -> Wrapping? {
        guard hasRoom else { return nil }
        if mask == nil, drawing.opacity >= 1, drawing.values.isPlain { return Wrapping() }
        return openWrapping(of: drawing, mask: mask)
    }

    private func openWrapping(of drawing: LayerDrawing, mask: Place?) -> Wrapping {
        var wrapping = Wrapping(mask: mask)
        let groupOpacity = drawing.values.allowsGroupOpacity ? drawing.opacity : 1
        if groupOpacity < 1 || drawing.values.blendMode != .normal {
            beginGroup(opacity: groupOpacity, blendMode: drawing.values.blendMode)
            wrapping.opensGroup = true
        }
        if mask != nil { beginMasked() }
        if let shadow = visibleShadow(of: drawing) {
            if drawing.values.masksToBounds {
                // Where the clip leaves nothing, drawing the layer comes to the same end.
                wrapping.opensClip = beginClip(drawing.outline, under: drawing.matrix) == .opened
            }
            if shadow.path == nil {
                wrapping.opensShadow = beginShadow(shadow, of: drawing)
            } else {
                drawShadowOfPath(shadow, of: drawing)
            }
        }
        return wrapping
    }

    /// Ends it; a mask has still to be drawn, and ends the rest after itself.
    func endWrapping(of layer: OpenLayer) {
        let wrapping = layer.wrapping
        if wrapping.opensShadow { endShadow() }
        if wrapping.opensClip { endClip() }
        if let mask = wrapping.mask {
            beginMask(mask, of: layer)
        } else if wrapping.opensGroup {
            endGroup()
        }
    }

    /// Whether another group may be opened. Within what needs rows that are not seen, groups in great numbers would take memory without bound;
    /// layers nested deeper than there is room for are left out.
    var hasRoom: Bool { (scopes.last?.extraBytes ?? 0) < Self.mostExtraBytes }

    static let mostExtraBytes = 48 << 20
}
