import CoreGraphics
import Foundation

/// The pictures of the race's scenes (`shared/bench/bench.h`): made by a fixed rule, so that every renderer draws the same.
enum RacePictures {
    /// A gradient with something like lines of text.
    static func screen(_ width: Int, _ height: Int, seed: Int) -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let isText = y / 12 % 2 == 1 && (x / 5 + y / 24 * 7) % 3 != 0 && noise(x, y, seed) & 7 < 5
                    let parts = [(x * 255 / width + seed * 40) & 255, y * 255 / height & 255, ((x + y) / 4 + seed * 90) & 255]
                    let color = parts.reduce(UInt32(255)) { $0 << 8 | UInt32(isText ? $1 / 3 : $1) }
                    pixels[y * width + x] = color
                }
            }
        }
    }

    private static func noise(_ x: Int, _ y: Int, _ seed: Int) -> UInt32 {
        var value = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663 ^ seed &* 83_492_791)
        value ^= value >> 13
        value = value &* 0x5bd1_e995
        return value ^ value >> 15
    }

    /// A disc with a soft edge, 64 x 64.
    static func sprite(seed: Int) -> CGImage {
        CGImage(width: 64, height: 64, isOpaque: false) { pixels in
            for y in 0..<64 {
                for x in 0..<64 {
                    let distance = hypot(Double(x) - 31.5, Double(y) - 31.5) / 32
                    let alpha = Int((distance < 0.6 ? 1 : distance > 1 ? 0 : (1 - distance) / 0.4) * 255 + 0.5)
                    let parts = [alpha, x * 4 * alpha / 255, y * 4 * alpha / 255, (seed * 60 & 255) * alpha / 255]
                    pixels[y * 64 + x] = parts.reduce(0) { $0 << 8 | UInt32($1) }
                }
            }
        }
    }
}

/// A square of the race: where it is, how far it is turned, and its colour.
struct RaceCard {
    let x: Double
    let y: Double
    private let angle: Double
    private let turn: Double
    let color: CGColor

    static func deal(_ count: Int, _ width: Int, _ height: Int) -> [RaceCard] {
        var state: UInt32 = 12345
        func next() -> Double {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Double(state >> 8) / 16_777_216
        }
        return (0..<count).map { _ in
            let (x, y, angle, turn) = (next() * Double(width), next() * Double(height), next() * 360, (next() * 2 - 1) * 6)
            let (r, g, b) = ((next() * 255).rounded(.down), (next() * 255).rounded(.down), (next() * 255).rounded(.down))
            return RaceCard(x: x, y: y, angle: angle, turn: turn, color: CGColor(red: r / 255, green: g / 255, blue: b / 255, alpha: 0.8))
        }
    }

    /// Its centre in a frame, pixels, and its angle, radians.
    func place(_ number: Int, in frame: Int) -> (center: CGPoint, angle: Double) {
        let phase = Double(frame) * 2 * .pi / 30 + Double(number)
        return (CGPoint(x: x + 20 * cos(phase), y: y + 20 * sin(phase)), (angle + turn * Double(frame)) * .pi / 180)
    }
}
