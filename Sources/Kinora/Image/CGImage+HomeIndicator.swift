import CoreGraphics
import Display
import Foundation

extension CGImage {
    /// The image with the home indicator along the bottom edge: dark on a light background and light on a dark one, as the system
    /// adapts it to the content below.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - tone: The tone in the image before, updated.
    ///   - time: The media time of the image.
    func drawingHomeIndicator(scale: CGFloat, tone: inout HomeIndicatorTone, at time: TimeInterval) -> CGImage {
        let bar = HomeIndicator.frame(in: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale))
        let frame = CGRect(
            x: (bar.minX * scale).rounded(), y: (bar.minY * scale).rounded(), width: (bar.width * scale).rounded(),
            height: (bar.height * scale).rounded())
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
                tone.update(histogram, at: time)
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

/// The tone of the home indicator: white or black, whichever contrasts more with the pixels below. It changes only for a clear advantage,
/// or for one that lasts, so that it does not flicker while mixed content moves below it.
struct HomeIndicatorTone {
    /// The limit of a pixel's advantage: a logarithm of a ratio of contrasts. Beyond it both tones are easy or hard to tell from the pixel,
    /// and pixels count the same.
    private static let limit = 1.2
    /// The mean advantage for a change at once, as a fraction of the limit.
    private static let clearAdvantage = 0.4
    /// The time after which any advantage is enough, in seconds.
    private static let patience: TimeInterval = 0.35

    /// Nil before the first image.
    private(set) var isLight: Bool?
    /// The time since which the other tone has an advantage; nil if it has none.
    private var weaker: TimeInterval?

    /// Follows the pixels below.
    ///
    /// - Parameter histogram: The number of pixels of each luma, 0 to 255.
    mutating func update(_ histogram: [Int], at time: TimeInterval) {
        // The mean advantage of white. Contrast as in WCAG 2, where luminances from 0 to 1 have 0.05 added.
        let sum = histogram.enumerated().reduce(0.0) { sum, level in
            let ground = pow(Double(level.offset) / 255, 2.2) + 0.05
            return sum + Double(level.element) * min(max(log(1.05 * 0.05 / (ground * ground)), -Self.limit), Self.limit)
        }
        let advantage = sum / Self.limit / Double(max(histogram.reduce(0, +), 1))
        let wasLight = isLight ?? (advantage > 0)
        isLight = wasLight
        let advantageOfOther = wasLight ? -advantage : advantage
        guard advantageOfOther > 0 else { return weaker = nil }
        let start = weaker ?? time
        weaker = start
        guard advantageOfOther > Self.clearAdvantage || time - start >= Self.patience else { return }
        (isLight, weaker) = (!wasLight, nil)
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
