import CoreGraphics

extension CGImage {
    /// The image scaled down by a box filter: each new pixel is the exact mean of the area it covers, rounded once.
    ///
    /// - Parameters:
    ///   - width, height: In pixels, from 1 to the image's own size.
    package func boxFiltered(width newWidth: Int, height newHeight: Int) -> CGImage {
        let (width, height) = (self.width, self.height)
        guard newWidth < width || newHeight < height else { return self }
        // In units of 1/newWidth pixel, a new pixel covers exactly `width` units; the same holds vertically.
        let area = UInt64(width * height)
        return withPixels { source in
            CGImage(width: newWidth, height: newHeight, isOpaque: isOpaque) { target in
                var sums = [UInt64](repeating: 0, count: newWidth * 4)
                for newY in 0..<newHeight {
                    let span = newY * height..<(newY + 1) * height
                    for index in sums.indices { sums[index] = 0 }
                    for y in span.lowerBound / newHeight...(span.upperBound - 1) / newHeight {
                        let weight = min(span.upperBound, (y + 1) * newHeight) - max(span.lowerBound, y * newHeight)
                        let row = UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width])
                        Self.addRow(row, to: &sums, newWidth: newWidth, weight: UInt64(weight))
                    }
                    for x in 0..<newWidth {
                        func channel(_ index: Int) -> UInt32 { UInt32((sums[x * 4 + index] + area / 2) / area) }
                        target[newY * newWidth + x] = channel(3) << 24 | channel(2) << 16 | channel(1) << 8 | channel(0)
                    }
                }
            }
        }
    }

    private static func addRow(_ row: UnsafeBufferPointer<UInt32>, to sums: inout [UInt64], newWidth: Int, weight: UInt64) {
        sums.withUnsafeMutableBufferPointer { sums in
            for newX in 0..<newWidth {
                let span = newX * row.count..<(newX + 1) * row.count
                var blueAndRed: UInt64 = 0
                var greenAndAlpha: UInt64 = 0
                for x in span.lowerBound / newWidth...(span.upperBound - 1) / newWidth {
                    let overlap = UInt64(min(span.upperBound, (x + 1) * newWidth) - max(span.lowerBound, x * newWidth))
                    // Two channels at once: a sum is at most 255 x 16384 and fits in one half.
                    let pixel = UInt64(row[x])
                    blueAndRed += (pixel & 255 | (pixel & 0xFF_0000) << 16) * overlap
                    greenAndAlpha += (pixel >> 8 & 255 | (pixel & 0xFF00_0000) << 8) * overlap
                }
                sums[newX * 4] += (blueAndRed & 0xFFFF_FFFF) * weight
                sums[newX * 4 + 1] += (greenAndAlpha & 0xFFFF_FFFF) * weight
                sums[newX * 4 + 2] += (blueAndRed >> 32) * weight
                sums[newX * 4 + 3] += (greenAndAlpha >> 32) * weight
            }
        }
    }
}
