import CoreGraphics

/// A row that is swiped aside, and its buttons.
@MainActor
final class TableSwipe {
    enum Side {
        case leading
        case trailing
    }

    enum Phase {
        /// A finger is on it.
        case dragged
        /// The buttons stay.
        case open
        /// What a button is for is being done.
        case acting
        case closing
    }

    var path: IndexPath
    let cell: UITableViewCell
    let side: Side
    let configuration: UISwipeActionsConfiguration
    let buttons: SwipeButtonsView
    var phase = Phase.dragged
    /// How far the row was aside when the finger took it, points towards the open side.
    var start: CGFloat = 0
    /// Which way the row moves: -1 to the left.
    let direction: CGFloat

    init(
        path: IndexPath, cell: UITableViewCell, side: Side, configuration: UISwipeActionsConfiguration, direction: CGFloat,
        height: CGFloat
    ) {
        self.path = path
        self.cell = cell
        self.side = side
        self.configuration = configuration
        self.direction = direction
        buttons = SwipeButtonsView(configuration.actions, direction: direction, height: height)
    }

    /// How far the row is aside when all buttons are seen.
    var openWidth: CGFloat { buttons.naturalWidth }

    /// Beyond this width a finger that is lifted does what the first button does.
    func fullWidth(in width: CGFloat) -> CGFloat? {
        configuration.performsFirstActionWithFullSwipe ? max(width * 0.55, openWidth + 40) : nil
    }

    /// How far the row follows a finger that has moved it by a distance.
    func resisted(_ distance: CGFloat, in width: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard distance > openWidth, !configuration.performsFirstActionWithFullSwipe else { return min(distance, width) }
        return openWidth + ScrollPhysics.stretched(distance - openWidth, viewport: width)
    }
}
