/// Delivery state of a touch to its view, which may lag behind while recognizers decide, or be excluded.
struct ViewDelivery {
    /// Whether the view never receives the touch: it takes one at a time, or another view has exclusive touch.
    var isExcluded = false
    var hasBegun = false
    /// Whether the end or a cancellation was sent, or nothing more will be.
    var isOver = false
    /// Phases to be sent to the view, in order.
    var withheld: [(phase: UITouch.Phase, event: UIEvent)] = []

    /// Whether the touch can still be cancelled in the view.
    var canBeCancelled: Bool { !isExcluded && !isOver }
}
