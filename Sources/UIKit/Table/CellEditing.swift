/// How a cell is edited; the table sets it before it calls `setEditing(_:animated:)`.
struct CellEditing {
    var isOn = false
    /// What the delegate has said.
    var style = UITableViewCell.EditingStyle.none
    /// The row is chosen, not deleted: a circle with a tick.
    var isMultipleSelection = false
    /// The data source can move the row.
    var canMove = false
    /// The delegate's answer; nil where it gives none.
    var indents: Bool?
    /// The row is edited alone, because it was swiped: no controls are shown.
    var isSwiped = false
    /// The swipe buttons are seen.
    var showsConfirmation = false

    /// Whether a control is shown at the beginning.
    var showsControl: Bool { isOn && !isSwiped && (isMultipleSelection || style != .none) }
}
