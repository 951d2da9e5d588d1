import Foundation

/// Whether the calling thread serves the main actor now.
package enum MainActorCheck {
    package static var isIsolated: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil }

    // Recognised by a mark on the main queue, because under Swift Testing another thread serves it.
    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
