import CoreGraphics
import ObjectiveCRuntime

// Paths of a class that is known at run time alone, for code that `kinora swift` translates; see `UIColor+Instances.swift`. UIKit's
// initializers of paths begin with `init()` of the class.

/// Makes a path of a class that is known at run time alone, by its `init()`, from the elements of another.
private func instance<T: UIBezierPath>(of type: T.Type, like path: UIBezierPath) -> T {
    let instance = _instance(of: type)
    instance.append(path)
    return instance
}

/// Makes a path of a class that is known at run time alone, as `init(cgPath:)` does.
public func _instance<T: UIBezierPath>(of type: T.Type, cgPath: CGPath) -> T { instance(of: type, like: UIBezierPath(cgPath: cgPath)) }

/// Makes a path of a class that is known at run time alone, as `init(rect:)` does.
public func _instance<T: UIBezierPath>(of type: T.Type, rect: CGRect) -> T { instance(of: type, like: UIBezierPath(rect: rect)) }

/// Makes a path of a class that is known at run time alone, as `init(ovalIn:)` does.
public func _instance<T: UIBezierPath>(of type: T.Type, ovalIn rect: CGRect) -> T { instance(of: type, like: UIBezierPath(ovalIn: rect)) }

/// Makes a path of a class that is known at run time alone, as `init(roundedRect:cornerRadius:)` does.
public func _instance<T: UIBezierPath>(of type: T.Type, roundedRect rect: CGRect, cornerRadius: CGFloat) -> T {
    instance(of: type, like: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
}

/// Makes a path of a class that is known at run time alone, as `init(roundedRect:byRoundingCorners:cornerRadii:)` does.
public func _instance<T: UIBezierPath>(
    of type: T.Type, roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
) -> T {
    instance(of: type, like: UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii))
}

/// Makes a path of a class that is known at run time alone, as `init(arcCenter:radius:startAngle:endAngle:clockwise:)` does.
public func _instance<T: UIBezierPath>(
    of type: T.Type, arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
) -> T {
    instance(
        of: type,
        like: UIBezierPath(arcCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise))
}
