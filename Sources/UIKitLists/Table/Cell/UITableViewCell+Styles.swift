import CoreGraphics

extension UITableViewCell {
    /// Constants for the standard cell styles.
    public enum CellStyle: Int, Sendable {
        /// An image and a title.
        case `default`
        /// An image, a title, and a gray text at the trailing edge.
        case value1
        /// A small title in the tint color, followed by a text.
        case value2
        /// An image, a title, and a smaller text below it.
        case subtitle
    }

    /// The style of selected cells.
    public enum SelectionStyle: Int, Sendable {
        /// No distinct style.
        case none
        /// Gray, as since iOS 7.
        case blue
        /// Gray.
        case gray
        /// Gray.
        case `default`
    }

    /// The editing control of a cell.
    public enum EditingStyle: Int, Sendable {
        /// No editing control.
        case none
        /// A delete control; the row can also be swiped away.
        case delete
        /// An insert control.
        case insert
    }

    /// The type of a cell's standard accessory.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A chevron: a tap shows more content.
        case disclosureIndicator
        /// An info button and a chevron.
        case detailDisclosureButton
        /// A checkmark in the tint color.
        case checkmark
        /// An info button.
        case detailButton
    }

    /// The style of separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none
        /// A line, one pixel high.
        case singleLine
    }

    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The edit control.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The delete button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
