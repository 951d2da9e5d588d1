/// The pixels of an image or of a group, faded.
struct SampledPaint: Paint {
    let sampler: ImageSampler
    /// 0…255.
    let opacity: UInt32
    /// Whether every pixel's alpha is 255.
    let isOpaque: Bool
    /// Room for a row of the target.
    let samples: UnsafeMutablePointer<UInt32>

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let seen = PixelArithmetic.product(coverage, opacity)
        if seen == 255, isOpaque {
            let source = sampler.row(x: x, y: y, count: count, into: destination)
            if source != UnsafePointer(destination) { destination.update(from: source, count: count) }
            return
        }
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        if seen == 255 {
            PixelKernels.blend(destination, source, count)
        } else {
            PixelKernels.blend(destination, source, count, opacity: seen)
        }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        PixelKernels.blend(destination, source, count, opacity: opacity, coverage: coverage)
    }
}
