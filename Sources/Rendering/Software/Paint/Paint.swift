import RenderScene

/// Source of color for the pixels of an outline: rows at absolute coordinates, with coverage.
protocol Paint {
    /// Paints pixels of uniform coverage, 1…255.
    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32)
    /// Paints pixels with individual coverage.
    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
    /// Paints all runs of a row.
    func paint(_ row: CoverageRow, on surface: Surface)
    /// Paints a whole outline, to the same bytes as row by row; returns false and paints nothing if it must be done by rows.
    func paint(_ outline: FlatOutline) -> Bool
}

extension Paint {
    func paint(_ outline: FlatOutline) -> Bool { false }

    @inline(__always)
    func paint(_ row: CoverageRow, on surface: Surface) {
        for run in row.runs { paint(run, of: row, on: surface) }
    }

    @inline(__always)
    func paint(_ run: CoverageRun, of row: CoverageRow, on surface: Surface) {
        let x = Int(run.start)
        let pixels = surface.pixel(x: x, y: row.y)
        let count = Int(run.end - run.start)
        if run.uniform == 0 {
            paint(pixels, x: x, y: row.y, count: count, coverage: UnsafePointer(row.bytes(at: run.start)))
        } else {
            paint(pixels, x: x, y: row.y, count: count, coverage: UInt32(bitPattern: run.uniform))
        }
    }
}

/// Paint with one color.
struct SolidPaint: Paint {
    let color: UInt32
    let kernels: Kernels

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32) {
        let color = PixelArithmetic.scale(color, by: coverage)
        if color >> 24 == 255 {
            kernels.fill(destination, count, with: color)
        } else {
            kernels.blend(destination, count, with: color)
        }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        kernels.blend(destination, count, with: color, coverage: coverage)
    }

    func paint(_ outline: FlatOutline) -> Bool {
        kernels.blend(outline, with: color)
        return true
    }
}

/// Paint with the colors of a gradient and an opacity.
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
        for index in 0..<count { blend(source[index], into: &destination[index], coverage) }
    }

    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let source = sampler.row(x: x, y: y, count: count, into: samples)
        for index in 0..<count { blend(source[index], into: &destination[index], UInt32(coverage[index])) }
    }

    @inline(__always)
    private func blend(_ source: UInt32, into destination: inout UInt32, _ coverage: UInt32) {
        if mode.changesBelowClear {
            let blended = BlendFormula.result(PixelArithmetic.scale(source, by: opacity), over: destination, mode: mode)
            destination = PixelArithmetic.mix(destination, blended, weight: coverage)
            return
        }
        let source = PixelArithmetic.scale(source, by: PixelArithmetic.product(coverage, opacity))
        guard source > 0 else { return }
        destination = BlendFormula.result(source, over: destination, mode: mode)
    }
}

/// Paint with an image's pixels multiplied by a color per channel; blended over the backdrop, or added to it.
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
