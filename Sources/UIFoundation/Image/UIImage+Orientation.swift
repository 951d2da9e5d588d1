import CoreGraphics

extension UIImage {
    /// The orientation in which stored pixels are displayed. Source: https://developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up
        /// Rotated by 180°.
        case down
        /// Rotated by 90° anticlockwise.
        case left
        /// Rotated by 90° clockwise.
        case right
        /// Flipped horizontally.
        case upMirrored
        /// Flipped vertically.
        case downMirrored
        /// Mirrored about the diagonal from the top left: the first row becomes the left column.
        case leftMirrored
        /// Mirrored about the diagonal from the top right: the first row becomes the right column, from below.
        case rightMirrored

        /// Creates an orientation from the EXIF value; `.up` for an invalid one.
        init(exif number: Int) {
            self = Self.inEXIFOrder.indices.contains(number - 1) ? Self.inEXIFOrder[number - 1] : .up
        }

        /// The EXIF value, 1…8.
        var exif: Int { (Self.inEXIFOrder.firstIndex(of: self) ?? 0) + 1 }

        private static let inEXIFOrder: [Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]

        /// The orientation flipped horizontally.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        }

        /// Whether rows and columns are exchanged.
        var swapsAxes: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// The transform from stored to displayed coordinates, both about the image's center with y pointing down.
        var transform: CGAffineTransform {
            let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
                switch self {
                case .up: (1, 0, 0, 1)
                case .down: (-1, 0, 0, -1)
                case .left: (0, -1, 1, 0)
                case .right: (0, 1, -1, 0)
                case .upMirrored: (-1, 0, 0, 1)
                case .downMirrored: (1, 0, 0, -1)
                case .leftMirrored: (0, 1, 1, 0)
                case .rightMirrored: (0, -1, -1, 0)
                }
            return CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
        }
    }

    /// The pixels with the orientation applied.
    package var uprightPixels: CGImage? {
        guard let cgImage, imageOrientation != .up else { return cgImage }
        let stored = (width: cgImage.width, height: cgImage.height)
        let swaps = imageOrientation.swapsAxes
        let shown = swaps ? (width: stored.height, height: stored.width) : stored
        let transform = imageOrientation.transform
        return CGImage(width: shown.width, height: shown.height, isOpaque: cgImage.isOpaque) { target in
            cgImage.withPixels { source in
                for y in 0..<stored.height {
                    for x in 0..<stored.width {
                        // A coefficient of -1 counts the pixels from the other end.
                        let column =
                            swaps ? Self.sourceIndex(y, of: stored.height, transform.c) : Self.sourceIndex(x, of: stored.width, transform.a)
                        let row =
                            swaps ? Self.sourceIndex(x, of: stored.width, transform.b) : Self.sourceIndex(y, of: stored.height, transform.d)
                        target[row * shown.width + column] = source[y * stored.width + x]
                    }
                }
            }
        }
    }

    private static func sourceIndex(_ index: Int, of count: Int, _ sign: CGFloat) -> Int {
        sign > 0 ? index : count - 1 - index
    }
}
