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
    public static let iPhoneSE1 = Device("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0)
    public static let iPhoneSE3 = Device("iPhone SE (3rd generation)", 375, 667, 2, top: 20, bottom: 0)
    public static let iPhone8Plus = Device("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0)
    public static let iPhone11 = Device("iPhone 11", 414, 896, 2, top: 48, bottom: 34)
    public static let iPhone11Pro = Device("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34)
    public static let iPhone13Mini = Device("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34)
    public static let iPhone14 = Device("iPhone 14", 390, 844, 3, top: 47, bottom: 34)
    public static let iPhone14Plus = Device("iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34)
    public static let iPhone15 = Device("iPhone 15", 393, 852, 3, top: 59, bottom: 34)
    public static let iPhone15Plus = Device("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34)
    public static let iPhone16Pro = Device("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34)
    public static let iPhone16ProMax = Device("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34)
    public static let iPad10 = Device("iPad 10.9", 820, 1180, 2, top: 24, bottom: 20)
    public static let iPadPro13 = Device("iPad Pro 12.9", 1024, 1366, 2, top: 24, bottom: 20)

    /// The predefined devices (Documentation/Behavior.md#devices), phones first.
    public static let all: [Device] = [
        iPhoneSE1, iPhoneSE3, iPhone8Plus, iPhone11, iPhone11Pro, iPhone13Mini, iPhone14, iPhone14Plus, iPhone15, iPhone15Plus, iPhone16Pro,
        iPhone16ProMax, iPad10, iPadPro13,
    ]

    /// Returns a predefined device by name; spaces, hyphens and case are ignored (`iphone15`, `iPhone 15`). Nil if there is none.
    public static func named(_ name: String) -> Device? {
        func plain(_ text: String) -> String { String(text.lowercased().filter { $0.isLetter || $0.isNumber }) }
        return all.first { plain($0.name) == plain(name) }
    }

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat) {
        self.init(
            name: name, size: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
}
