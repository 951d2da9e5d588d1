import CoreGraphics
import ScrollEngine

/// A swiped row of a table and its buttons.
typealias TableSwipe = ListSwipe<UITableViewCell>

/// The end of a row that a swipe uncovers.
enum SwipeEdge {
    case leading
    case trailing
}

/// A swiped row of a table or a list, and its buttons.
@MainActor
final class ListSwipe<Cell: UIView> {
    typealias Edge = SwipeEdge

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
    let cell: Cell
    let edge: Edge
    let configuration: UISwipeActionsConfiguration
    let buttons: SwipeButtonsView
    var phase = Phase.dragged
    /// The row's offset when the drag began, in points towards the open position.
    var start: CGFloat = 0
    /// Direction in which the row moves: -1 is left.
    let direction: CGFloat

    init(
        path: IndexPath, cell: Cell, edge: Edge, configuration: UISwipeActionsConfiguration, direction: CGFloat,
        height: CGFloat
    ) {
        self.path = path
        self.cell = cell
        self.edge = edge
        self.configuration = configuration
        self.direction = direction
        buttons = SwipeButtonsView(configuration.actions, direction: direction, height: height)
    }

    /// Velocity in points per second that opens or closes a row at the end of a drag.
    static var speed: CGFloat { 300 }

    /// Duration of opening and closing, in seconds.
    static var duration: Double { 0.3 }

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
