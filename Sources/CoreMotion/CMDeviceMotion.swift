import Foundation

/// An acceleration along the device's axes, in units of gravity: x to the right, y up, z towards the viewer.
public struct CMAcceleration: Hashable, Sendable {
    /// Acceleration along the device's short edge, in g; positive to the right.
    public var x: Double
    /// Acceleration along the device's long edge, in g; positive to the top.
    public var y: Double
    /// Acceleration along the normal of the screen, in g; positive out of the screen.
    public var z: Double

    /// Creates an acceleration from its components, in g.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation rate about the device's axes, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
    /// Rotation around the device's short edge, in radians per second; right-handed.
    public var x: Double
    /// Rotation around the device's long edge, in radians per second; right-handed.
    public var y: Double
    /// Rotation around the normal of the screen, in radians per second; right-handed.
    public var z: Double

    /// Creates a rate from its components, in radians per second.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A sample with a time.
public class CMLogItem: NSObject, @unchecked Sendable {
    /// In media time, seconds.
    public let timestamp: TimeInterval

    init(_ time: TimeInterval) {
        timestamp = time
        super.init()
    }
}

/// The orientation of the device.
public final class CMAttitude: NSObject, @unchecked Sendable {
    /// In radians, about the y, x and z axis.
    public let roll: Double
    /// Rotation around the device's short edge, in radians.
    public let pitch: Double
    /// Rotation around the normal of the screen, in radians.
    public let yaw: Double

    init(roll: Double, pitch: Double, yaw: Double) {
        (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
        super.init()
    }
}

/// A sample of the device's motion.
///
/// Source: Apple, [CMDeviceMotion](https://developer.apple.com/documentation/coremotion/cmdevicemotion).
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// Orientation of the device.
    public let attitude: CMAttitude
    /// Acceleration by gravity, in g; of length 1.
    public let gravity: CMAcceleration
    /// Without gravity.
    public let userAcceleration: CMAcceleration
    /// Rotation of the device, in radians per second.
    public let rotationRate: CMRotationRate

    init(_ sample: MotionSample, time: TimeInterval) {
        attitude = CMAttitude(roll: sample.roll, pitch: sample.pitch, yaw: sample.yaw)
        (gravity, userAcceleration, rotationRate) = (sample.gravity, sample.userAcceleration, sample.rotationRate)
        super.init(time)
    }
}

/// A sample of the acceleration, with gravity.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The measured acceleration, gravity included, in g.
    public let acceleration: CMAcceleration

    init(_ sample: MotionSample, time: TimeInterval) {
        let (one, other) = (sample.gravity, sample.userAcceleration)
        acceleration = CMAcceleration(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
        super.init(time)
    }
}

/// A sample of the rotation rate.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The measured rotation, in radians per second.
    public let rotationRate: CMRotationRate

    init(_ sample: MotionSample, time: TimeInterval) {
        rotationRate = sample.rotationRate
        super.init(time)
    }
}
