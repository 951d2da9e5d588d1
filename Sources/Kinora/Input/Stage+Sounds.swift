import AudioToolbox
import UIKit

extension Stage {
    /// The sounds that the app has played (`AudioServicesPlaySystemSound`), in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of events.
    public var sounds: [SoundEvent] {
        SoundRecord.current.entries.map { SoundEvent(time: elapsed(at: $0.time), sound: $0.sound, isAlert: $0.isAlert) }
    }
}

/// A sound that an app has played.
public struct SoundEvent: Sendable, Hashable {
    /// The time in virtual seconds since the stage was created.
    public let time: TimeInterval
    /// The sound.
    public let sound: SystemSoundID
    /// Whether it was played as an alert.
    public let isAlert: Bool
}
