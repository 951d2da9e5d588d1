import QuartzCore

/// A device to simulate: screen size and insets in points, in portrait, and pixels per point.
package struct DeviceMetrics: Sendable, Hashable {
    package var name: String
    package var width: CGFloat
    package var height: CGFloat
    package var scale: CGFloat
    package var top: CGFloat = 0
    package var left: CGFloat = 0
    package var bottom: CGFloat = 0
    package var right: CGFloat = 0
    /// The radius of the screen's corners; 0 for a screen without.
    package var cornerRadius: CGFloat = 0
    /// The housing of camera and sensors in the upright screen, a notch at its top edge or an island below; nil for none.
    package var sensorHousing: CGRect?

    package var size: CGSize { CGSize(width: width, height: height) }
    package var insets: Screen.Insets { (top, left, bottom, right) }

    /// The known devices (`Documentation/Behavior.md#devices`), phones first.
    package static let all: [DeviceMetrics] = [
        iPhoneSE1, iPhoneSE3, iPhone8Plus, iPhone11, iPhone11Pro, iPhone13Mini, iPhone14, iPhone14Plus, iPhone15, iPhone15Plus, iPhone16Pro,
        iPhone16ProMax, iPad10, iPadPro13,
    ]
    package static let iPhoneSE1 = DeviceMetrics("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0)
    package static let iPhoneSE3 = DeviceMetrics("iPhone SE (3rd generation)", 375, 667, 2, top: 20, bottom: 0)
    package static let iPhone8Plus = DeviceMetrics("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0)
    package static let iPhone11 = DeviceMetrics("iPhone 11", 414, 896, 2, top: 48, bottom: 34, corner: 41.5, notch: (230, 33))
    package static let iPhone11Pro = DeviceMetrics("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34, corner: 39, notch: (209, 30))
    package static let iPhone13Mini = DeviceMetrics("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34, corner: 44, notch: (175, 37))
    package static let iPhone14 = DeviceMetrics("iPhone 14", 390, 844, 3, top: 47, bottom: 34, corner: 47.33, notch: (162, 34))
    package static let iPhone14Plus = DeviceMetrics("iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34, corner: 53.33, notch: (162, 34))
    package static let iPhone15 = DeviceMetrics("iPhone 15", 393, 852, 3, top: 59, bottom: 34, corner: 55, island: 11)
    package static let iPhone15Plus = DeviceMetrics("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34, corner: 55, island: 11)
    package static let iPhone16Pro = DeviceMetrics("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34, corner: 62, island: 14)
    package static let iPhone16ProMax = DeviceMetrics("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, corner: 62, island: 14)
    package static let iPad10 = DeviceMetrics("iPad 10.9", 820, 1180, 2, top: 24, bottom: 20, corner: 25)
    package static let iPadPro13 = DeviceMetrics("iPad Pro 12.9", 1024, 1366, 2, top: 24, bottom: 20, corner: 18)

    /// - Parameters:
    ///   - corner: Radii are those of published lists of `displayCornerRadius`.
    ///   - notch: Width and height, estimates from device screenshots.
    ///   - island: The distance of an island of 126 x 37 points from the top edge.
    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat, corner: CGFloat = 0,
        notch: (width: CGFloat, height: CGFloat)? = nil, island: CGFloat? = nil
    ) {
        (self.name, self.width, self.height, self.scale, self.top, self.bottom) = (name, width, height, scale, top, bottom)
        cornerRadius = corner
        if let notch { sensorHousing = CGRect(x: (width - notch.width) / 2, y: 0, width: notch.width, height: notch.height) }
        if let island { sensorHousing = CGRect(x: (width - 126) / 2, y: island, width: 126, height: 37) }
    }

    package init(name: String, size: CGSize, scale: CGFloat, insets: Screen.Insets = (0, 0, 0, 0)) {
        (self.name, width, height, self.scale) = (name, size.width, size.height, scale)
        (top, left, bottom, right) = insets
    }

    /// Returns a known device by name; spaces, hyphens and case are ignored (`iphone15`, `iPhone 15`). Nil if there is none.
    package static func named(_ name: String) -> DeviceMetrics? {
        func plain(_ text: String) -> String { String(text.lowercased().filter { $0.isLetter || $0.isNumber }) }
        return all.first { plain($0.name) == plain(name) }
    }
}

extension DeviceMetrics {
    /// A text that is no device, with what is wrong and what to write instead.
    package struct InvalidText: Error, Equatable {
        package let reason: String
    }

    /// The maximum side and pixel count of a frame: the limits of films and of `CGImage` decoding.
    private static let lengthLimit = 16_384.0
    private static let pixelLimit = 64_000_000.0

    /// The devices with short names.
    package static let short: [(name: String, device: DeviceMetrics)] = [("15", iPhone15), ("se", iPhoneSE1), ("ipad", iPadPro13)]

    /// Parses a device: a known name, also with `-landscape` and another scale as in `15@0.7`, or points and scale as in `390x844@3`
    /// (without `@` the scale is 1).
    package init(parsing text: String) throws(InvalidText) {
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        if var device = Self.turned(String(halves[0])) {
            if halves.count == 2 {
                device.name = text
                device.scale = try Self.scale(halves[1], of: text)
            }
            self = device
            return
        }
        let lengths = halves[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { throw Self.unknown(text) }
        let scale = halves.count == 2 ? try Self.scale(halves[1], of: text) : 1
        let pixels = (width: width * scale, height: height * scale)
        guard width >= 1, height >= 1, min(pixels.width, pixels.height) >= 1,
            max(pixels.width, pixels.height) <= Self.lengthLimit, pixels.width * pixels.height <= Self.pixelLimit
        else {
            throw Self.tooLarge
        }
        self.init(name: text, size: CGSize(width: width, height: height), scale: scale)
    }

    private static let tooLarge = InvalidText(
        reason: "a side is 1 point and pixel to 16384 pixels, the scale 0.1 to 4, the image 64 million pixels at most")

    private static func unknown(_ text: String) -> InvalidText {
        InvalidText(
            reason:
                "unknown device '\(text)'; write 15, se, ipad, a name as iPhone16Pro, one of these with -landscape or a scale as 15@1, or "
                + "points and scale as 390x844@3")
    }

    /// Pixels per point, after the `@` of a text.
    private static func scale(_ digits: Substring, of text: String) throws(InvalidText) -> Double {
        guard let scale = Double(digits) else { throw unknown(text) }
        guard (0.1...4).contains(scale) else { throw tooLarge }
        return scale
    }

    /// A known device, also on its side.
    private static func turned(_ text: String) -> DeviceMetrics? {
        if let device = known(text) { return device }
        for suffix in ["-landscape", " landscape"] where text.lowercased().hasSuffix(suffix) {
            if let device = known(String(text.dropLast(suffix.count))) { return device.inLandscape }
        }
        return nil
    }

    private static func known(_ name: String) -> DeviceMetrics? {
        named(name) ?? short.first { $0.name == name.lowercased() }?.device
    }

    /// The device on its side: phones have no status bar, and those with a sensor housing its inset on both sides.
    private var inLandscape: DeviceMetrics {
        let isTablet = min(width, height) >= 744
        let insets: Screen.Insets = isTablet ? insets : bottom > 0 ? (0, top, 21, top) : (0, 0, 0, 0)
        return DeviceMetrics(name: "\(name) landscape", size: CGSize(width: height, height: width), scale: scale, insets: insets)
    }
}
