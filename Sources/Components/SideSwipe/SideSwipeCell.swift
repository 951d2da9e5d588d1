import UIKit

/// A cell for tables with a side-swipe menu that the table's own swipe to delete opens.
///
/// Source: effects, section 5.
@preconcurrency @MainActor
open class SideSwipeCell: UITableViewCell {
    /// Whether editing of the row is turned away, so that no Delete button shows: `setEditing` then does not call super, ends the table's editing and, with the
    /// trigger `.deleteEditing`, opens the menu. False unless set.
    open var suppressesDeleteButton = false

    open override func setEditing(_ editing: Bool, animated: Bool) {
        guard suppressesDeleteButton else { return super.setEditing(editing, animated: animated) }
        guard editing, let table else { return }
        table.gestureRecognizers?.lazy.compactMap { ($0 as? SideSwipeRecognizer)?.menu }.first?.editingBegan(in: self)
        table.isEditing = false
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        // The row that it was open for is gone.
        for case let probe as SideSwipeProbe in subviews { probe.onLeave?() }
    }

    private var table: UITableView? {
        var at = superview
        while let view = at, !(view is UITableView) { at = view.superview }
        return at as? UITableView
    }
}
