import ObjectiveCRuntime

extension UIView {
    final var attachedMotionEffects: [UIMotionEffect] {
        get { (objc_getAssociatedObject(self, &motionEffectsKey) as? [UIMotionEffect]) ?? [] }
        set { objc_setAssociatedObject(self, &motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

@MainActor private var motionEffectsKey: UInt8 = 0
