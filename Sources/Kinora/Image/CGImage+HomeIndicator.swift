import CoreGraphics

extension CGImage {
    /// The image with the home indicator along the bottom edge: dark on a light background and light on a dark one, as the system
    /// adapts it to the content below.
    ///
    /// Its metrics are estimates from device screenshots: 5 points high, 8 above the edge, 35 % of a portrait phone's width.
    /// - Parameter scale: Pixels per point.
    func drawingHomeIndicator(scale: CGFloat) -> CGImage {
        let size = (width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        let length = size.width > 700 ? min(size.width * 0.28, 320) : size.width > size.height ? size.width * 0.26 : size.width * 0.35
        let thickness: CGFloat = 5
        let frame = CGRect(
            x: ((size.width - length) / 2 * scale).rounded(), y: ((size.height - 8 - thickness) * scale).rounded(),
            width: (length * scale).rounded(), height: (thickness * scale).rounded())
        let (left, top) = (Int(frame.minX), Int(frame.minY))
        let (columns, rows) = (Int(frame.width), Int(frame.height))
        guard left >= 0, top >= 0, columns > rows, rows > 0, top + rows <= height, left + columns <= width else { return self }
        return withPixels { source in
            CGImage(width: width, height: height, isOpaque: isOpaque) { target in
                _ = target.update(fromContentsOf: source)
                var histogram = [Int](repeating: 0, count: 256)
                for y in top..<top + rows {
                    for x in left..<left + columns { histogram[Int(source[y * width + x].luma * 255)] += 1 }
                }
                let gray: Double = lightContrastsMore(with: histogram) ? 255 : 0
                let opacity = 0.9
                let radius = Double(rows) / 2
                for y in 0..<rows {
                    for x in 0..<columns {
                        let nearest = min(max(Double(x) + 0.5, radius), Double(columns) - radius)
                        let (dx, dy) = (Double(x) + 0.5 - nearest, Double(y) + 0.5 - radius)
                        let coverage = min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1) * opacity
                        let index = (top + y) * width + left + x
                        target[index] = source[index].blended(gray: gray, coverage)
                    }
                }
            }
        }
    }
}

/// Whether white, and not black, has the greater mean contrast to the pixels of a histogram of lumas, on a logarithmic scale. A tone
/// between both would be invisible on part of a mixed background.
private func lightContrastsMore(with histogram: [Int]) -> Bool {
    // Contrast as in WCAG 2, where luminances from 0 to 1 have 0.05 added.
    let balance = histogram.enumerated().reduce(0.0) { sum, level in
        let ground = pow(Double(level.offset) / 255, 2.2) + 0.05
        return sum + Double(level.element) * log(1.05 * 0.05 / (ground * ground))
    }
    return balance > 0
}

extension UInt32 {
    /// The luma of a premultiplied pixel on black, 0 to 1 (Rec. 709, without linearisation).
    fileprivate var luma: Double {
        (0.2126 * Double(self >> 16 & 0xFF) + 0.7152 * Double(self >> 8 & 0xFF) + 0.0722 * Double(self & 0xFF)) / 255
    }

    fileprivate func blended(gray: Double, _ alpha: Double) -> UInt32 {
        func channel(_ shift: UInt32, _ color: Double) -> UInt32 {
            UInt32((Double(self >> shift & 0xFF) * (1 - alpha) + color * alpha).rounded()) << shift
        }
        return channel(24, 255) | channel(16, gray) | channel(8, gray) | channel(0, gray)
    }
}
