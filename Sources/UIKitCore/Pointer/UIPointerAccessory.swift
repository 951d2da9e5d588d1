import CoreGraphics

/// A shape beside the pointer that says what it can do there, such as an arrow in a direction in which something can be resized.
///
/// ```swift
/// let style = UIPointerStyle(shape: .verticalBeam(length: 20))
/// style.accessories = [.arrow(.left), .arrow(.right)]
/// ```
///
/// Sizes and distances of arrows are estimates. Source: Apple,
/// [UIPointerAccessory](https://developer.apple.com/documentation/uikit/uipointeraccessory).
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @MainActor NSCopying {
    private let storedShape: UIPointerShape
    private let storedPosition: Position

    /// Creates an accessory.
    ///
    /// - Parameters:
    ///   - shape: The shape, in points, with its origin at the position.
    ///   - position: The position around the pointer.
    public required init(_ shape: UIPointerShape, position: Position) {
        storedShape = shape
        storedPosition = position
        super.init()
    }

    /// Returns an arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> Self {
        let made = Self(.path(arrowhead), position: position)
        made.orientationMatchesAngle = true
        return made
    }

    /// The shape.
    open var shape: UIPointerShape { storedShape }

    /// The position around the pointer.
    open var position: Position { storedPosition }

    /// Whether the shape is turned by the angle of its position; false by default, true for arrows. The shape is then that of an accessory
    /// above the pointer.
    open var orientationMatchesAngle = false

    /// Returns an accessory with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerAccessory(storedShape, position: storedPosition)
        copy.orientationMatchesAngle = orientationMatchesAngle
        return copy
    }

    /// A position around the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance from the edge of the pointer's shape, in points.
        public var offset: CGFloat
        /// The angle in radians, clockwise from the top.
        public var angle: CGFloat

        /// Creates a position.
        ///
        /// - Parameters:
        ///   - offset: The distance from the edge of the pointer's shape, in points. A non-finite one counts as 0.
        ///   - angle: The angle in radians, clockwise from the top. A non-finite one counts as 0.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        private static func usual(_ eighths: CGFloat) -> Position { Position(offset: 6, angle: eighths * .pi / 4) }

        /// Above the pointer.
        public static let top = usual(0)
        /// Above it to the right.
        public static let topRight = usual(1)
        /// To the right of it.
        public static let right = usual(2)
        /// Below it to the right.
        public static let bottomRight = usual(3)
        /// Below the pointer.
        public static let bottom = usual(4)
        /// Below it to the left.
        public static let bottomLeft = usual(5)
        /// To the left of it.
        public static let left = usual(6)
        /// Above it to the left.
        public static let topLeft = usual(7)
    }

    /// An arrow upward of 9 points by 5, about its middle.
    private static var arrowhead: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -4.5, y: 2.5))
        path.addLine(to: CGPoint(x: 0, y: -2.5))
        path.addLine(to: CGPoint(x: 4.5, y: 2.5))
        path.close()
        return path
    }

    /// The outline beside a pointer whose shape has some bounds: at the edge of their inscribed ellipse, and farther by the offset.
    func outline(around bounds: CGRect) -> UIBezierPath {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let angle = finite(position.angle)
        let (x, y) = (sin(angle), -cos(angle))
        let (width, height) = (max(bounds.width / 2, 1e-3), max(bounds.height / 2, 1e-3))
        let edge = 1 / (x * x / (width * width) + y * y / (height * height)).squareRoot()
        let distance = edge + finite(position.offset)
        let path = UIBezierPath(cgPath: shape.outline.cgPath)
        if orientationMatchesAngle { path.apply(CGAffineTransform(rotationAngle: angle)) }
        path.apply(CGAffineTransform(translationX: bounds.midX + x * distance, y: bounds.midY + y * distance))
        return path
    }
}
