/// The selection state of a cell.
struct CellSelection {
    var isSelected = false
    var isHighlighted = false
    /// Whether the table allows multiple selection.
    var isMultiple = false
    /// Whether the table hides the selection; editing mode does where selection during editing is off.
    var isSuppressed = false
    /// Whether the cell is focused, and shows it.
    var isFocused = false
    /// The colors of labels that show the focus.
    var restingColors: [ObjectIdentifier: UIColor] = [:]
    /// Whether a selection background is visible.
    var isShown = false
}
