import RenderScene

/// A function of single colors, not premultiplied.
struct ColorMapOperation: ImageOperation {
    let map: @Sendable (PixelBlock.Pixel, WorkingSpace) -> PixelBlock.Pixel

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        PixelBlock(pixelsOf: area) { x, y in map(inputs[0][x, y].unpremultiplied, space).premultiplied }
    }
}

/// A function of the premultiplied pixels of all inputs at one place.
struct CombiningOperation: ImageOperation {
    let combine: @Sendable ([PixelBlock.Pixel]) -> PixelBlock.Pixel

    init(_ combine: @escaping @Sendable ([PixelBlock.Pixel]) -> PixelBlock.Pixel) { self.combine = combine }

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        var pixels = [PixelBlock.Pixel](repeating: .zero, count: inputs.count)
        return PixelBlock(pixelsOf: area) { x, y in
            for index in inputs.indices { pixels[index] = inputs[index][x, y] }
            return combine(pixels)
        }
    }
}

/// W3C's blending of an image (the first input) and its backdrop.
struct BlendOperation: ImageOperation {
    let mode: BlendMode

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        PixelBlock(pixelsOf: area) { x, y in blend(inputs[0][x, y], inputs[1][x, y]) }
    }

    private func blend(_ source: PixelBlock.Pixel, _ backdrop: PixelBlock.Pixel) -> PixelBlock.Pixel {
        guard source.w > 0, backdrop.w > 0, mode != .plusLighter else {
            let sum = source + backdrop
            return PixelBlock.Pixel(sum.x, sum.y, sum.z, min(sum.w, 1))
        }
        let (s, b) = (source.unpremultiplied, backdrop.unpremultiplied)
        let mixed = mode.mix(
            backdrop: SIMD3(Double(b.x), Double(b.y), Double(b.z)), source: SIMD3(Double(s.x), Double(s.y), Double(s.z)))
        let color = PixelBlock.Pixel(Float(mixed.x), Float(mixed.y), Float(mixed.z), 1)
        return source * (1 - backdrop.w) + backdrop * (1 - source.w) + color * (source.w * backdrop.w)
    }
}
