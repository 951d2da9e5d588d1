/// Paint with the colours of a gradient and an opacity.
struct GradientPaint: Paint {
    let ramp: GradientRamp
    let map: GradientMap
    /// 0…255.
    let opacity: UInt32
    let kernels: Kernels
    /// Scratch row, as wide as the target.
    let samples: UnsafeMutablePointer<UInt32>

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let weight = PixelArithmetic.product(coverage, opacity)
        if weight == 255, ramp.isOpaque { return map.fill(destination, x: x, y: y, count: count, from: ramp) }
        map.fill(samples, x: x, y: y, count: count, from: ramp)
        if weight == 255 {
            kernels.blend(destination, samples, count)
        } else {
            kernels.blend(destination, samples, count, opacity: weight)
        }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        map.fill(samples, x: x, y: y, count: count, from: ramp)
        kernels.blend(destination, samples, count, opacity: opacity, coverage: coverage)
    }
}
