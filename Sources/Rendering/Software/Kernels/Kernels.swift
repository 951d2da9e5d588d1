import CPixels
import Foundation

/// Inner loops over rows of pixels, in a portable and an AVX2 version. Both give the same bytes.
struct Kernels: @unchecked Sendable {
    let table: UnsafePointer<kinora_pixels>
    private let blurring: UnsafePointer<kinora_blurring>

    /// Portable version.
    static let portable = Kernels(kinora_pixels_any(), kinora_blurring_any())
    /// Best version for this processor, unless `KINORA_KERNELS=portable` selects the portable one.
    static let best =
        ProcessInfo.processInfo.environment["KINORA_KERNELS"] == "portable"
        ? portable : Kernels(kinora_pixels_best(), kinora_blurring_best())

    private init(_ table: UnsafePointer<kinora_pixels>, _ blurring: UnsafePointer<kinora_blurring>) {
        (self.table, self.blurring) = (table, blurring)
    }

    typealias Row = UnsafeMutablePointer<UInt32>
    typealias Source = UnsafePointer<UInt32>

    /// Replaces every pixel.
    @inline(__always)
    func fill(_ row: Row, _ count: Int, with color: UInt32) { table.pointee.fill(row, count, color) }

    /// Blends a color over every pixel.
    @inline(__always)
    func blend(_ row: Row, _ count: Int, with color: UInt32) { table.pointee.color(row, count, color) }

    /// Blends a color over every pixel by its coverage.
    @inline(__always)
    func blend(_ row: Row, _ count: Int, with color: UInt32, coverage: UnsafePointer<UInt8>) {
        table.pointee.color_covered(row, coverage, count, color)
    }

    /// Blends each source pixel over the destination.
    @inline(__always)
    func blend(_ row: Row, _ source: Source, _ count: Int) { table.pointee.over(row, source, count) }

    /// Blends each pixel with an opacity of 0…255.
    @inline(__always)
    func blend(_ row: Row, _ source: Source, _ count: Int, opacity: UInt32) { table.pointee.over_faded(row, source, count, opacity) }

    /// Blends each pixel by its coverage, times an opacity of 0…255.
    @inline(__always)
    func blend(_ row: Row, _ source: Source, _ count: Int, opacity: UInt32, coverage: UnsafePointer<UInt8>) {
        table.pointee.over_covered(row, source, coverage, count, opacity)
    }

    /// Bilinear samples along a line of texels; edge texels extend outwards.
    @inline(__always)
    func sample(_ row: Row, _ count: Int, from texels: kinora_texels, along span: kinora_span) {
        table.pointee.sample(row, texels, span, count)
    }

    /// Same, along a line in perspective.
    @inline(__always)
    func project(_ row: Row, _ count: Int, from texels: kinora_texels, by line: kinora_projection, column: Int) {
        table.pointee.project(row, texels, line, Int64(column), count)
    }

    /// Means of texels and their neighbors below and to the right, with equal weights in 1/256; those to the right are read only if `fx`
    /// is not 0.
    @inline(__always)
    func shift(_ row: Row, _ count: Int, upper: Source, lower: Source, fx: UInt32, fy: UInt32) {
        if fx == 0 {
            table.pointee.mix_rows(row, upper, lower, count, fy)
        } else {
            table.pointee.shift(row, upper, lower, count, fx, fy)
        }
    }

    /// Points in the given directions, rounded to 1/256 pixel; up to three more are read and written.
    @inline(__always)
    func points(
        _ x: UnsafeMutablePointer<Int32>, _ y: UnsafeMutablePointer<Int32>, _ across: UnsafePointer<Double>, _ down: UnsafePointer<Double>,
        _ count: Int, of ellipse: kinora_ellipse
    ) { table.pointee.ellipse(x, y, across, down, count, ellipse) }
}

/// Blur kernels over rows of cells of one or four channels; cells hold 128 times a byte's value.
extension Kernels {
    typealias Cells = UnsafePointer<Int16>

    /// Adds pixels, or their alpha alone, to an accumulation buffer by column; at most 257 rows.
    func addColumns(_ sums: UnsafeMutablePointer<UInt16>, _ count: Int, _ pixels: Source, channels: Int) {
        (channels == 4 ? blurring.pointee.add_channels : blurring.pointee.add_alpha)(sums, pixels, count)
    }

    /// Adds column sums to those of their cells; the first column is `phase` pixels from the left of the first cell.
    func collect(
        _ cells: UnsafeMutablePointer<UInt32>, _ sums: UnsafePointer<UInt16>, channels: Int, phase: Int, _ count: Int, shift: Int
    ) {
        blurring.pointee.collect(cells, sums, channels, phase, count, UInt32(shift))
    }

    /// Weighted means of values at a distance of `step`, with an even number of weights.
    func weigh(_ row: UnsafeMutablePointer<Int16>, _ values: Int, _ source: Cells, step: Int, _ weights: Cells, count: Int) {
        blurring.pointee.weigh(row, source, step, values, weights, count)
    }

    /// Interpolates `count` pixels between cells; `start` is the distance of the first pixel from the first cell, in 1/256 pixel.
    func widen(_ row: UnsafeMutablePointer<Int16>, _ count: Int, cells: Cells, channels: Int, start: Int, shift: Int) {
        blurring.pointee.widen(row, cells, channels, UInt32(start), UInt32(shift), count)
    }

    /// Interpolates bytes between two rows; the lower one has a weight of `fy` / 256.
    func mixToBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, upper: Cells, lower: Cells, fy: UInt32) {
        blurring.pointee.mix_to_bytes(bytes, upper, lower, count, fy)
    }
}
