import Foundation
import Synchronization

/// The state that a module above keeps in the environment.
package protocol EnvironmentState: AnyObject, Sendable {
    init()

    /// Releases what may use the host while it is released, such as an application: clock, screen and this state are still there. Called
    /// on the main actor before the environment is dropped.
    @MainActor func end()
}

/// The position of a module's state in every environment; one for each type of state, in a static constant.
package struct EnvironmentSlot<State: EnvironmentState>: Sendable {
    fileprivate let index: Int

    package init(_ type: State.Type = State.self) {
        index = lastSlot.wrappingAdd(1, ordering: .relaxed).oldValue
        precondition(index < EnvironmentStates.capacity, "more than \(EnvironmentStates.capacity) slots: raise EnvironmentStates.capacity")
    }
}

private let lastSlot = Atomic(0)

/// The states of an environment, by slot. A look-up is one atomic load; threads that create the same state get the same object.
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

    func state<State>(in slot: EnvironmentSlot<State>) -> State {
        if let pointer = cells[slot.index].load(ordering: .acquiring) { return unsafeDowncast(object(pointer), to: State.self) }
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

    func removeAll() {
        for index in 0..<Self.capacity { cells[index].store(nil, ordering: .releasing) }
        let removed = created.withLock { exchange(&$0, with: []) }
        withExtendedLifetime(removed) {}
    }
}
