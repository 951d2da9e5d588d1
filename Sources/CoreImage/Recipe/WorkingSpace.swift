import Foundation

/// The space in which filters compute.
enum WorkingSpace: Sendable {
    /// Linear sRGB, Core Image's default.
    case linear
    /// The stored components: without color management.
    case stored

    /// A stored component as a number in this space; components outside 0...1 keep their sign.
    func decoded(_ component: Double) -> Float {
        guard self == .linear else { return Float(component) }
        let magnitude = abs(component)
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return Float(component < 0 ? -linear : linear)
    }

    /// A number of this space as a byte, rounded.
    func byte(_ value: Float) -> UInt8 {
        guard self == .linear else { return UInt8(min(max(value, 0), 1) * 255 + 0.5) }
        // The number of thresholds that are not above the value.
        var (low, high) = (0, Self.thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return UInt8(low)
    }

    /// The linear numbers of all bytes.
    static let decodedBytes = (0...255).map { WorkingSpace.linear.decoded(Double($0) / 255) }
    /// The linear numbers at which the rounded byte steps up: between two bytes half-way in sRGB.
    private static let thresholds = (0..<255).map { WorkingSpace.linear.decoded((Double($0) + 0.5) / 255) }

    /// A stored premultiplied pixel, `0xAARRGGBB`, in this space.
    func pixel(_ stored: UInt32) -> PixelBlock.Pixel {
        let alpha = stored >> 24
        guard alpha > 0 else { return .zero }
        let bytes = SIMD3(stored >> 16 & 255, stored >> 8 & 255, stored & 255)
        if alpha == 255 {
            let color = component(bytes)
            return PixelBlock.Pixel(color, 1)
        }
        // Colors are decoded as they are without alpha.
        let opacity = Float(alpha) / 255
        guard self == .linear else {
            return PixelBlock.Pixel(SIMD3<Float>(Float(bytes.x), Float(bytes.y), Float(bytes.z)) / 255, opacity)
        }
        let straight = SIMD3(Double(bytes.x), Double(bytes.y), Double(bytes.z)) / Double(alpha)
        return PixelBlock.Pixel(decoded(straight.x), decoded(straight.y), decoded(straight.z), opacity).premultiplied
    }

    private func component(_ bytes: SIMD3<UInt32>) -> SIMD3<Float> {
        self == .linear
            ? SIMD3(Self.decodedBytes[Int(bytes.x)], Self.decodedBytes[Int(bytes.y)], Self.decodedBytes[Int(bytes.z)])
            : SIMD3(Float(bytes.x), Float(bytes.y), Float(bytes.z)) / 255
    }

    /// A pixel of this space as bytes: red, green, blue and alpha, not premultiplied.
    func bytes(_ pixel: PixelBlock.Pixel) -> SIMD4<UInt8> {
        let straight = pixel.unpremultiplied
        return SIMD4(byte(straight.x), byte(straight.y), byte(straight.z), UInt8(min(max(pixel.w, 0), 1) * 255 + 0.5))
    }
}
