import CoreGraphics
import Foundation

/// A color for filters, as components in sRGB.
///
/// Components are stored as given; filters convert them to the working space. Equal by components. Follows
/// [CIColor](https://developer.apple.com/documentation/coreimage/cicolor).
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
    let rgba: SIMD4<Double>

    /// Creates an opaque color.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { self.init(red: r, green: g, blue: b, alpha: 1) }

    /// Creates a color; components that are not finite count as 0, and alpha is clamped to 0...1.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        self.init(cgColor: CGColor(red: r, green: g, blue: b, alpha: a))
    }

    /// Creates a color from a Core Graphics color; of a pattern, black.
    public init(cgColor color: CGColor) {
        rgba = color.rgba
        super.init()
    }

    /// Creates a color from up to four numbers with spaces between them, as ``stringRepresentation`` writes; absent colors are 0, absent
    /// alpha is 1.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").prefix(4).map { CGFloat(Double($0) ?? 0) }
        func component(_ index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : index == 3 ? 1 : 0 }
        self.init(red: component(0), green: component(1), blue: component(2), alpha: component(3))
    }

    /// Red, not premultiplied.
    public var red: CGFloat { CGFloat(rgba.x) }
    /// Green, not premultiplied.
    public var green: CGFloat { CGFloat(rgba.y) }
    /// Blue, not premultiplied.
    public var blue: CGFloat { CGFloat(rgba.z) }
    /// Opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(rgba.w) }
    /// Number of components, alpha included: 4.
    public var numberOfComponents: Int { 4 }
    /// The four components with spaces between them.
    public var stringRepresentation: String { "\(rgba.x) \(rgba.y) \(rgba.z) \(rgba.w)" }

    /// Returns this color, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.rgba == rgba }
    public override var hash: Int { rgba.hashValue }
    public override var description: String { stringRepresentation }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// The gray with components of 0.5.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
