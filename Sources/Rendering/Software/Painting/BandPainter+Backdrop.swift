import RenderScene

extension BandPainter {
    /// Paints what the surface below the layer's own shows at this moment, filtered; beyond that surface its outermost pixels go on.
    func paint(_ command: DisplayCommand.Backdrop) {
        let bounds = command.shape.bounds.intersection(innermost.bounds)
        let below = layers.count - 1 - command.ownScopes
        guard !bounds.isEmpty, below >= 0 else { return }
        let surface = apply(list.pixelFilters[command.filters], to: layers[below].surface, in: bounds)
        let paint = SampledPaint(sampler: ImageSampler(surface, kernels), opacity: 255, isOpaque: false, samples: samples.base)
        var shape = command.shape
        shape.bounds = bounds
        self.paint(shape, with: paint)
    }

    /// A part of a picture as filters leave it, one after the other, on a surface that lasts until the next call.
    private func apply(_ filters: ArraySlice<PixelFilter>, to picture: Surface, in bounds: DeviceRect) -> Surface {
        // Each filter gives as much as those after it look at.
        let limits = picture.bounds.union(bounds)
        filteredParts.removeAll(keepingCapacity: true)
        var part = bounds
        for filter in filters.reversed() {
            filteredParts.append(part)
            if case .blur(let blur) = filter { part = blur.source(of: part).union(part).intersection(limits) }
        }
        var source = picture
        var (room, nextRoom) = (filtered, filteredAgain)
        for (filter, part) in zip(filters, filteredParts.reversed()) {
            room.reserve(part.width * part.height)
            let result = Surface(pixels: room.base, bounds: part, stride: part.width)
            switch filter {
            case .blur(let blur): self.filter.blur(source, by: blur, in: part, edge: .extended, into: room.base, kernels)
            case .colors(let matrix):
                result.copy(source)
                matrix.apply(to: room.base, part.width * part.height)
            }
            source = result
            swap(&room, &nextRoom)
        }
        return source
    }
}

extension Surface {
    /// Takes the pixels of another surface, whose outermost ones go on beyond it.
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
