import RenderScene

/// Masked layers.
extension DisplayListBuilder {
    /// Opens the picture that is masked. Both need room at one time.
    func beginMasked() {
        open(visible: visible, bytesPerRow: visible.width * MemoryLayout<UInt32>.stride)
        list.commands.append(.beginMasked(.init(bounds: visible, opacity: 1)))
    }

    /// Goes on to the mask, in the plane of the layer that it masks; only what lies over the masked picture matters.
    func beginMask(_ place: Place, of layer: OpenLayer) {
        let touched = scopes[scopes.count - 1].touched
        list.commands.append(.nextOfMasked)
        open(visible: touched, bytesPerRow: visible.width * MemoryLayout<UInt32>.stride)
        var superlayer = layer.forContents
        // The masked picture's parts are faded already.
        superlayer.partOpacity = 1
        openLayers.append(superlayer)
        steps.append(.endMask)
        // Where nothing is to be masked, neither is the mask to be drawn.
        if !touched.isEmpty { steps.append(.begin(place)) }
    }

    func endMask() {
        let layer = openLayers.removeLast()
        let mask = scopes.removeLast()
        let masked = scopes.removeLast()
        var bounds = masked.touched.intersection(mask.touched)
        // A backdrop also sees content of the masked picture that the mask hides.
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
