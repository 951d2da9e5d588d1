/// The importance of a constraint, of an intrinsic size or of a fitting size: 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    /// Creates a priority, from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public init(rawValue: Float) { self.rawValue = rawValue }

    public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }

    /// A priority higher by a number: `.defaultLow + 1`.
    public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + offset) }

    /// A priority lower by a number: `.required - 1`.
    public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - offset) }

    /// Raises a priority by a number.
    public static func += (priority: inout UILayoutPriority, offset: Float) { priority = priority + offset }

    /// Lowers a priority by a number.
    public static func -= (priority: inout UILayoutPriority, offset: Float) { priority = priority - offset }

    /// 1000: constraints that must be fulfilled.
    public static let required = UILayoutPriority(1000)
    /// 750: the compression resistance of views.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the size of the scene.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the content hugging of views.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the fitting size of views.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
