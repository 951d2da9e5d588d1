import CPixels

/// An outline as points, to be painted as a whole on a part of a surface.
struct FlatOutline {
    let canvas: kinora_canvas
    let points: kinora_outline
    let scratch: kinora_scratch

    /// Pixels of the canvas wholly inside an axis-aligned rectangle; empty for any other outline.
    var wholePixels: DeviceRect {
        guard points.count == 4, let x = points.x, let y = points.y else { return .empty }
        let lies = y[0] == y[1] && x[1] == x[2] && y[2] == y[3] && x[3] == x[0]
        let isUpright = x[0] == x[1] && y[1] == y[2] && x[2] == x[3] && y[3] == y[0]
        guard lies || isUpright else { return .empty }
        let round = FixedPoint.one - 1
        let whole = DeviceRect(
            left: (Int(min(x[0], x[2])) + round) >> FixedPoint.bits, top: (Int(min(y[0], y[2])) + round) >> FixedPoint.bits,
            right: Int(max(x[0], x[2])) >> FixedPoint.bits, bottom: Int(max(y[0], y[2])) >> FixedPoint.bits)
        return whole.intersection(
            DeviceRect(left: Int(canvas.left), top: Int(canvas.top), right: Int(canvas.right), bottom: Int(canvas.bottom)))
    }
}

/// Reused scratch buffers for outlines painted as a whole.
final class OutlineScratch {
    private let points = OutlinePoints()
    private let accumulation = ScratchBuffer<Int32>()
    private let touched = ScratchBuffer<UInt64>()
    /// Of the accumulation buffer, in words.
    private static let alignment = 8

    /// The outline of a shape; nil if it must be painted row by row. Valid until the next call.
    ///
    /// - Parameter reach: the column up to which pixels right of `bounds` belong to this surface exclusively.
    @inline(__always)
    func outline(of shape: DisplayCommand.Shape, in bounds: DeviceRect, reach: Int, on surface: Surface, _ kernels: Kernels) -> FlatOutline?
    {
        guard shape.path == nil, let outline = AffineOutline(shape.outline, under: shape.matrix) else { return nil }
        let points = outline.points(in: points, kernels)
        let rows = min(bounds.height, KINORA_STRIP_ROWS) + 1
        accumulation.reserve(rows * kinora_accumulation_stride(Int32(bounds.width)) + Self.alignment, filling: 0)
        touched.reserve(rows, filling: 0)
        let canvas = kinora_canvas(
            pixels: surface.pixel(x: bounds.left, y: bounds.top), stride: surface.stride, left: Int32(bounds.left), top: Int32(bounds.top),
            right: Int32(bounds.right), bottom: Int32(bounds.bottom), reach: Int32(reach))
        let aligned = UnsafeMutableRawPointer(accumulation.base).alignedUp(toMultipleOf: Self.alignment * MemoryLayout<Int32>.stride)
        let scratch = kinora_scratch(accumulation: aligned.assumingMemoryBound(to: Int32.self), touched: touched.base)
        return FlatOutline(canvas: canvas, points: points, scratch: scratch)
    }
}
