import CoreGraphics

extension UIImage {
    final func tinted(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var changed = traits
        changed.renderingMode = renderingMode
        if let symbol { return UIImage(pixels: nil, traits: changed, symbol: symbol.tinted(color)) }
        changed.forgetSource()
        return UIImage(
            pixels: cgImage?.recolored(with: color.cgColor), images: images?.map { $0.withTintColor(color, renderingMode: renderingMode) },
            duration: duration, traits: changed)
    }
}

extension CGImage {
    /// The image as a template filled with `color`: the color's components, premultiplied by its opacity times the pixel's.
    package func recolored(with color: CGColor) -> CGImage {
        let rgba = color.rgba.clamped(lowerBound: .zero, upperBound: .one)
        let opacity = rgba.w
        // One entry per opacity a pixel can have.
        let table = (0..<256).map { pixelAlpha -> UInt32 in
            let alpha = opacity * Double(pixelAlpha)
            func byte(_ value: Double) -> UInt32 { UInt32((value * alpha).rounded()) }
            return byte(1) << 24 | byte(rgba.x) << 16 | byte(rgba.y) << 8 | byte(rgba.z)
        }
        return CGImage(width: width, height: height, isOpaque: isOpaque && opacity == 1) { target in
            withPixels { source in
                for index in source.indices {
                    target[index] = table[Int(source[index] >> 24)]
                }
            }
        }
    }
}
