/// The orientation of the interface relative to the device.
///
/// Source: Apple, [UIInterfaceOrientation](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// The device's top is on the right: it was rotated clockwise. A home button is on the left.
    case landscapeLeft = 4
    /// The device's top is on the left: it was rotated anticlockwise. A home button is on the right.
    case landscapeRight = 3

    /// Whether it is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it is portrait, upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
///
/// Source: Apple, [UIInterfaceOrientationMask](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask).
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Portrait, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape, the device's bottom edge at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Landscape, the device's bottom edge at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// Whether the mask contains an orientation.
    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        orientation != .unknown && rawValue & 1 << UInt(orientation.rawValue) != 0
    }
}
