/// A completion block and how many animations it still waits for (`behaviour.md` 1.8).
///
/// It runs once: when its transaction is over and every animation added after it was set has ended.
final class CompletionGroup {
    var pending = 0
    private var isSealed = false
    private var block: (() -> Void)?

    init(block: @escaping () -> Void) { self.block = block }

    /// No animation can join any more: the transaction was committed, or another block took its place.
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
            MediaEnvironment.noteCompletion()
            block()
        }
    }
}
