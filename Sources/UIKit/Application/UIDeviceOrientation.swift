/// How the device is held.
///
/// Source: Apple, [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The top is on the left: the device was turned anticlockwise.
    case landscapeLeft = 3
    /// The top is on the right: the device was turned clockwise.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether the device is held sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether the orientation is one of the interface's.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The orientation in which the interface is upright; their numbers are the same.
    var interfaceOrientation: UIInterfaceOrientation? {
        isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
    }
}
