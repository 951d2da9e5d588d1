import CoreGraphics

extension CGImage {
    /// The image with the home indicator along the bottom edge: dark on a light background and light on a dark one, as the system
    /// adapts it to the content below.
    ///
    /// Its metrics are estimates from device screenshots: 5 points high, 8 above the edge, 35 % of a portrait phone's width.
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - tone: The tone in the image before, updated.
    func drawingHomeIndicator(scale: CGFloat, tone: inout HomeIndicatorTone) -> CGImage {
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
                var darkPixels = 0
                for y in top..<top + rows {
                    for x in left..<left + columns where source[y * width + x].luma < HomeIndicatorTone.middle { darkPixels += 1 }
                }
                tone.update(darkShare: Double(darkPixels) / Double(columns * rows))
                let gray: Double = tone.isLight == true ? 255 : 0
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

/// The tone of the home indicator: it contrasts with most of the pixels below. It changes only when most of them clearly need the other
/// one, so that it does not flicker while mixed content moves below it.
struct HomeIndicatorTone {
    /// The luma below which white has more contrast than black (4.6 : 1, by WCAG 2).
    static let middle = 0.46
    /// The share of pixels that need the other tone, for a change.
    private static let changingShare = 0.7

    /// Nil before the first image.
    private(set) var isLight: Bool?

    mutating func update(darkShare: Double) {
        guard let wasLight = isLight else { return isLight = darkShare > 0.5 }
        if (wasLight ? 1 - darkShare : darkShare) > Self.changingShare { isLight = !wasLight }
    }
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
