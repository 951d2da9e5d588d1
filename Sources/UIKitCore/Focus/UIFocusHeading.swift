/// The direction of a focus update.
///
/// Source: Apple, [UIFocusHeading](https://developer.apple.com/documentation/uikit/uifocusheading).
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a heading from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upward, by the Up Arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downward, by the Down Arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, by the Left Arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, by the Right Arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next focus group, by the Tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous focus group, by the Tab key with Shift.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// The importance of an item in its focus group; the item with the highest one is the group's primary item.
///
/// Source: Apple, [UIFocusGroupPriority](https://developer.apple.com/documentation/uikit/uifocusgrouppriority).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    /// Creates a priority. Those below 0 count as 0.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a priority. Those below 0 count as 0.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// 0, the priority of most items.
    public static let ignored = UIFocusGroupPriority(0)
    /// 1000, that of the item of the group that was focused last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// 2000, that of selected cells.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The highest priority, that of the focused item.
    public static let currentlyFocused = UIFocusGroupPriority(.max)

    /// Returns a priority above another by a number.
    public static func + (priority: UIFocusGroupPriority, offset: Int) -> UIFocusGroupPriority {
        let (sum, overflow) = priority.rawValue.addingReportingOverflow(offset)
        return UIFocusGroupPriority(overflow ? (offset > 0 ? .max : .min) : sum)
    }

    /// Returns a priority below another by a number.
    public static func - (priority: UIFocusGroupPriority, offset: Int) -> UIFocusGroupPriority {
        let (difference, overflow) = priority.rawValue.subtractingReportingOverflow(offset)
        return UIFocusGroupPriority(overflow ? (offset > 0 ? .min : .max) : difference)
    }
}
