import CPixels

/// An outline by its sides, to be painted as a whole on a part of a surface.
struct FlatOutline {
    let canvas: kinora_canvas
    let sides: kinora_outline
    let sums: kinora_sums
}

/// The room that outlines painted as a whole need, kept.
final class OutlineRoom {
    private let sides = ScratchBuffer<kinora_side>()
    private let sums = ScratchBuffer<Int32>()

    /// The sides of a shape; nil where it has to be painted row by row. What was given before is lost.
    @inline(__always)
    func outline(of shape: DisplayCommand.Shape, in bounds: DeviceRect, on surface: Surface) -> FlatOutline? {
        guard shape.path == nil, let outline = AffineOutline(shape.outline, under: shape.matrix) else { return nil }
        let count = outline.sides(into: sides)
        let rows = min(bounds.height, KINORA_STRIP_ROWS)
        sums.reserve(rows * (bounds.width + KINORA_SUMS_SPARE), filling: 0)
        let canvas = kinora_canvas(
            pixels: surface.pixel(x: bounds.left, y: bounds.top), stride: surface.stride, left: Int32(bounds.left), top: Int32(bounds.top),
            right: Int32(bounds.right), bottom: Int32(bounds.bottom))
        return FlatOutline(
            canvas: canvas, sides: kinora_outline(sides: sides.base, count: Int32(count)), sums: kinora_sums(base: sums.base))
    }
}
