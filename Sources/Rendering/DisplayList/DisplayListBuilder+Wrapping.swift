import RenderScene

/// Compositing of a layer as a whole after its parts: shadow, mask, opacity, in this order.
extension DisplayListBuilder {
    /// Opens the scopes that a layer needs; nil if the layer would be invisible.
    @inline(__always)
    func beginWrapping(of drawing: LayerDrawing, mask: NodeIndex?) -> Wrapping? {
        guard canOpenGroup else { return nil }
        if mask == nil, drawing.opacity >= 1, drawing.values.isPlain { return Wrapping() }
        return openWrapping(of: drawing, mask: mask)
    }

    private func openWrapping(of drawing: LayerDrawing, mask: NodeIndex?) -> Wrapping {
        var wrapping = Wrapping(mask: mask)
        let groupOpacity = drawing.values.allowsGroupOpacity ? drawing.opacity : 1
        if groupOpacity < 1 || drawing.values.blendMode != .normal {
            beginGroup(opacity: groupOpacity, blendMode: drawing.values.blendMode)
            wrapping.opensGroup = true
        }
        if mask != nil { beginMasked() }
        if let shadow = visibleShadow(of: drawing) {
            if drawing.values.masksToBounds {
                // An empty clip yields the same result as drawing the layer.
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

    /// Closes the scopes; a pending mask is drawn first, and closes the rest.
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

    /// Whether another group may be opened. Large numbers of groups inside scopes that need invisible rows would take unbounded memory;
    /// layers nested deeper are left out.
    var canOpenGroup: Bool { (scopes.last?.extraBytes ?? 0) < Self.mostExtraBytes }

    static let mostExtraBytes = 48 << 20
}

/// The scopes around a layer as a whole, from the outside in.
struct Wrapping {
    /// Fades the layer with its shadow.
    var opensGroup = false
    var mask: DisplayListBuilder.NodeIndex?
    /// Clips the shadow too, in a layer that masks to its bounds.
    var opensClip = false
    var opensShadow = false

    var isNeeded: Bool { opensGroup || mask != nil || opensClip || opensShadow }
}
