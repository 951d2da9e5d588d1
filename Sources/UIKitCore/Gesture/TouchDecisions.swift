/// Decisions of the gesture arbiter about touches, for their views. Every other touch is delivered, unless a recognizer withholds it.
struct TouchDecisions {
    /// Touches that a recognizer has taken over. Their views get a cancellation if they have received them, and nothing more.
    var cancelled: [UITouch] = []
    /// Touches that a recognizer no longer withholds. Their views get what no other recognizer withholds.
    var released: [UITouch] = []

    var isEmpty: Bool { cancelled.isEmpty && released.isEmpty }
}
