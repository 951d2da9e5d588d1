import CoreGraphics
import RenderScene

extension CASpringAnimation {
    /// An animation of a key path that goes as a curve does; its duration is still to be set.
    package convenience init(keyPath: String, curve: SpringCurve) {
        self.init(keyPath: keyPath)
        mass = CGFloat(curve.mass)
        stiffness = CGFloat(curve.stiffness)
        damping = CGFloat(curve.damping)
        initialVelocity = CGFloat(curve.initialVelocity)
        allowsOverdamping = curve.allowsOverdamping
    }
}
