/// The orientation of the interface relative to the device.
///
/// Source: Apple, [UIInterfaceOrientation](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Sendable {
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
