extension UICollectionView {
    /// What a collection view shows.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// Something beside the items that the data source knows, as a header.
        case supplementaryView
        /// Something that the layout alone knows.
        case decorationView
    }

    /// Where an item comes to lie by scrolling to it. One of each axis may be given; of two of one axis the first counts.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Which way the content of a flow layout goes on.
    public enum ScrollDirection: Int, Sendable {
        case vertical
        case horizontal
    }

    /// The kind of the view above (or left of) the items of a section in a flow layout.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the view below (or right of) the items of a section in a flow layout.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
