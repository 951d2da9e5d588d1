import Foundation
import QuartzCore

/// Gives the device's motion, which the stage feeds (`Stage.setDeviceMotion(roll:pitch:yaw:)`).
///
/// Before the stage has fed anything no motion is available. Handlers are called once per interval, in virtual time. Source: Apple,
/// [CMMotionManager](https://developer.apple.com/documentation/coremotion/cmmotionmanager).
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// Seconds between two samples; 0, the default, is a 100th.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// Seconds between two accelerometer samples; 0, the default, is a 100th.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// Seconds between two gyroscope samples; 0, the default, is a 100th.
    open var gyroUpdateInterval: TimeInterval = 0

    private var timers: [Kind: Timer] = [:]

    private enum Kind { case motion, acceleration, rotation }

    deinit { for timer in timers.values { timer.invalidate() } }

    // MARK: Device motion

    /// Whether there is motion to give.
    open var isDeviceMotionAvailable: Bool { sample != nil }
    /// Whether device motion is being updated.
    open var isDeviceMotionActive: Bool { timers[.motion] != nil }

    /// The latest sample; nil unless updates have begun.
    open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? sample.map { CMDeviceMotion($0.sample, time: $0.time) } : nil }

    /// Starts updates of `deviceMotion`, without a handler. A start while they run replaces them.
    open func startDeviceMotionUpdates() { start(.motion, every: deviceMotionUpdateInterval) {} }

    /// Calls a handler on a queue once per interval, while motion is available.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        start(.motion, every: deviceMotionUpdateInterval) { [unowned self] in
            guard let motion = deviceMotion else { return }
            queue.addOperation { handler(motion, nil) }
        }
    }

    /// Stops updates of `deviceMotion`, which is nil then. Does nothing if they are not running.
    open func stopDeviceMotionUpdates() { stop(.motion) }

    // MARK: Acceleration

    /// Whether the device has an accelerometer: whether the stage feeds motion.
    open var isAccelerometerAvailable: Bool { sample != nil }
    /// Whether accelerometer samples are being updated.
    open var isAccelerometerActive: Bool { timers[.acceleration] != nil }

    /// The latest sample; nil unless updates have begun.
    open var accelerometerData: CMAccelerometerData? {
        isAccelerometerActive ? sample.map { CMAccelerometerData($0.sample, time: $0.time) } : nil
    }

    /// Starts updates of `accelerometerData`, without a handler. A start while they run replaces them.
    open func startAccelerometerUpdates() { start(.acceleration, every: accelerometerUpdateInterval) {} }

    /// Calls a handler on a queue once per interval, while motion is available.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        start(.acceleration, every: accelerometerUpdateInterval) { [unowned self] in
            guard let data = accelerometerData else { return }
            queue.addOperation { handler(data, nil) }
        }
    }

    /// Stops updates of `accelerometerData`, which is nil then. Does nothing if they are not running.
    open func stopAccelerometerUpdates() { stop(.acceleration) }

    // MARK: Rotation

    /// Whether the device has a gyroscope: whether the stage feeds motion.
    open var isGyroAvailable: Bool { sample != nil }
    /// Whether gyroscope samples are being updated.
    open var isGyroActive: Bool { timers[.rotation] != nil }

    /// The latest sample; nil unless updates have begun.
    open var gyroData: CMGyroData? { isGyroActive ? sample.map { CMGyroData($0.sample, time: $0.time) } : nil }

    /// Starts updates of `gyroData`, without a handler. A start while they run replaces them.
    open func startGyroUpdates() { start(.rotation, every: gyroUpdateInterval) {} }

    /// Calls a handler on a queue once per interval, while motion is available.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        start(.rotation, every: gyroUpdateInterval) { [unowned self] in
            guard let data = gyroData else { return }
            queue.addOperation { handler(data, nil) }
        }
    }

    /// Stops updates of `gyroData`, which is nil then. Does nothing if they are not running.
    open func stopGyroUpdates() { stop(.rotation) }

    // MARK: Timers

    private var sample: (sample: MotionSample, time: TimeInterval)? {
        let fed = MotionSensors.current.fed
        return fed.map { ($0, CACurrentMediaTime()) }
    }

    private func start(_ kind: Kind, every interval: TimeInterval, _ body: @escaping () -> Void) {
        stop(kind)
        nonisolated(unsafe) let body = body
        let seconds = interval > 0 && interval.isFinite ? interval : 0.01
        timers[kind] = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in body() }
    }

    private func stop(_ kind: Kind) { timers.removeValue(forKey: kind)?.invalidate() }
}

/// The motion that the stage feeds.
package struct MotionSample: Hashable, Sendable {
    package var roll: Double
    package var pitch: Double
    package var yaw: Double
    package var gravity: CMAcceleration
    package var userAcceleration: CMAcceleration
    package var rotationRate: CMRotationRate

    package init(
        roll: Double, pitch: Double, yaw: Double, gravity: CMAcceleration, userAcceleration: CMAcceleration, rotationRate: CMRotationRate
    ) {
        (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
        (self.gravity, self.userAcceleration, self.rotationRate) = (gravity, userAcceleration, rotationRate)
    }
}

/// The sensors of a screen.
package final class MotionSensors: EnvironmentState, @unchecked Sendable {
    private static let slot = EnvironmentSlot<MotionSensors>()

    package static var current: MotionSensors { Environment.current.state(in: slot) }

    /// The present motion; nil before the stage has fed any.
    package var fed: MotionSample?

    nonisolated package init() {}

    package func end() { fed = nil }
}
