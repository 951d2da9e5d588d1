import CoreGraphics

/// A swiped row and its buttons.
@MainActor
final class TableSwipe {
    enum Edge {
        case leading
        case trailing
    }

    enum Phase {
        /// A touch drags the row.
        case dragged
        /// The row stays open and shows its buttons.
        case open
        /// A button's action is being performed.
        case acting
        case closing
    }

    var path: IndexPath
    let cell: UITableViewCell
    let edge: Edge
    let configuration: UISwipeActionsConfiguration
    let buttons: SwipeButtonsView
    var phase = Phase.dragged
    /// The row's offset when the drag began, in points towards the open position.
    var start: CGFloat = 0
    /// Direction in which the row moves: -1 is left.
    let direction: CGFloat

    init(
        path: IndexPath, cell: UITableViewCell, edge: Edge, configuration: UISwipeActionsConfiguration, direction: CGFloat,
        height: CGFloat
    ) {
        self.path = path
        self.cell = cell
        self.edge = edge
        self.configuration = configuration
        self.direction = direction
        buttons = SwipeButtonsView(configuration.actions, direction: direction, height: height)
    }

    /// The row's offset with all buttons visible.
    var openWidth: CGFloat { buttons.naturalWidth }

    /// Offset beyond which lifting the finger performs the first button's action; nil if full swipes are off.
    func fullWidth(in width: CGFloat) -> CGFloat? {
        configuration.performsFirstActionWithFullSwipe ? max(width * 0.55, openWidth + 40) : nil
    }

    /// The row's offset for a drag distance, with resistance beyond the open position.
    func resisted(_ distance: CGFloat, in width: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard distance > openWidth, !configuration.performsFirstActionWithFullSwipe else { return min(distance, width) }
        return openWidth + ScrollPhysics.stretched(distance - openWidth, viewport: width)
    }
}
