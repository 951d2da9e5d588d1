import CoreGraphics

/// An item that a finger moves: the others make room for it, and the data source hears of it at the end.
struct CollectionMovement {
    /// Where the data source has it.
    let origin: IndexPath
    /// Where it would be if it were let go now.
    var place: IndexPath
    /// Where its middle is, in the content.
    var position: CGPoint

    /// From the data source's paths to what is shown.
    var mapping: ListMapping {
        var update = ListUpdate()
        if origin != place { update.movedItems = [ListUpdate.Move(from: origin, to: place)] }
        return ListMapping(update)
    }
}
