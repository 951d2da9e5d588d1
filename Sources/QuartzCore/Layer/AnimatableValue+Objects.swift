import CoreGraphics
import Foundation
import RenderScene

extension AnimatableValue {
    /// Converts a public value; nil if its type is not animatable.
    init?(_ any: Any) {
        // Numbers before Bool: an NSNumber would match both.
        switch any {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .flag(value)
        case let value as CGPoint: self = .pair(value.simd)
        case let value as CGSize: self = .pair(value.simd)
        case let value as CGVector: self = .pair(SIMD2(Double(value.dx), Double(value.dy)))
        case let value as CGRect: self = .rect(value.simd)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value.rgba)
        case let value as CGImage: self = .image(value)
        case let value as CGPath: self = .path(value.data)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue:
            switch value.boxedGeometry {
            case .point(let v): self = .pair(v.simd)
            case .size(let v): self = .pair(v.simd)
            case .rect(let v): self = .rect(v.simd)
            case .vector(let v): self = .pair(SIMD2(Double(v.dx), Double(v.dy)))
            case .affine(let v): self = .transform(CATransform3DMakeAffineTransform(v))
            case .transform(let v): self = .transform(v)
            case nil: return nil
            }
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as [Any]:
            guard let together = Self.together(value) else { return nil }
            self = together
        default: return nil
        }
    }

    /// Numbers or colors as one value; nil for other arrays.
    private static func together(_ array: [Any]) -> AnimatableValue? {
        let values = array.compactMap { AnimatableValue($0) }
        guard !values.isEmpty, values.count == array.count else { return nil }
        let numbers = values.compactMap { if case .number(let v) = $0 { v } else { nil } }
        if numbers.count == values.count { return .numbers(numbers) }
        let colors = values.compactMap { if case .color(let v) = $0 { v } else { nil } }
        return colors.count == values.count ? .colors(colors) : nil
    }

    /// This value converted to the type of another one, if possible: numbers to flags and vice versa.
    func matching(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number, .number), (.flag, .flag), (.pair, .pair), (.rect, .rect), (.color, .color), (.transform, .transform),
            (.image, .image), (.image, .crossFade), (.path, .path), (.numbers, .numbers), (.colors, .colors):
            return self
        case (.flag(let v), .number): return .number(v ? 1 : 0)
        case (.number(let v), .flag): return .flag(v != 0)
        default: return nil
        }
    }

    /// Whether all components are finite.
    var isFinite: Bool {
        switch self {
        case .number(let v): return v.isFinite
        case .pair(let v): return v.sum().isFinite
        case .rect(let v): return v.sum().isFinite
        case .color(let v): return v?.sum().isFinite ?? true
        case .transform(let m): return m.sumOfElements.isFinite
        case .numbers(let v): return v.allSatisfy(\.isFinite)
        case .colors(let v): return v.allSatisfy { $0.sum().isFinite }
        // Points of a path are always finite.
        case .flag, .image, .crossFade, .path: return true
        }
    }
}

extension AnimatableValue {
    /// The value as key-value coding returns it.
    ///
    /// - Parameter isSize: whether a pair is a size.
    func object(isSize: Bool) -> Any? {
        switch self {
        case .number(let v): return v
        case .flag(let v): return v
        case .pair(let v): return isSize ? CGSize(v) as Any : CGPoint(v) as Any
        case .rect(let v): return CGRect(v)
        case .color(let v): return v.map { CGColor(rgba: $0) }
        case .transform(let m): return m
        case .image(let image), .crossFade(_, let image, _): return image
        case .path(let path): return path.map { CGPath($0) }
        case .colors(let colors): return colors.isEmpty ? nil : colors.map { CGColor(rgba: $0) }
        case .numbers(let numbers): return numbers.isEmpty ? nil : numbers.map { NSNumber(value: $0) }
        }
    }

    /// Value of a property set to nil: no color, no contents, an empty list, zero.
    var cleared: AnimatableValue {
        switch self {
        case .color: return .color(nil)
        case .colors: return .colors([])
        case .numbers: return .numbers([])
        default: return zero
        }
    }
}

extension CGColor {
    /// A color of extended sRGB components.
    package convenience init(rgba: RGBA) { self.init(rgba: rgba, space: .standardRGB) }
}
