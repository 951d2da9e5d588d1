import CPixels
import RenderScene

/// Execution of the commands of one band.
extension BandPainter {
    /// Paints commands, given by their indexes in the list, within a rectangle of a surface.
    func paint(_ commands: UnsafeBufferPointer<Int32>, in tile: DeviceRect, on surface: Surface) {
        surface.fetch(tile)
        if !list.isCovered { surface.clear(tile, to: background, kernels) }
        layers.removeAll(keepingCapacity: true)
        layers.append(
            PaintedLayer(surface: surface, bounds: tile, mask: nil, below: nil, maskDepth: 0, groupDepth: 0, opacity: 255, begin: -1))
        list.commands.withUnsafeBufferPointer { list in
            guard let list = list.baseAddress else { return }
            var index = 0
            while index < commands.count {
                // Commands of a band are scattered in memory: prefetching hides the latency.
                if index + 2 < commands.count { kinora_prefetch(list + Int(commands[index + 2]), MemoryLayout<DisplayCommand>.stride) }
                current = Int(commands[index])
                if !paint(list[current]) { index = endOfScope(at: index, of: commands) }
                index += 1
            }
        }
    }

    /// Executes a command; returns false if its scope is already painted, or invisible.
    private func paint(_ command: DisplayCommand) -> Bool {
        switch command {
        case .fill(let fill):
            paint(fill.shape, with: SolidPaint(color: UInt32(premultiplying: fill.color, opacity: fill.opacity), kernels: kernels))
        case .image(let image): paint(image)
        case .backdrop(let backdrop): paint(backdrop)
        case .gradient(let gradient):
            let paint = GradientPaint(
                ramp: gradient.ramp, map: gradient.map, opacity: UInt32(opacity: gradient.opacity), kernels: kernels,
                samples: samples.base)
            self.paint(gradient.shape, with: paint)
        case .beginClip(let clip): return begin(clip)
        case .beginGroup(let group): return begin(group)
        case .endClip: layers.removeLast()
        case .endGroup: endGroup()
        case .beginCrossfade(let crossfade): return begin(crossfade)
        // The second image has the same content beneath it as the first.
        case .nextOfCrossfade: openSurface(in: innermost.bounds, opacity: 255, below: innermost.below)
        case .endCrossfade(let fraction): endCrossfade(fraction)
        case .beginMasked(let masked): return begin(masked)
        case .nextOfMasked: openSurface(in: innermost.bounds, opacity: 255, below: nil)
        case .endMasked: endMasked()
        case .beginShadow(let shadow): return !paintStamp(of: shadow, at: current) && begin(shadow, at: current)
        case .endShadow: endShadow()
        }
        return true
    }

    private func paint(_ command: DisplayCommand.Image) {
        guard !command.shape.bounds.intersection(innermost.bounds).isEmpty else { return }
        command.image.withPixels { texels in
            guard let sampler = ImageSampler(texels, of: command, kernels) else { return }
            sampler.fetch(command.shape.bounds.intersection(innermost.bounds))
            if let tint = command.tint {
                let color = UInt32(premultiplying: tint, opacity: command.opacity)
                let paint = TintedPaint(sampler: sampler, color: color, isAdded: command.isAdded, samples: samples.base)
                return self.paint(command.shape, with: paint)
            }
            let paint = SampledPaint(
                sampler: sampler, opacity: UInt32(opacity: command.opacity), isOpaque: command.image.isOpaque, samples: samples.base)
            self.paint(command.shape, with: paint)
        }
    }

    /// Opens a clip; returns false if it is empty.
    private func begin(_ clip: DisplayCommand.Clip) -> Bool {
        let outer = innermost
        let bounds = clip.shape.bounds.intersection(outer.bounds)
        guard !bounds.isEmpty else { return false }
        var (mask, depth) = (outer.mask, outer.maskDepth)
        if !clip.isWholePixels {
            if masks.count == depth { masks.append(ClipMask()) }
            let inner = masks[depth]
            inner.begin(in: bounds)
            sweep(clip, in: bounds, mask: outer.mask) { inner.open($0) }
            (mask, depth) = (inner, depth + 1)
        }
        layers.append(
            PaintedLayer(
                surface: outer.surface, bounds: bounds, mask: mask, below: outer.below, maskDepth: depth, groupDepth: outer.groupDepth,
                opacity: 255, begin: -1))
        return true
    }

    /// Opens a group on a clear surface of its own; returns false if it is invisible.
    private func begin(_ group: DisplayCommand.Group) -> Bool {
        let outer = innermost
        let bounds = group.bounds.intersection(outer.bounds)
        let opacity = UInt32(opacity: group.opacity)
        guard !bounds.isEmpty, opacity > 0 else { return false }
        let tint = group.tint.map { UInt32(premultiplying: RGBA($0, 1), opacity: 1) }
        openSurface(in: bounds, opacity: opacity, below: layers.count - 1, blendMode: group.blendMode, tint: tint)
        return true
    }

    /// Pushes a clear surface to paint on.
    ///
    /// - Parameter below: index of the layer whose surface is beneath; nil for none.
    func openSurface(
        in bounds: DeviceRect, opacity: UInt32, below: Int?, begin: Int = -1, blendMode: BlendMode = .normal, tint: UInt32? = nil
    ) {
        let outer = innermost
        if groups.count == outer.groupDepth { groups.append(ScratchBuffer()) }
        let scratch = groups[outer.groupDepth]
        scratch.reserve(bounds.width * bounds.height)
        let surface = Surface(pixels: scratch.base, bounds: bounds, stride: bounds.width)
        surface.clear(to: 0, kernels)
        // Enclosing clips apply to the finished group, not to its content.
        layers.append(
            PaintedLayer(
                surface: surface, bounds: bounds, mask: nil, below: below, maskDepth: outer.maskDepth, groupDepth: outer.groupDepth + 1,
                opacity: opacity, begin: begin, blendMode: blendMode, tint: tint))
    }

    /// Mixes the two innermost surfaces, and blends the result.
    private func endCrossfade(_ fraction: Double) {
        let second = layers.removeLast().surface
        let first = innermost.surface
        let weight = UInt32(opacity: fraction)
        for y in 0..<first.bounds.height {
            PixelKernels.mix(first.pixels + y * first.stride, second.pixels + y * second.stride, first.bounds.width, weight: weight)
        }
        endGroup()
    }

    /// Multiplies the first of the two innermost surfaces by the alpha of the second, and blends the result.
    private func endMasked() {
        let mask = layers.removeLast().surface
        let masked = innermost.surface
        for y in 0..<masked.bounds.height {
            PixelKernels.mask(masked.pixels + y * masked.stride, by: mask.pixels + y * mask.stride, masked.bounds.width)
        }
        endGroup()
    }

    private func endGroup() {
        let group = layers.removeLast()
        if let tint = group.tint {
            let surface = group.surface
            for y in 0..<surface.bounds.height { PixelKernels.tint(surface.pixels + y * surface.stride, surface.bounds.width, by: tint) }
        }
        blend(group.surface, opacity: group.opacity, mode: group.blendMode)
    }

    /// Blends a surface at its own position through the clips of the innermost layer.
    func blend(_ surface: Surface, opacity: UInt32, mode: BlendMode = .normal) {
        let bounds = surface.bounds
        let rect = PlaneRect(
            left: Double(bounds.left), top: Double(bounds.top), right: Double(bounds.right), bottom: Double(bounds.bottom))
        let shape = DisplayCommand.Shape(outline: Outline(rect), matrix: .identity, bounds: bounds)
        guard mode == .normal else {
            return paint(
                shape, with: BlendedPaint(sampler: ImageSampler(surface, kernels), opacity: opacity, mode: mode, samples: samples.base))
        }
        paint(shape, with: SampledPaint(sampler: ImageSampler(surface, kernels), opacity: opacity, isOpaque: false, samples: samples.base))
    }

    /// Index of the end that matches the begin at an index.
    private func endOfScope(at begin: Int, of commands: UnsafeBufferPointer<Int32>) -> Int {
        var depth = 0
        for index in begin..<commands.count {
            let command = list.commands[Int(commands[index])]
            if command.opensScope { depth += 1 }
            if command.closesScope { depth -= 1 }
            if depth == 0 { return index }
        }
        return commands.count
    }
}

/// Current painting destination: a surface, and its visible part.
struct PaintedLayer {
    let surface: Surface
    /// The paintable part of the surface.
    let bounds: DeviceRect
    /// Visibility of each of these pixels; nil for all visible.
    let mask: ClipMask?
    /// Index of the layer whose surface is beneath this one's; nil for the target, and for a mask, which is drawn in isolation.
    let below: Int?
    /// Number of masks and groups in use, including this layer's.
    let maskDepth: Int
    let groupDepth: Int
    /// 0…255, applied when a group ends.
    let opacity: UInt32
    /// Index of the command that opened the layer, if its end needs it; otherwise -1.
    let begin: Int
    var blendMode = BlendMode.normal
    /// Color that a group's pixels are multiplied by at its end, channel by channel.
    var tint: UInt32?
}
