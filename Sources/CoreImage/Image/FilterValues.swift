import CoreGraphics
import Foundation

/// The values of a filter by key, each of the type of its input.
struct FilterValues {
    private var values: [String: Any] = [:]

    init(defaultsOf kind: FilterKind) {
        for input in kind.inputs { values[input.key] = input.standard }
    }

    subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }

    func number(_ key: String) -> Double { values[key] as? Double ?? 0 }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }
    func color(_ key: String) -> SIMD4<Double> { (values[key] as? CIColor)?.rgba ?? .zero }
    func image(_ key: String = kCIInputImageKey) -> CIImage { values[key] as? CIImage ?? .empty() }
    func transform(_ key: String) -> CGAffineTransform { (values[key] as? NSValue)?.cgAffineTransformValue ?? .identity }
}

/// A settable value of a filter.
struct FilterInput: Sendable {
    enum ValueType: Sendable {
        case image, number, vector, color, transform, bytes, text
    }

    let key: String
    let type: ValueType
    /// The value unless set; nil for an image.
    nonisolated(unsafe) let standard: Any?
    /// Whether a missing image counts as an empty one.
    var isOptional = false

    static func image(_ key: String = kCIInputImageKey, isOptional: Bool = false) -> FilterInput {
        FilterInput(key: key, type: .image, standard: nil, isOptional: isOptional)
    }
    static func number(_ key: String, _ standard: Double) -> FilterInput { FilterInput(key: key, type: .number, standard: standard) }
    static func vector(_ key: String, _ numbers: CGFloat...) -> FilterInput {
        FilterInput(key: key, type: .vector, standard: CIVector(values: numbers, count: numbers.count))
    }
    static func color(_ key: String, _ standard: CIColor) -> FilterInput { FilterInput(key: key, type: .color, standard: standard) }
}

extension FilterInput.ValueType {
    /// The value as it is stored; nil for one of another type, and for a number that is not finite.
    func accepted(_ value: Any) -> Any? {
        switch self {
        case .image: value as? CIImage
        case .number: Self.number(value).flatMap { $0.isFinite ? $0 : nil }
        case .vector: value as? CIVector
        case .color: value as? CIColor
        case .transform: (value as? CGAffineTransform).map { NSValue(cgAffineTransform: $0) } ?? value as? NSValue
        case .bytes: value as? Data
        case .text: value as? String
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }
}
