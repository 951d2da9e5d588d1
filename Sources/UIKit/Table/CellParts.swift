/// The views of a cell, made when they are needed.
struct CellParts {
    var title: UILabel?
    var detail: UILabel?
    var picture: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    /// The grey of a cell without a background for its selection.
    var plainSelection: UIView?
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    /// Above and below.
    var lines: (above: UIView?, below: UIView?)
}
