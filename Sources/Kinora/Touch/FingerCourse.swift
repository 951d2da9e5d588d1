import UIKit

/// What is known while samples are read in their order: the time, and which fingers are down.
struct FingerCourse {
    /// What a sample says that cannot be.
    enum Fault: Error {
        /// The time is not finite, or before the one of the sample before, or negative.
        case time
        /// The finger comes down, but is down.
        case isDown
        /// The finger moves or goes, but is not down.
        case isNotDown
    }

    /// Seconds; that of the last sample.
    private(set) var time: TimeInterval = 0
    private(set) var fingersDown: Set<Int>

    /// `fingersDown` are down before the first sample.
    init(fingersDown: Set<Int> = []) { self.fingersDown = fingersDown }

    /// Takes the next sample in.
    mutating func take(_ sample: TouchSample) throws(Fault) {
        guard sample.time.isFinite, sample.time >= time else { throw .time }
        time = sample.time
        switch sample.phase {
        case .began: guard fingersDown.insert(sample.finger).inserted else { throw .isDown }
        case .moved: guard fingersDown.contains(sample.finger) else { throw .isNotDown }
        case .ended, .cancelled: guard fingersDown.remove(sample.finger) != nil else { throw .isNotDown }
        case .stationary: break
        }
    }
}
