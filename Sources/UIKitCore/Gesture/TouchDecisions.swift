/// Decisions of the gesture arbiter about touches, for their views. Every other touch is delivered, unless a recogniser withholds it.
struct TouchDecisions {
    /// Touches that a recogniser has taken over. Their views get a cancellation if they have received them, and nothing more.
    var cancelled: [UITouch] = []
    /// Touches that a recogniser no longer withholds. Their views get what no other recogniser withholds.
    var released: [UITouch] = []

    var isEmpty: Bool { cancelled.isEmpty && released.isEmpty }
}
