import CPixels
import Foundation

/// The innermost loops: rows of pixels, for any processor or for one with AVX2. Both give the same bytes.
struct Kernels: @unchecked Sendable {
    private let table: UnsafePointer<kinora_pixels>
    private let blurring: UnsafePointer<kinora_blurring>

    /// For any processor.
    static let portable = Kernels(kinora_pixels_any(), kinora_blurring_any())
    /// For this processor, unless `KINORA_KERNELS=portable` asks for those that run on any.
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

    /// Blends a colour over every pixel.
    @inline(__always)
    func blend(_ row: Row, _ count: Int, with color: UInt32) { table.pointee.color(row, count, color) }

    /// Blends a colour over every pixel as far as it is covered.
    @inline(__always)
    func blend(_ row: Row, _ count: Int, with color: UInt32, coverage: UnsafePointer<UInt8>) {
        table.pointee.color_covered(row, coverage, count, color)
    }

    /// Blends each pixel over the one below it.
    @inline(__always)
    func blend(_ row: Row, _ source: Source, _ count: Int) { table.pointee.over(row, source, count) }

    /// Blends each pixel with an opacity of 0…255.
    @inline(__always)
    func blend(_ row: Row, _ source: Source, _ count: Int, opacity: UInt32) { table.pointee.over_faded(row, source, count, opacity) }

    /// Blends each pixel as far as it is covered, times an opacity of 0…255.
    @inline(__always)
    func blend(_ row: Row, _ source: Source, _ count: Int, opacity: UInt32, coverage: UnsafePointer<UInt8>) {
        table.pointee.over_covered(row, source, coverage, count, opacity)
    }

    /// The means of four texels along a line among them; beyond the edges the outermost go on.
    @inline(__always)
    func sample(_ row: Row, _ count: Int, from texels: kinora_texels, along course: kinora_course) {
        table.pointee.sample(row, texels, course, count)
    }

    /// The same along a line in perspective.
    @inline(__always)
    func project(_ row: Row, _ count: Int, from texels: kinora_texels, by line: kinora_projection, column: Int) {
        table.pointee.project(row, texels, line, Int64(column), count)
    }

    /// The means of texels that lie below and right of each other, all by the same parts of 256; those to the right are read only where `fx` is not 0.
    @inline(__always)
    func shift(_ row: Row, _ count: Int, upper: Source, lower: Source, fx: UInt32, fy: UInt32) {
        if fx == 0 {
            table.pointee.mix_rows(row, upper, lower, count, fy)
        } else {
            table.pointee.shift(row, upper, lower, count, fx, fy)
        }
    }

    /// The nearest points in 1/256 pixel to those where directions lead; up to three more are read and written.
    @inline(__always)
    func points(
        _ x: UnsafeMutablePointer<Int32>, _ y: UnsafeMutablePointer<Int32>, _ across: UnsafePointer<Double>, _ down: UnsafePointer<Double>,
        _ count: Int, of ellipse: kinora_ellipse
    ) { table.pointee.ellipse(x, y, across, down, count, ellipse) }

    /// Blends a colour over an outline's pixels.
    @inline(__always)
    func blend(_ outline: FlatOutline, with color: UInt32) {
        table.pointee.color_outline(outline.canvas, outline.points, outline.room, color)
    }

    /// Blends texels over an outline's pixels with an opacity of 0…255; false, with nothing painted, where these lie too far away.
    @inline(__always)
    func blend(_ outline: FlatOutline, _ texels: kinora_texels, by plane: kinora_plane, opacity: UInt32, isOpaque: Bool) -> Bool {
        table.pointee.texels_outline(outline.canvas, outline.points, outline.room, texels, plane, opacity, isOpaque)
    }
}

/// What blurs do with rows of cells, of one or four channels; cells hold 128 times a byte's value.
extension Kernels {
    typealias Cells = UnsafePointer<Int16>

    /// Adds pixels, or their alpha alone, to sums; of at most 257 rows.
    func addColumns(_ sums: UnsafeMutablePointer<UInt16>, _ count: Int, _ pixels: Source, channels: Int) {
        (channels == 4 ? blurring.pointee.add_channels : blurring.pointee.add_alpha)(sums, pixels, count)
    }

    /// Adds the sums of pixels to those of the cells that they lie in, the first one `phase` pixels from the left of the first cell.
    func collect(
        _ cells: UnsafeMutablePointer<UInt32>, _ sums: UnsafePointer<UInt16>, channels: Int, phase: Int, _ count: Int, shift: Int
    ) {
        blurring.pointee.collect(cells, sums, channels, phase, count, UInt32(shift))
    }

    /// Means of values that follow each other at a distance of `step`, by an even number of weights.
    func weigh(_ row: UnsafeMutablePointer<Int16>, _ values: Int, _ source: Cells, step: Int, _ weights: Cells, count: Int) {
        blurring.pointee.weigh(row, source, step, values, weights, count)
    }

    /// Values for each of `count` pixels from the two cells next to it; `start` is how far the first lies from the first cell, in 1/256 pixel.
    func widen(_ row: UnsafeMutablePointer<Int16>, _ count: Int, cells: Cells, channels: Int, start: Int, shift: Int) {
        blurring.pointee.widen(row, cells, channels, UInt32(start), UInt32(shift), count)
    }

    /// Bytes between two rows, the lower one's part `fy` of 256.
    func mixToBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, upper: Cells, lower: Cells, fy: UInt32) {
        blurring.pointee.mix_to_bytes(bytes, upper, lower, count, fy)
    }
}
