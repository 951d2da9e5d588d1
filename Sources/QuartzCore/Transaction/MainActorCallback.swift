/// Returns a callback that runs `body` as the main actor, for the queues and timers of QuartzCore, which call on the main actor without
/// saying so in their types; traps if it is called elsewhere.
package func onMainActor(_ body: @escaping @MainActor () -> Void) -> () -> Void {
    { MainActor.assumeIsolated(body) }
}
