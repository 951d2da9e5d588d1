import Foundation
import QuartzCore

/// A short sound of the system, or of a file.
public typealias SystemSoundID = UInt32

/// The sound that vibrates the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Makes a sound of a file, which plays as an event with that number.
///
/// - Parameters:
///   - inFileURL: The sound's file; it must exist.
///   - outSystemSoundID: The sound; unchanged after a failure.
/// - Returns: 0, or `kAudioServicesSystemSoundUnspecifiedError` without the file.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
    guard FileManager.default.fileExists(atPath: inFileURL.path) else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = MainActor.assumeIsolated { SoundRecord.current.addFile() }
    return 0
}

/// Forgets a sound. Here it stays, with its number, since its file is not open.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }

/// The error of a sound that cannot be made.
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500

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
    /// Numbers of files begin above those of the system's sounds.
    private var lastFile = SystemSoundID(0x1000)

    nonisolated package init() {}

    package func end() {}

    /// The number of one more file.
    func addFile() -> SystemSoundID {
        lastFile += 1
        return lastFile
    }

    func add(_ entry: Entry) {
        // Trimmed in blocks: at most twice the limit is stored.
        if entries.count >= 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
        entries.append(entry)
    }
}
