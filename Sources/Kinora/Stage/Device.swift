import Display
import UIKit

/// A device to simulate: screen size, pixels per point, and the insets of bars and corners.
///
/// ```swift
/// let kiosk = Device(name: "Kiosk", size: CGSize(width: 1080, height: 1920), scale: 1)
/// let stage = Stage(device: kiosk)
/// ```
public struct Device: Sendable, Hashable {
    /// The name that messages and files use, such as `iPhone 15`.
    public var name: String
    /// The screen size in points, in portrait.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The safe area insets in points, in portrait.
    public var safeAreaInsets: UIEdgeInsets

    /// Creates a custom device. `Stage` rejects a size or scale that is not positive and finite.
    public init(name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
    }
}

extension Device {
    /// iPhone SE of the first generation: 320 × 568 points at scale 2.
    public static let iPhoneSE1 = Device(.iPhoneSE1)
    /// iPhone SE of the third generation: 375 × 667 points at scale 2.
    public static let iPhoneSE3 = Device(.iPhoneSE3)
    /// iPhone 8 Plus: 414 × 736 points at scale 3.
    public static let iPhone8Plus = Device(.iPhone8Plus)
    /// iPhone 11: 414 × 896 points at scale 2.
    public static let iPhone11 = Device(.iPhone11)
    /// iPhone 11 Pro: 375 × 812 points at scale 3.
    public static let iPhone11Pro = Device(.iPhone11Pro)
    /// iPhone 13 mini: 375 × 812 points at scale 3.
    public static let iPhone13Mini = Device(.iPhone13Mini)
    /// iPhone 14: 390 × 844 points at scale 3.
    public static let iPhone14 = Device(.iPhone14)
    /// iPhone 14 Plus: 428 × 926 points at scale 3.
    public static let iPhone14Plus = Device(.iPhone14Plus)
    /// iPhone 15: 393 × 852 points at scale 3.
    public static let iPhone15 = Device(.iPhone15)
    /// iPhone 15 Plus: 430 × 932 points at scale 3.
    public static let iPhone15Plus = Device(.iPhone15Plus)
    /// iPhone 16 Pro: 402 × 874 points at scale 3.
    public static let iPhone16Pro = Device(.iPhone16Pro)
    /// iPhone 16 Pro Max: 440 × 956 points at scale 3.
    public static let iPhone16ProMax = Device(.iPhone16ProMax)
    /// iPad of 10.9 inches: 820 × 1180 points at scale 2.
    public static let iPad10 = Device(.iPad10)
    /// iPad Pro of 12.9 inches: 1024 × 1366 points at scale 2.
    public static let iPadPro13 = Device(.iPadPro13)

    /// The predefined devices (`Documentation/Behavior.md#devices`), phones first.
    public static let all = DeviceMetrics.all.map(Device.init)

    /// Returns a predefined device by name; spaces, hyphens and case are ignored (`iphone15`, `iPhone 15`). Nil if there is none.
    public static func named(_ name: String) -> Device? { DeviceMetrics.named(name).map(Device.init) }

    /// The device of a host's metrics.
    package init(_ metrics: DeviceMetrics) {
        self.init(
            name: metrics.name, size: metrics.size, scale: metrics.scale,
            safeAreaInsets: UIEdgeInsets(top: metrics.top, left: metrics.left, bottom: metrics.bottom, right: metrics.right))
    }
}
