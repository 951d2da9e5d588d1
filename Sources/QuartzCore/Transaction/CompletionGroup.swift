/// A completion block with the number of animations it waits for (`Documentation/Behavior.md#actions-and-transactions`).
///
/// Runs once, when its transaction is over and every animation added after it was set has ended.
final class CompletionGroup {
    var pending = 0
    private var isSealed = false
    private var block: (() -> Void)?

    init(block: @escaping () -> Void) { self.block = block }

    /// Closes the group to further animations: the transaction was committed, or another block replaced this one.
    func seal(in queue: CallbackQueue) {
        isSealed = true
        runIfDone(in: queue)
    }

    func oneEnded(in queue: CallbackQueue) {
        pending -= 1
        runIfDone(in: queue)
    }

    private func runIfDone(in queue: CallbackQueue) {
        guard isSealed, pending == 0, let block else { return }
        self.block = nil
        queue.add {
            Environment.current.noteCompletion()
            block()
        }
    }
}
