/// Paint with the colours of a gradient and an opacity.
struct GradientPaint: Paint {
    let ramp: GradientRamp
    let course: GradientCourse
    /// 0…255.
    let opacity: UInt32
    let kernels: Kernels
    /// Scratch row, as wide as the target.
    let samples: UnsafeMutablePointer<UInt32>

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let seen = PixelArithmetic.product(coverage, opacity)
        if seen == 255, ramp.isOpaque { return course.fill(destination, x: x, y: y, count: count, from: ramp) }
        course.fill(samples, x: x, y: y, count: count, from: ramp)
        if seen == 255 {
            kernels.blend(destination, samples, count)
        } else {
            kernels.blend(destination, samples, count, opacity: seen)
        }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        course.fill(samples, x: x, y: y, count: count, from: ramp)
        kernels.blend(destination, samples, count, opacity: opacity, coverage: coverage)
    }
}
