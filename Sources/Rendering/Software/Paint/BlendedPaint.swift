import RenderScene

/// Paint that combines a group's pixels with the backdrop by a blend mode.
struct BlendedPaint: Paint {
    let sampler: ImageSampler
    /// 0…255.
    let opacity: UInt32
    let mode: BlendMode
    /// Scratch row, as wide as the target.
    let samples: UnsafeMutablePointer<UInt32>

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        let weight = PixelArithmetic.product(coverage, opacity)
        for index in 0..<count { blend(PixelArithmetic.scale(source[index], by: weight), into: &destination[index]) }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        for index in 0..<count {
            let weight = PixelArithmetic.product(UInt32(coverage[index]), opacity)
            blend(PixelArithmetic.scale(source[index], by: weight), into: &destination[index])
        }
    }

    @inline(__always)
    private func blend(_ source: UInt32, into destination: inout UInt32) {
        guard source > 0 else { return }
        destination = BlendFormula.result(source, over: destination, mode: mode)
    }
}
