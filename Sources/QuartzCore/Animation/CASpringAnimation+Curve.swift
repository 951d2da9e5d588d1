import CoreGraphics
import RenderScene

extension CASpringAnimation {
    /// Creates an animation of a key path along a spring curve; its duration must still be set.
    package convenience init(keyPath: String, curve: SpringCurve) {
        self.init(keyPath: keyPath)
        mass = CGFloat(curve.mass)
        stiffness = CGFloat(curve.stiffness)
        damping = CGFloat(curve.damping)
        initialVelocity = CGFloat(curve.initialVelocity)
        allowsOverdamping = curve.allowsOverdamping
    }
}
