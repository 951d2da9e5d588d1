import CoreGraphics

// Colors of a class that is known at run time alone, for code that `kinora swift` translates: `self.init(white: 1, alpha: 1)` in a type
// method that returns `Self`. Objective-C makes them by any initializer, Swift by required ones.

extension UIColor {
    @_silgen_name("kinora_UIColor_initColor") convenience init(instance color: CGColor) { self.init(cgColor: color) }
    @_silgen_name("kinora_UIColor_initColor") fileprivate static func instance(_ color: __owned CGColor) -> UIColor

    @_silgen_name("kinora_UIColor_initRed") convenience init(instance red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    @_silgen_name("kinora_UIColor_initRed")
    fileprivate static func instance(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> UIColor

    @_silgen_name("kinora_UIColor_initWhite") convenience init(instance white: CGFloat, _ alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    @_silgen_name("kinora_UIColor_initWhite") fileprivate static func instance(_ white: CGFloat, _ alpha: CGFloat) -> UIColor

    @_silgen_name("kinora_UIColor_initHue")
    convenience init(instanceHue hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    @_silgen_name("kinora_UIColor_initHue")
    fileprivate static func instance(hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat) -> UIColor

    @_silgen_name("kinora_UIColor_initP3")
    convenience init(instanceP3 red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
        self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    @_silgen_name("kinora_UIColor_initP3")
    fileprivate static func instance(displayP3Red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> UIColor

    @_silgen_name("kinora_UIColor_initProvider")
    convenience init(instance provider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.init(dynamicProvider: provider) }
    @_silgen_name("kinora_UIColor_initProvider")
    fileprivate static func instance(_ provider: __owned @escaping @Sendable (UITraitCollection) -> UIColor) -> UIColor
}

/// Makes a color of a class that is known at run time alone, by its `init(cgColor:)`.
public func _instance<T: UIColor>(of type: T.Type, cgColor: CGColor) -> T { unsafeDowncast(type.instance(cgColor), to: type) }

/// Makes a color of a class that is known at run time alone, by its `init(red:green:blue:alpha:)`.
public func _instance<T: UIColor>(of type: T.Type, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> T {
    unsafeDowncast(type.instance(red, green, blue, alpha), to: type)
}

/// Makes a color of a class that is known at run time alone, by its `init(white:alpha:)`.
public func _instance<T: UIColor>(of type: T.Type, white: CGFloat, alpha: CGFloat) -> T {
    unsafeDowncast(type.instance(white, alpha), to: type)
}

/// Makes a color of a class that is known at run time alone, by its `init(hue:saturation:brightness:alpha:)`.
public func _instance<T: UIColor>(of type: T.Type, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) -> T {
    unsafeDowncast(type.instance(hue: hue, saturation, brightness, alpha), to: type)
}

/// Makes a color of a class that is known at run time alone, by its `init(displayP3Red:green:blue:alpha:)`.
public func _instance<T: UIColor>(of type: T.Type, displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> T {
    unsafeDowncast(type.instance(displayP3Red: displayP3Red, green, blue, alpha), to: type)
}

/// Makes a color of a class that is known at run time alone, by its `init(dynamicProvider:)`.
@preconcurrency
public func _instance<T: UIColor>(
    of type: T.Type, dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
) -> T {
    unsafeDowncast(type.instance(dynamicProvider), to: type)
}
