/// Decisions of the arbitration about touches, for their views. Every other touch is delivered, unless a recognizer withholds it.
package struct TouchDecisions<Touch> {
    /// Touches that a recognizer has taken over. Their views get a cancellation if they have received them, and nothing more.
    package var cancelled: [Touch] = []
    /// Touches that a recognizer no longer withholds. Their views get what no other recognizer withholds.
    package var released: [Touch] = []

    package var isEmpty: Bool { cancelled.isEmpty && released.isEmpty }
}
