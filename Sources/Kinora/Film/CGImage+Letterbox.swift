import CoreGraphics

extension CGImage {
    /// The image of a rotated screen scaled to fit a frame of another aspect ratio, centered on black. An image of the frame's size is
    /// returned unchanged.
    func fitted(into size: (width: Int, height: Int)) -> CGImage {
        guard width != size.width || height != size.height else { return self }
        let factor = min(Double(size.width) / Double(width), Double(size.height) / Double(height), 1)
        let smaller = boxFiltered(
            width: max(Int((Double(width) * factor).rounded()), 1), height: max(Int((Double(height) * factor).rounded()), 1))
        let (left, top) = ((size.width - smaller.width) / 2, (size.height - smaller.height) / 2)
        return smaller.withPixels { source in
            CGImage(width: size.width, height: size.height, isOpaque: true) { target in
                for index in target.indices { target[index] = 0xFF00_0000 }
                for y in 0..<smaller.height {
                    for x in 0..<smaller.width { target[(top + y) * size.width + left + x] = source[y * smaller.width + x] }
                }
            }
        }
    }
}
