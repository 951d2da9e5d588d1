/// The place of the image's first row and column, as in EXIF.
///
/// Source: Apple, [CGImagePropertyOrientation](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation).
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Upright.
    case up = 1
    /// Mirrored from left to right.
    case upMirrored = 2
    /// Turned by 180 degrees.
    case down = 3
    /// Mirrored from top to bottom.
    case downMirrored = 4
    /// Mirrored from left to right, and turned by 90 degrees counterclockwise.
    case leftMirrored = 5
    /// Turned by 90 degrees clockwise to be upright.
    case right = 6
    /// Mirrored from left to right, and turned by 90 degrees clockwise.
    case rightMirrored = 7
    /// Turned by 90 degrees counterclockwise to be upright.
    case left = 8
}
