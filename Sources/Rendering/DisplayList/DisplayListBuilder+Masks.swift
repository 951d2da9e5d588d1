import RenderScene

/// Masked layers.
extension DisplayListBuilder {
    /// Opens the image to be masked. Image and mask need memory at the same time.
    func beginMasked() {
        open(visible: visible, bytesPerRow: visible.width * MemoryLayout<UInt32>.stride)
        list.commands.append(.beginMasked(.init(bounds: visible, opacity: 1)))
    }

    /// Continues with the mask, in the plane of the masked layer; only its overlap with the masked image matters.
    func beginMask(_ node: NodeIndex, of layer: OpenLayer) {
        let touched = scopes[scopes.count - 1].touched
        list.commands.append(.nextOfMasked)
        open(visible: touched, bytesPerRow: visible.width * MemoryLayout<UInt32>.stride)
        var superlayer = layer.forContents
        // The masked image has been faded already.
        superlayer.ungroupedOpacity = 1
        openLayers.append(superlayer)
        steps.append(.endMask)
        // An empty image needs no mask.
        if !touched.isEmpty { steps.append(.begin(node)) }
    }

    func endMask() {
        let layer = openLayers.removeLast()
        let mask = scopes.removeLast()
        let masked = scopes.removeLast()
        var bounds = masked.touched.intersection(mask.touched)
        // A backdrop also sees content of the masked image that the mask hides.
        if !bounds.isEmpty, list.lastBackdrop >= masked.command { bounds = masked.touched }
        if !bounds.isEmpty, case .beginMasked(var begin) = list.commands[masked.command] {
            begin.bounds = bounds
            list.commands[masked.command] = .beginMasked(begin)
            list.commands.append(.endMasked)
            noteDrawing(touching: bounds, at: masked.command)
        } else {
            list.commands.removeAll(from: masked.command)
        }
        if layer.wrapping.opensGroup { endGroup() }
    }
}
