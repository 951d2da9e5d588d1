import CoreGraphics
import Foundation

/// Geometry as strings, such as `{1, 2}` for a point and `{{1, 2}, {3, 4}}` for a rectangle. A string of another form gives zeros.
///
/// Source: Apple, [NSCoder](https://developer.apple.com/documentation/foundation/nscoder), the part that UIKit adds.
extension NSCoder {
    /// Returns the point of a string, `{x, y}`.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the size of a string, `{width, height}`.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the vector of a string, `{dx, dy}`.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }

    /// Returns the rectangle of a string, `{{x, y}, {width, height}}`.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Returns the transform of a string, `[a, b, c, d, tx, ty]`.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    /// Returns the insets of a string, `{top, left, bottom, right}`.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Returns the offset of a string, `{horizontal, vertical}`.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// Returns a point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { list(point.x, point.y) }

    /// Returns a size as `{width, height}`.
    public class func string(for size: CGSize) -> String { list(size.width, size.height) }

    /// Returns a vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { list(vector.dx, vector.dy) }

    /// Returns a rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(list(rect.origin.x, rect.origin.y)), \(list(rect.size.width, rect.size.height))}"
    }

    /// Returns a transform as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = list(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        return "[\(numbers.dropFirst().dropLast())]"
    }

    /// Returns insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String { list(insets.top, insets.left, insets.bottom, insets.right) }

    /// Returns an offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { list(offset.horizontal, offset.vertical) }

    private static func list(_ numbers: CGFloat...) -> String {
        "{" + numbers.map { Double($0).shortText }.joined(separator: ", ") + "}"
    }

    /// The numbers of a string; nil unless it has just as many.
    private static func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
        let fields = string.split { "{}[], \t\n".contains($0) }
        let numbers = fields.compactMap { Double($0) }.map { CGFloat($0) }
        return fields.count == count && numbers.count == count ? numbers : nil
    }
}

extension Double {
    /// The shortest text of the number, without a trailing `.0`.
    fileprivate var shortText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// Geometry under a key; points, sizes and rectangles are encoded by Foundation.
extension NSCoder {
    /// Returns the point stored under a key; zeros if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { hasValue(forKey: key) ? decodePoint(forKey: key) : .zero }

    /// Returns the size stored under a key; zeros if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { hasValue(forKey: key) ? decodeSize(forKey: key) : .zero }

    /// Stores a vector under a key. The coder must accept keys.
    public func encode(_ value: CGVector, forKey key: String) { encode(NSCoder.string(for: value) as NSString, forKey: key) }

    /// Returns the vector stored under a key; zeros if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        storedText(forKey: key).map(NSCoder.cgVector(for:)) ?? CGVector(dx: 0, dy: 0)
    }

    /// Returns the rectangle stored under a key; zeros if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { hasValue(forKey: key) ? decodeRect(forKey: key) : .zero }

    /// Stores a transform under a key. The coder must accept keys.
    public func encode(_ value: CGAffineTransform, forKey key: String) { encode(NSCoder.string(for: value) as NSString, forKey: key) }

    /// Returns the transform stored under a key; the identity if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        storedText(forKey: key).map(NSCoder.cgAffineTransform(for:)) ?? .identity
    }

    /// Stores insets under a key. The coder must accept keys.
    public func encode(_ value: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: value) as NSString, forKey: key) }

    /// Returns the insets stored under a key; zeros if there is none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        storedText(forKey: key).map(NSCoder.uiEdgeInsets(for:)) ?? .zero
    }

    /// Stores an offset under a key. The coder must accept keys.
    public func encode(_ value: UIOffset, forKey key: String) { encode(NSCoder.string(for: value) as NSString, forKey: key) }

    /// Returns the offset stored under a key; zeros if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        storedText(forKey: key).map(NSCoder.uiOffset(for:)) ?? .zero
    }

    private func storedText(forKey key: String) -> String? { hasValue(forKey: key) ? decodeObject(forKey: key) as? String : nil }
}
