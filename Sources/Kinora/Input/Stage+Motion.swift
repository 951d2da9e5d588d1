import CoreMotion
import UIKit

extension Stage {
    /// Tilts the device: `CMMotionManager` gives this motion from now on.
    ///
    /// - Parameters:
    ///   - roll: the angle about the vertical axis of the screen, in radians; positive with the right edge away from the viewer.
    ///   - pitch: the angle about its horizontal axis, in radians; 0 for a device that lies flat, half of pi for one that is held upright.
    ///   - yaw: the angle about the axis through the screen, in radians.
    ///   - userAcceleration: an acceleration along the axes, in units of gravity.
    ///   - rotationRate: in radians per second.
    ///
    /// Values that are not finite count as 0.
    public func setDeviceMotion(
        roll: Double, pitch: Double, yaw: Double = 0, userAcceleration: CMAcceleration = CMAcceleration(),
        rotationRate: CMRotationRate = CMRotationRate()
    ) {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        let (roll, pitch, yaw) = (finite(roll), finite(pitch), finite(yaw))
        MotionSensors.current.fed = MotionSample(
            roll: roll, pitch: pitch, yaw: yaw,
            gravity: CMAcceleration(x: cos(pitch) * sin(roll), y: -sin(pitch), z: -cos(pitch) * cos(roll)),
            userAcceleration: userAcceleration, rotationRate: rotationRate)
    }
}
