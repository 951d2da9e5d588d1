import Foundation
import Synchronization

/// The state that a module above keeps in the environment.
package protocol EnvironmentState: AnyObject, Sendable {
    init()

    /// Releases what may use the host while it is released, such as an application: clock, screen and this state are still there. Called
    /// on the main actor before the environment is emptied.
    @MainActor func end()
}

/// The position of a module's state in the environment; one for each type of state, in a static constant.
package struct EnvironmentSlot<State: EnvironmentState>: Sendable {
    fileprivate let index: Int

    package init(_ type: State.Type = State.self) {
        index = lastSlot.wrappingAdd(1, ordering: .relaxed).oldValue
        precondition(index < EnvironmentStates.capacity, "more than \(EnvironmentStates.capacity) slots: raise EnvironmentStates.capacity")
    }
}

private let lastSlot = Atomic(0)

/// The states of the environment, by slot. On the main actor a look-up is one atomic load.
final class EnvironmentStates: @unchecked Sendable {
    fileprivate static let capacity = 8

    private typealias Cell = Atomic<UnsafeRawPointer?>

    private let cells: UnsafeMutablePointer<Cell>
    /// The states created, in order; retains them.
    private let created = Mutex<[any EnvironmentState]>([])

    init() {
        cells = .allocate(capacity: Self.capacity)
        for index in 0..<Self.capacity { (cells + index).initialize(to: Atomic(nil)) }
    }

    deinit {
        cells.deinitialize(count: Self.capacity)
        cells.deallocate()
    }

    /// The state in a slot, on the main actor, which alone removes states.
    func state<State>(in slot: EnvironmentSlot<State>) -> State {
        guard let pointer = cells[slot.index].load(ordering: .acquiring) else { return sharedState(in: slot) }
        return unsafeDowncast(object(pointer), to: State.self)
    }

    /// The state in a slot, on any thread.
    func sharedState<State>(in slot: EnvironmentSlot<State>) -> State {
        // Only the main actor removes states: it is on the main thread, or the main thread sleeps.
        if Thread.isMainThread, let pointer = cells[slot.index].load(ordering: .acquiring) {
            return unsafeDowncast(object(pointer), to: State.self)
        }
        return created.withLock { created in
            if let pointer = cells[slot.index].load(ordering: .acquiring) { return unsafeDowncast(object(pointer), to: State.self) }
            let state = State()
            created.append(state)
            cells[slot.index].store(UnsafeRawPointer(Unmanaged.passUnretained(state).toOpaque()), ordering: .releasing)
            return state
        }
    }

    private func object(_ pointer: UnsafeRawPointer) -> AnyObject { Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() }

    var isEmpty: Bool { created.withLock(\.isEmpty) }

    /// Ends the states, the last created first.
    func end() {
        let states = created.withLock { $0 }
        guard !states.isEmpty else { return }
        MainActor.assumeIsolated { for state in states.reversed() { state.end() } }
    }

    /// Removes all states and returns them.
    func removeAll() -> [any EnvironmentState] {
        created.withLock { created in
            for index in 0..<Self.capacity { cells[index].store(nil, ordering: .releasing) }
            return exchange(&created, with: [])
        }
    }
}
