import UIKit

/// State while validating samples in order: the time, and the fingers that are down.
struct TouchSequence {
    /// The reason why a sample is invalid.
    enum Fault: Error {
        /// The time is not finite, is negative, or precedes the previous sample.
        case time
        /// The finger begins but is already down.
        case isDown
        /// The finger moves or ends but is not down.
        case isNotDown
    }

    /// Time of the last sample in seconds.
    private(set) var time: TimeInterval = 0
    private(set) var fingersDown: Set<Int>

    /// Begins with the fingers of `fingersDown` on the screen.
    init(fingersDown: Set<Int> = []) { self.fingersDown = fingersDown }

    /// Validates the next sample.
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
