import CoreGraphics
import ListEngine

/// State of an interactive movement of an item: the others make space for it, and the data source is notified at the end.
struct CollectionMovement {
    /// Index path in the data source.
    let origin: IndexPath
    /// Destination if the movement ended now.
    var destination: IndexPath
    /// Center of the item, in content coordinates.
    var position: CGPoint
    /// The position at the layout's last context; nil before the first.
    var notedPosition: CGPoint?
    /// Distance of the center from the finger that drags the reorder control; nil for a movement by the app.
    var grip: CGVector?
    /// Whether the item is dragged by a session; then its cell is invisible in its position.
    var isDrop = false

    /// Maps index paths of the data source to displayed ones.
    var mapping: ListMapping {
        var update = ListUpdate()
        if origin != destination { update.movedItems = [ListUpdate.Move(from: origin, to: destination)] }
        return ListMapping(update)
    }
}
