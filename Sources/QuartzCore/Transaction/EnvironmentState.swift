import Foundation
import Synchronization

/// The state that a module above keeps in the environment.
package protocol EnvironmentState: AnyObject, Sendable {
    init()

    /// Releases what may use the host while it is released, such as an application: clock, screen and this state are still there. Called
    /// on the main actor before the environment is emptied.
    @MainActor func end()
}

/// State that other threads read. It is one object for the whole process, whose contents end with the host.
package protocol SharedEnvironmentState: AnyObject, Sendable {
    /// Restores the contents from before any host. Called on the main actor while the environment is emptied.
    func reset()
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

/// The states of the environment, by slot, on the main actor.
final class EnvironmentStates {
    fileprivate static let capacity = 12

    @exclusivity(unchecked) private var objects = [AnyObject?](repeating: nil, count: capacity)
    /// In the order of creation.
    private var created: [any EnvironmentState] = []

    /// The state in a slot; created on first use.
    func state<State>(in slot: EnvironmentSlot<State>) -> State {
        if let object = objects[slot.index] { return unsafeDowncast(object, to: State.self) }
        let state = State()
        objects[slot.index] = state
        created.append(state)
        return state
    }

    var isEmpty: Bool { created.isEmpty }

    /// Ends the states, the last created first.
    func end() {
        let states = created
        guard !states.isEmpty else { return }
        MainActor.assumeIsolated { for state in states.reversed() { state.end() } }
    }

    /// Removes all states and returns them.
    func removeAll() -> [any EnvironmentState] {
        objects = [AnyObject?](repeating: nil, count: Self.capacity)
        return exchange(&created, with: [])
    }
}
