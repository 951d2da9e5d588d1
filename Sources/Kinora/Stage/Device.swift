import Display
import UIKit

/// A device to simulate: screen size, pixels per point, and the insets of bars and corners.
public struct Device: Sendable, Hashable {
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
    public static let iPhoneSE1 = Device(.iPhoneSE1)
    public static let iPhoneSE3 = Device(.iPhoneSE3)
    public static let iPhone8Plus = Device(.iPhone8Plus)
    public static let iPhone11 = Device(.iPhone11)
    public static let iPhone11Pro = Device(.iPhone11Pro)
    public static let iPhone13Mini = Device(.iPhone13Mini)
    public static let iPhone14 = Device(.iPhone14)
    public static let iPhone14Plus = Device(.iPhone14Plus)
    public static let iPhone15 = Device(.iPhone15)
    public static let iPhone15Plus = Device(.iPhone15Plus)
    public static let iPhone16Pro = Device(.iPhone16Pro)
    public static let iPhone16ProMax = Device(.iPhone16ProMax)
    public static let iPad10 = Device(.iPad10)
    public static let iPadPro13 = Device(.iPadPro13)

    /// The predefined devices (Documentation/Behavior.md#devices), phones first.
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
