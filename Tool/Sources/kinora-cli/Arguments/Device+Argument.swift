import Foundation
import Kinora
import UIKit

extension Device {
    /// The maximum side and pixel count of a frame: the limits of films and of `CGImage` decoding.
    private static let lengthLimit = 16_384.0
    private static let pixelLimit = 64_000_000.0

    /// The devices with short names.
    static let short: [(name: String, device: Device)] = [("15", .iPhone15), ("se", .iPhoneSE1), ("ipad", .iPadPro13)]

    /// Parses a device: a known name, also with `-landscape`, or points and scale as in `390x844@3` (without `@` the scale is 1).
    static func argument(_ text: String) throws(UsageError) -> Device {
        if let device = known(text) { return device }
        for suffix in ["-landscape", " landscape"] where text.lowercased().hasSuffix(suffix) {
            if let device = known(String(text.dropLast(suffix.count))) { return device.inLandscape }
        }
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let lengths = halves[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
            let scale = halves.count == 2 ? Double(halves[1]) : 1
        else {
            throw UsageError(
                "unknown device '\(text)'; write 15, se, ipad, a name as iPhone16Pro, one of these with -landscape, or points and scale as 390x844@3"
            )
        }
        let pixels = (width: width * scale, height: height * scale)
        guard width >= 1, height >= 1, (0.1...4).contains(scale), min(pixels.width, pixels.height) >= 1,
            max(pixels.width, pixels.height) <= lengthLimit, pixels.width * pixels.height <= pixelLimit
        else {
            throw UsageError("a side is 1 point and pixel to 16384 pixels, the scale 0.1 to 4, the picture 64 million pixels at most")
        }
        return Device(name: text, size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: .zero)
    }

    private static func known(_ name: String) -> Device? {
        Device.named(name) ?? short.first { $0.name == name.lowercased() }?.device
    }

    /// The device on its side: phones have no status bar, and those with a sensor housing its inset on both sides.
    private var inLandscape: Device {
        let (upright, isTablet) = (safeAreaInsets, min(size.width, size.height) >= 744)
        let insets =
            isTablet
            ? upright
            : upright.bottom > 0 ? UIEdgeInsets(top: 0, left: upright.top, bottom: 21, right: upright.top) : .zero
        return Device(
            name: "\(name) landscape", size: CGSize(width: size.height, height: size.width), scale: scale, safeAreaInsets: insets)
    }
}
