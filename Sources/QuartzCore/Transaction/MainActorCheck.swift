import Foundation

/// Whether the calling thread serves the main actor now.
package enum MainActorCheck {
    package static var isIsolated: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil }

    // Recognized by a mark on the main queue, because under Swift Testing another thread serves it.
    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

/// Returns a callback that runs `body` as the main actor, for the queues and timers of QuartzCore, which call on the main actor without
/// saying so in their types; traps if it is called elsewhere.
package func onMainActor(_ body: @escaping @MainActor () -> Void) -> () -> Void {
    { MainActor.assumeIsolated(body) }
}
