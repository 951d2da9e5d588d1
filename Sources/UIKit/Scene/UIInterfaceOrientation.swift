/// Which side of the device is up for what is shown.
///
/// Source: Apple, [UIInterfaceOrientation](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Turned by half a turn.
    case portraitUpsideDown = 2
    /// The device's top is on the right: it was turned clockwise. Its home button, if any, is on the left.
    case landscapeLeft = 4
    /// The device's top is on the left: it was turned anticlockwise. Its home button, if any, is on the right.
    case landscapeRight = 3

    /// Whether it is sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
