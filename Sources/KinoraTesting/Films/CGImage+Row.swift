import CoreGraphics

extension CGImage {
    /// Images side by side on black, their top edges aligned; at least one.
    static func row(_ images: [CGImage]) -> CGImage {
        let width = images.reduce(0) { $0 + $1.width }
        let height = images.map(\.height).max() ?? 1
        return CGImage(width: max(width, 1), height: height, isOpaque: true) { target in
            target.update(repeating: 0xFF00_0000)
            var left = 0
            for image in images {
                image.withPixels { pixels in
                    for row in 0..<image.height {
                        let source = UnsafeBufferPointer(rebasing: pixels[row * image.width..<(row + 1) * image.width])
                        let start = row * width + left
                        _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + image.width]).update(fromContentsOf: source)
                    }
                }
                left += image.width
            }
        }
    }

}
