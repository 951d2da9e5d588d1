/// Paint with the pixels of an image or a group, and an opacity.
struct SampledPaint: Paint {
    let sampler: ImageSampler
    /// 0…255.
    let opacity: UInt32
    /// Whether every pixel's alpha is 255.
    let isOpaque: Bool
    /// Scratch row, as wide as the target.
    let samples: UnsafeMutablePointer<UInt32>

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let weight = PixelArithmetic.product(coverage, opacity)
        if weight == 255, isOpaque {
            let source = sampler.row(x: x, y: y, count: count, into: destination)
            if source != UnsafePointer(destination) { destination.update(from: source, count: count) }
            return
        }
        blend(destination, sampler.row(x: x, y: y, count: count, into: samples), count, weight: weight)
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        sampler.kernels.blend(destination, source, count, opacity: opacity, coverage: coverage)
    }

    func paint(_ outline: FlatOutline) -> Bool { sampler.paint(outline, opacity: opacity, isOpaque: isOpaque) }

    /// Longer rows are sampled run by run, in place where possible.
    private static let longestAtOnce: Int32 = 256

    /// Samples neighboring runs together.
    func paint(_ row: CoverageRow, on surface: Surface) {
        guard let first = row.runs.first, let last = row.runs.last else { return }
        var length: Int32 = 0
        for run in row.runs { length += run.end - run.start }
        guard row.runs.count > 1, length == last.end - first.start, length <= Self.longestAtOnce else {
            for run in row.runs { paint(run, of: row, on: surface) }
            return
        }
        let source = sampler.row(x: Int(first.start), y: row.y, count: Int(length), into: samples)
        for run in row.runs {
            let pixels = surface.pixel(x: Int(run.start), y: row.y)
            let own = source + Int(run.start - first.start)
            let count = Int(run.end - run.start)
            if run.uniform == 0 {
                sampler.kernels.blend(pixels, own, count, opacity: opacity, coverage: row.bytes(at: run.start))
            } else {
                blend(pixels, own, count, weight: PixelArithmetic.product(UInt32(bitPattern: run.uniform), opacity))
            }
        }
    }

    private func blend(_ destination: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int, weight: UInt32) {
        if weight < 255 {
            sampler.kernels.blend(destination, source, count, opacity: weight)
        } else if isOpaque {
            destination.update(from: source, count: count)
        } else {
            sampler.kernels.blend(destination, source, count)
        }
    }
}
