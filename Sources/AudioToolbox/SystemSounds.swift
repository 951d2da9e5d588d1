import Foundation
import QuartzCore

/// A short sound of the system, or of a file.
public typealias SystemSoundID = UInt32

/// The sound that vibrates the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a sound: here an event that `Stage.sounds` lists, without a tone.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID, isAlert: false, completion: nil) }

/// Plays a sound as an alert.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID, isAlert: true, completion: nil) }

/// Plays a sound; the closure is called in the next run-loop turn, since the sound has no length.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    play(inSystemSoundID, isAlert: false, completion: inCompletionBlock)
}

/// Plays a sound as an alert; the closure is called in the next run-loop turn.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    play(inSystemSoundID, isAlert: true, completion: inCompletionBlock)
}

private func play(_ sound: SystemSoundID, isAlert: Bool, completion: (() -> Void)?) {
    nonisolated(unsafe) let completion = completion
    MainActor.assumeIsolated {
        SoundRecord.current.add(SoundRecord.Entry(time: CACurrentMediaTime(), sound: sound, isAlert: isAlert))
        if let completion { DispatchQueue.main.async(execute: DispatchWorkItem { completion() }) }
    }
}

/// A record of the sounds that the app has played, in order; limited to the last ten thousand.
@MainActor
package final class SoundRecord: EnvironmentState {
    nonisolated private static let slot = EnvironmentSlot<SoundRecord>()

    package static var current: SoundRecord { Environment.current.state(in: slot) }

    package struct Entry {
        /// In media time, seconds.
        package let time: TimeInterval
        package let sound: SystemSoundID
        package let isAlert: Bool
    }

    private static let limit = 10_000

    package private(set) var entries: [Entry] = []

    nonisolated package init() {}

    package func end() {}

    func add(_ entry: Entry) {
        // Trimmed in blocks: at most twice the limit is stored.
        if entries.count >= 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
        entries.append(entry)
    }
}
