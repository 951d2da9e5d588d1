import UIKit

/// A cell for tables whose side-swipe menu opens on the table's own swipe to delete.
///
/// Source: `Documentation/Effects.md#side-swipe`.
@preconcurrency @MainActor
open class SideSwipeCell: UITableViewCell {
    /// Whether row editing is rejected, so that no Delete button shows: `setEditing` then does not call super, ends the table's editing
    /// and, with the trigger `.deleteEditing`, opens the menu. The default is false.
    open var suppressesDeleteButton = false

    open override func setEditing(_ editing: Bool, animated: Bool) {
        guard suppressesDeleteButton else { return super.setEditing(editing, animated: animated) }
        guard editing, let table else { return }
        table.gestureRecognizers?.lazy.compactMap { ($0 as? SideSwipeRecognizer)?.menu }.first?.editingBegan(in: self)
        table.isEditing = false
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        // The cell was reused for another row.
        for case let probe as SideSwipeProbe in subviews { probe.onLeave?() }
    }

    private var table: UITableView? {
        var at = superview
        while let view = at, !(view is UITableView) { at = view.superview }
        return at as? UITableView
    }
}
