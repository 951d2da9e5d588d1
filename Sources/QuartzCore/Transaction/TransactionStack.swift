import CoreGraphics
import Foundation
import RenderScene

/// The settings of one level of transactions.
struct TransactionLevel {
    var animationDuration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: CompletionGroup?
    var custom: [String: Any] = [:]
    /// Completion blocks of transactions committed within this one, which it commits.
    var nested: [CompletionGroup] = []

    /// Whether any setting was made.
    var isUsed: Bool {
        animationDuration != nil || timingFunction != nil || disablesActions != nil || completion != nil || !custom.isEmpty
            || !nested.isEmpty
    }
}

/// Stack of a thread's open transactions, innermost last; the implicit one, opened by the first change, is below the explicit ones.
///
/// On threads that serve the main actor the implicit level belongs to the process's host instead, because another thread may serve the main
/// actor after each suspension.
final class TransactionStack {
    var levels: [TransactionLevel] = []
    /// Whether the outermost explicit transaction was begun while the implicit one had changes: it is nested in that one then.
    private(set) var isNestedInImplicit = false
    private var ownImplicit = TransactionLevel()

    private static let ofThread = ThreadLocal { TransactionStack() }

    /// The calling thread's stack.
    static var current: TransactionStack { ofThread.value }

    /// Discards the thread's open transactions.
    func removeAll() {
        _ = exchange(&ownImplicit, with: TransactionLevel())
        _ = exchange(&levels, with: [])
    }

    /// Whether no transaction of the thread is open.
    var isEmpty: Bool { levels.isEmpty && !ownImplicit.isUsed }

    private var usesHost: Bool { Environment.current.context != nil && MainActorCheck.isIsolated }

    var implicit: TransactionLevel {
        get { usesHost ? Environment.current.implicitTransaction : ownImplicit }
        set { if usesHost { Environment.current.implicitTransaction = newValue } else { ownImplicit = newValue } }
    }

    /// Opens an explicit level.
    func begin() {
        if levels.isEmpty { isNestedInImplicit = implicit.isUsed || usesHost && Environment.current.context?.needsCommit ?? false }
        levels.append(TransactionLevel())
    }

    /// Closes a level; its completion block may run once its parent is committed.
    func close(_ level: TransactionLevel, in queue: CallbackQueue) {
        guard let completion = level.completion else { return }
        if isNestedInImplicit { implicit.nested.append(completion) } else { completion.seal(in: queue) }
    }

    /// Changes the innermost level: an explicit one if any, otherwise the implicit one.
    func withInnermost(_ body: (inout TransactionLevel) -> Void) {
        guard levels.isEmpty else { return body(&levels[levels.count - 1]) }
        body(&implicit)
        // Requests a commit, even if no layer changes, so that the level ends.
        if usesHost { Environment.current.frameSource?.setNeedsCommit() }
    }

    var animationDuration: Double { setting(\.animationDuration) ?? 0.25 }

    var timingFunction: CAMediaTimingFunction? { setting(\.timingFunction) }

    var disablesActions: Bool {
        for level in levels.reversed() { if let disables = level.disablesActions { return disables } }
        return implicit.disablesActions ?? false
    }

    /// The completion blocks that wait for an animation added now.
    var completions: [CompletionGroup] {
        var groups = levels.reversed().compactMap(\.completion)
        if let group = implicit.completion { groups.append(group) }
        return groups
    }

    private func setting<T>(_ path: KeyPath<TransactionLevel, T?>) -> T? {
        for level in levels.reversed() { if let value = level[keyPath: path] { return value } }
        return implicit[keyPath: path]
    }

    /// Ends the implicit level: resets its settings; its completion block may run.
    func endImplicit(in queue: CallbackQueue) {
        let ended = implicit
        implicit = TransactionLevel()
        for completion in ended.nested { completion.seal(in: queue) }
        ended.completion?.seal(in: queue)
    }
}

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
