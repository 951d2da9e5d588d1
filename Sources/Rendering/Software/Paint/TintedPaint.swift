import RenderScene

/// Paint with an image's pixels multiplied by a colour per channel; blended over the backdrop, or added to it.
struct TintedPaint: Paint {
    let sampler: ImageSampler
    /// Premultiplied.
    let color: UInt32
    let isAdded: Bool
    /// Scratch row, as wide as the target.
    let samples: UnsafeMutablePointer<UInt32>

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        let color = PixelArithmetic.scale(color, by: coverage)
        for index in 0..<count { blend(PixelArithmetic.product(source[index], byChannelsOf: color), into: &destination[index]) }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        for index in 0..<count {
            let color = PixelArithmetic.scale(color, by: UInt32(coverage[index]))
            blend(PixelArithmetic.product(source[index], byChannelsOf: color), into: &destination[index])
        }
    }

    @inline(__always)
    private func blend(_ source: UInt32, into destination: inout UInt32) {
        guard source > 0 else { return }
        destination =
            isAdded ? BlendFormula.result(source, over: destination, mode: .plusLighter) : PixelArithmetic.over(source, destination)
    }
}
