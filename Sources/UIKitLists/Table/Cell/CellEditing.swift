/// The editing state of a cell; the table sets it before it calls `setEditing(_:animated:)`.
struct CellEditing {
    var isOn = false
    /// The editing style from the delegate.
    var style = UITableViewCell.EditingStyle.none
    /// Whether the row shows a selection circle instead of an insert or delete control.
    var isMultipleSelection = false
    /// Whether the data source can move the row.
    var canMove = false
    /// The delegate's answer; nil if it has none.
    var indents: Bool?
    /// Whether the row alone is in editing mode because it was swiped; such a row shows no controls.
    var isSwiped = false
    /// Whether the swipe buttons are visible.
    var showsConfirmation = false

    /// Whether a leading control is shown.
    var showsControl: Bool { isOn && !isSwiped && (isMultipleSelection || style != .none) }
}
