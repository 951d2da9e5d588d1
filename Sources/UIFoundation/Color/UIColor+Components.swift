import CoreGraphics

extension UIColor {
    final func writeRGB(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.rgba
        red?.pointee = CGFloat(rgba.x)
        green?.pointee = CGFloat(rgba.y)
        blue?.pointee = CGFloat(rgba.z)
        alpha?.pointee = CGFloat(rgba.w)
        return true
    }

    final func writeHSB(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.rgba
        let position = HueSaturationBrightness(red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z))
        hue?.pointee = position.hue
        saturation?.pointee = position.saturation
        brightness?.pointee = position.brightness
        alpha?.pointee = CGFloat(rgba.w)
        return true
    }

    final func writeGray(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = cgColor.rgba
        let isGray = rgba.x == rgba.y && rgba.y == rgba.z
        white?.pointee = isGray ? CGFloat(rgba.x) : CGFloat(Self.grayOfSameLuminance(rgba))
        alpha?.pointee = CGFloat(rgba.w)
        return true
    }

    private static func grayOfSameLuminance(_ rgba: SIMD4<Double>) -> Double {
        let luminance = 0.2126 * linear(rgba.x) + 0.7152 * linear(rgba.y) + 0.0722 * linear(rgba.z)
        return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * pow(luminance, 1 / 2.4) - 0.055
    }

    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
}
