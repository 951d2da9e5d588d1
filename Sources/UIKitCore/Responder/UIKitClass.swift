import ObjectiveCRuntime

/// The classes of UIKit among those of a program.
enum UIKitClass {
    /// The class itself, or the nearest above it that is UIKit's; nil if there is none.
    static func nearest(to type: AnyClass) -> AnyClass? {
        var at: AnyClass? = type
        while let type = at, !contains(type) { at = _getSuperclass(type) }
        return at
    }

    static func contains(_ type: AnyClass) -> Bool {
        ["UIKit", "UIKitCore", "UIKitControls", "UIKitLists"].contains(String(_typeName(type).prefix { $0 != "." }))
    }
}
