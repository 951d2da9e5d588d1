/// The physical orientation of the device.
///
/// Source: Apple, [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The top is on the left: the device was rotated anticlockwise.
    case landscapeLeft = 3
    /// The top is on the right: the device was rotated clockwise.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is in portrait, upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is face up or face down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether there is an equal interface orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The equal interface orientation, with the same raw value.
    var interfaceOrientation: UIInterfaceOrientation? {
        isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
    }
}
