import CPixels

extension Kernels {
    /// Blends a color over an outline's pixels.
    @inline(__always)
    func blend(_ outline: FlatOutline, with color: UInt32) {
        table.pointee.color_outline(outline.canvas, outline.points, outline.scratch, color)
    }

    /// Blends texels over an outline's pixels with an opacity of 0…255; returns false and paints nothing if their coordinates are out of
    /// range.
    @inline(__always)
    func blend(_ outline: FlatOutline, _ texels: kinora_texels, by plane: kinora_plane, opacity: UInt32, isOpaque: Bool) -> Bool {
        table.pointee.texels_outline(outline.canvas, outline.points, outline.scratch, texels, plane, opacity, isOpaque)
    }
}
