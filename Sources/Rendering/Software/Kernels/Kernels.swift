import CPixels
import Foundation

/// The innermost loops: rows of pixels, for any processor or for one with AVX2. Both give the same bytes.
struct Kernels: @unchecked Sendable {
    private let table: UnsafePointer<kinora_pixels>

    /// For any processor.
    static let portable = Kernels(table: kinora_pixels_any())
    /// For this processor, unless `KINORA_KERNELS=portable` asks for those that run on any.
    static let best = ProcessInfo.processInfo.environment["KINORA_KERNELS"] == "portable" ? portable : Kernels(table: kinora_pixels_best())

    private init(table: UnsafePointer<kinora_pixels>) { self.table = table }

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

    /// Blends a colour over an outline's pixels.
    @inline(__always)
    func blend(_ outline: FlatOutline, with color: UInt32) {
        table.pointee.color_outline(outline.canvas, outline.sides, outline.sums, color)
    }

    /// Blends texels over an outline's pixels with an opacity of 0…255; false, with nothing painted, where these lie too far away.
    @inline(__always)
    func blend(_ outline: FlatOutline, _ texels: kinora_texels, by plane: kinora_plane, opacity: UInt32, isOpaque: Bool) -> Bool {
        table.pointee.texels_outline(outline.canvas, outline.sides, outline.sums, texels, plane, opacity, isOpaque)
    }
}
