/// What a touch's view knows of the touch: it may be behind, while gesture recognisers make up their minds, or know nothing.
struct ViewDelivery {
    /// The view never hears of the touch: it takes one at a time, or another has all touches to itself.
    var isExcluded = false
    var hasBegun = false
    /// The view has been told that it ended or was cancelled, or will never be told anything more.
    var isOver = false
    /// What the view has still to be told, in order.
    var withheld: [(phase: UITouch.Phase, event: UIEvent)] = []

    /// Whether the view can still be told that the touch is cancelled.
    var canBeCancelled: Bool { !isExcluded && !isOver }
}
