/// How a cell is selected.
struct CellSelection {
    var isSelected = false
    var isHighlighted = false
    /// Its table allows several selections.
    var isMultiple = false
    /// The table says that nothing of it is to be seen: it is edited, and edited rows are not selected.
    var isSuppressed = false
    /// A background for it is seen.
    var isShown = false
}
