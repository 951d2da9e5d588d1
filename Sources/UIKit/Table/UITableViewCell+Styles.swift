import CoreGraphics

extension UITableViewCell {
    /// What stands in a cell.
    public enum CellStyle: Int, Sendable {
        /// A picture and a title.
        case `default`
        /// A picture, a title, and a grey text at the other end.
        case value1
        /// A small title in the tint colour that ends where the text begins.
        case value2
        /// A picture, a title, and a smaller text under it.
        case subtitle
    }

    /// What a cell looks like when it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// As always.
        case none
        /// Grey, since iOS 7.
        case blue
        /// Grey.
        case gray
        /// Grey.
        case `default`
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing: it has no control.
        case none
        /// A minus sign; the row can be swiped away, too.
        case delete
        /// A plus sign.
        case insert
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none
        /// An arrow: more comes with a tap.
        case disclosureIndicator
        /// A button with an "i", and an arrow.
        case detailDisclosureButton
        /// A tick in the tint colour.
        case checkmark
        /// A button with an "i".
        case detailButton
    }

    /// Whether a table draws lines between its rows.
    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }

    /// Which controls a cell shows.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The one for editing.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The one that deletes.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
