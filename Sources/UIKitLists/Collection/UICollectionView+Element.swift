extension UICollectionView {
    /// Categories of elements.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// A supplementary view, such as a header, provided by the data source.
        case supplementaryView
        /// A decoration view, known to the layout alone.
        case decorationView
    }

    /// The position to scroll an item to. One value for each axis; the first of two values for one axis counts.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the vertical middle.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the horizontal middle.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The scroll direction of a flow layout.
    public enum ScrollDirection: Int, Sendable {
        /// The content scrolls up and down.
        case vertical
        /// The content scrolls left and right.
        case horizontal
    }

    /// The kind of a section's header in a flow layout: above or to the left of its items.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of a section's footer in a flow layout: below or to the right of its items.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
