/// A cell's subviews, created on demand.
struct CellSubviews {
    var title: UILabel?
    var detail: UILabel?
    var imageView: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    /// The grey selection background of a cell without its own.
    var plainSelection: UIView?
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    /// The separators at the cell's top and bottom edges.
    var lines: (above: UIView?, below: UIView?)
}
