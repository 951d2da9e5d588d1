import RenderScene

extension BandPainter {
    /// Paints the filtered content beneath the layer; beyond the target its edge pixels extend.
    ///
    /// A group is transparent to the content beneath it: a backdrop inside it also sees the surfaces around the group, and its image fades
    /// with the group. Groups count with full opacity and without their masks, as they do for the rest of their own content.
    func paint(_ command: DisplayCommand.Backdrop) {
        let bounds = command.shape.bounds.intersection(innermost.bounds)
        let below = layers.count - 1 - command.ownScopes
        let opacity = UInt32(opacity: command.opacity)
        guard !bounds.isEmpty, below >= 0, opacity > 0 else { return }
        let filters = list.pixelFilters[command.filters]
        let surface = apply(filters, to: compositedSurface(below: below, around: bounds, for: filters), in: bounds)
        let paint = SampledPaint(sampler: ImageSampler(surface, kernels), opacity: opacity, isOpaque: false, samples: samples.base)
        var shape = command.shape
        shape.bounds = bounds
        self.paint(shape, with: paint)
    }

    /// The surface of a layer composited over all surfaces beneath it, over the area that filters read to fill `bounds`.
    private func compositedSurface(below top: Int, around bounds: DeviceRect, for filters: ArraySlice<PixelFilter>) -> Surface {
        guard layers[top].below != nil else { return layers[top].surface }
        var area = bounds
        for filter in filters.reversed() {
            if case .blur(let blur) = filter { area = blur.source(of: area).union(area) }
        }
        let chain = Array(sequence(first: top, next: { self.layers[$0].below }))
        let base = layers[chain[chain.count - 1]].surface
        area = area.intersection(base.bounds)
        guard !area.isEmpty else { return layers[top].surface }
        composite.reserve(area.width * area.height)
        let result = Surface(pixels: composite.base, bounds: area, stride: area.width)
        result.copy(base)
        for index in chain.dropLast().reversed() {
            let surface = layers[index].surface
            let shared = surface.bounds.intersection(area)
            guard !shared.isEmpty else { continue }
            for y in shared.top..<shared.bottom {
                kernels.blend(result.pixel(x: shared.left, y: y), surface.pixel(x: shared.left, y: y), shared.width)
            }
        }
        return result
    }

    /// Applies filters in sequence to a part of an image; the result is valid until the next call.
    private func apply(_ filters: ArraySlice<PixelFilter>, to image: Surface, in bounds: DeviceRect) -> Surface {
        // Each filter produces the pixels that the following ones read.
        let limits = image.bounds.union(bounds)
        filteredAreas.removeAll(keepingCapacity: true)
        var area = bounds
        for filter in filters.reversed() {
            filteredAreas.append(area)
            if case .blur(let blur) = filter { area = blur.source(of: area).union(area).intersection(limits) }
        }
        var source = image
        var (scratch, nextScratch) = (filtered, filteredAgain)
        for (filter, area) in zip(filters, filteredAreas.reversed()) {
            scratch.reserve(area.width * area.height)
            let result = Surface(pixels: scratch.base, bounds: area, stride: area.width)
            switch filter {
            case .blur(let blur): self.filter.blur(source, by: blur, in: area, edge: .extended, into: scratch.base, kernels)
            case .colors(let matrix):
                result.copy(source)
                matrix.apply(to: scratch.base, area.width * area.height)
            case .average:
                result.copy(source)
                let mean = result.mean(of: bounds)
                scratch.base.update(repeating: mean, count: area.width * area.height)
            }
            source = result
            swap(&scratch, &nextScratch)
        }
        return source
    }
}

extension Surface {
    /// The mean of the premultiplied pixels within an area of the surface, rounded.
    fileprivate func mean(of area: DeviceRect) -> UInt32 {
        var sums = SIMD4<UInt64>.zero
        for y in area.top..<area.bottom {
            let row = pixel(x: area.left, y: y)
            for x in 0..<area.width {
                let value = row[x]
                sums &+= SIMD4<UInt64>(truncatingIfNeeded: SIMD4(value, value >> 8, value >> 16, value >> 24) & 0xff)
            }
        }
        let count = UInt64(area.width * area.height)
        let means = SIMD4<UInt32>(truncatingIfNeeded: (sums &+ count / 2) / count)
        return means.x | means.y << 8 | means.z << 16 | means.w << 24
    }

    /// Copies another surface, extending its edge pixels.
    fileprivate func copy(_ other: Surface) {
        let inside = bounds.intersection(other.bounds)
        for y in bounds.top..<bounds.bottom {
            let source = other.pixel(x: other.bounds.left, y: min(max(y, other.bounds.top), other.bounds.bottom - 1))
            let row = pixel(x: bounds.left, y: y)
            if inside.width == bounds.width {
                row.update(from: source + (bounds.left - other.bounds.left), count: bounds.width)
                continue
            }
            for x in 0..<bounds.width { row[x] = source[min(max(bounds.left + x - other.bounds.left, 0), other.bounds.width - 1)] }
        }
    }
}
