import Foundation

extension CGColorSpace {
    /// Converts components of this space to extended sRGB. Display P3 has sRGB's curve and other primaries; source: SMPTE RP 431-2 with
    /// white D65.
    func standardRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
        name == CGColorSpace.displayP3 ? Self.converted(components, by: Self.fromDisplayP3) : components
    }

    /// Converts extended sRGB to components of this space; a gray is the color's luminance, three times.
    func components(ofStandardRGB color: SIMD3<Double>) -> SIMD3<Double> {
        if model == .monochrome {
            let light = SIMD3(Self.decoded(color.x), Self.decoded(color.y), Self.decoded(color.z))
            let isGray = color.x == color.y && color.y == color.z
            return SIMD3(repeating: isGray ? color.x : Self.encoded((light * SIMD3(0.2126, 0.7152, 0.0722)).sum()))
        }
        return name == CGColorSpace.displayP3 ? Self.converted(color, by: Self.toDisplayP3) : color
    }

    /// Whether components are within 0...1.
    var isLimited: Bool { name != CGColorSpace.extendedSRGB && name != CGColorSpace.extendedGray }

    /// Converts stored premultiplied pixels of this space to sRGB; colors outside of sRGB are clamped.
    func convertToStandardRGB(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        guard name == CGColorSpace.displayP3 else { return }
        for index in 0..<count where pixels[index] >> 24 > 0 {
            let pixel = pixels[index]
            let alpha = Double(pixel >> 24)
            let straight = SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / alpha
            let color = standardRGB(straight).clamped(lowerBound: .zero, upperBound: .one) * alpha
            pixels[index] = pixel & 0xFF00_0000 | UInt32(color.x + 0.5) << 16 | UInt32(color.y + 0.5) << 8 | UInt32(color.z + 0.5)
        }
    }

    /// The columns of linear Display P3 to linear sRGB.
    private static let fromDisplayP3 = [
        SIMD3(1.224_940_176_3, -0.042_056_954_7, -0.019_637_554_6), SIMD3(-0.224_940_176_3, 1.042_056_954_7, -0.078_636_045_6),
        SIMD3(0, 0, 1.098_273_600_1),
    ]

    /// The columns of its inverse.
    private static let toDisplayP3 = [
        SIMD3(0.822_461_968_7, 0.033_194_198_8, 0.017_082_630_7), SIMD3(0.177_538_031_3, 0.966_805_801_2, 0.072_397_440_7),
        SIMD3(0, 0, 0.910_519_928_6),
    ]

    private static func converted(_ color: SIMD3<Double>, by columns: [SIMD3<Double>]) -> SIMD3<Double> {
        let linear = SIMD3(decoded(color.x), decoded(color.y), decoded(color.z))
        let result = columns[0] * linear.x + columns[1] * linear.y + columns[2] * linear.z
        return SIMD3(encoded(result.x), encoded(result.y), encoded(result.z))
    }

    /// A component of sRGB's curve, as light; negative ones mirrored.
    package static func decoded(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    /// Light, as a component of sRGB's curve; negative ones mirrored.
    package static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let curve = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -curve : curve
    }
}
