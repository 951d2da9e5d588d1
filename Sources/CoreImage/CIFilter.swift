import Foundation
import RenderScene

/// A filter for layers: an operation on an image, or a blend mode for two images.
///
/// Supported are `CIGaussianBlur` (`inputRadius`, 10 points), `CIColorControls` (`inputSaturation` 1, `inputBrightness` 0, `inputContrast`
/// 1) and `CIColorInvert` for `backgroundFilters`, and for `compositingFilter` Core Image's blend modes (`CIMultiplyBlendMode` …),
/// `CIAdditionCompositing` and `CISourceOverCompositing`. Filters work on the stored sRGB components; `CIColorControls` applies saturation
/// first, then brightness, then contrast.
///
/// Differs from Core Image: filters apply to layers alone, not to images, so there is neither an `inputImage` key nor an `outputImage`; all
/// other filters are unknown. Source: Apple, `CIFilter`, Core Image Filter Reference.
public final class CIFilter: NSObject, NSCopying {
    enum Work {
        case image(LayerFilter)
        case blending(BlendMode)
    }

    private(set) var work: Work

    /// Name of the filter in key paths of a layer (`backgroundFilters.name.inputRadius`); defaults to the filter's kind.
    public var name: String

    /// Creates a filter by the name of its kind with default values; nil, with a line in the log, for an unknown name.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates a filter with values by key, as for `setValue(_:forKey:)`; nil for the defaults.
    public init?(name: String, parameters params: [String: Any]?) {
        guard let work = Work(named: name) else {
            reportOnce("CIFilter \(name)", "CIFilter(name: \"\(name)\"): unknown filter; the result is nil")
            return nil
        }
        (self.work, self.name) = (work, name)
        super.init()
        for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    /// Creates a filter from an element of a layer's list.
    package init(_ filter: LayerFilter) { (work, name) = (.image(filter), filter.name) }

    private init(copying other: CIFilter) { (work, name) = (other.work, other.name) }

    /// Returns a filter with the same values and name.
    public func copy(with zone: NSZone? = nil) -> Any { CIFilter(copying: self) }

    /// The keys of the settable values; none for blend modes.
    public var inputKeys: [String] {
        guard case .image(let filter) = work else { return [] }
        return filter.effect.parameters.map(\.parameter.rawValue)
    }

    /// Resets all values to their defaults.
    public func setDefaults() { if case .image(let filter) = work { work = .image(LayerFilter(filter.effect)) } }

    /// Sets a value, which is a number for all keys. A value that is not a finite number is ignored and logged; an unknown key traps.
    /// Layers that have the filter already keep its old value: change theirs by `setValue(_:forKeyPath:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "name", let value = value as? String { return name = value }
        guard case .image(var filter) = work, let parameter = LayerFilter.Parameter(rawValue: key), filter[parameter] != nil else {
            trap(
                object: "CIFilter '\(name)'", value: "has no value for the key '\(key)'",
                remedy: inputKeys.isEmpty ? "It has none to set" : "Use one of its inputKeys: \(inputKeys.joined(separator: ", "))")
        }
        guard let number = Self.number(value), number.isFinite else {
            return reportOnce("CIFilter \(key)", "CIFilter '\(name)': \(key) cannot be \(value ?? "nil"); the last value is kept")
        }
        filter[parameter] = number
        work = .image(filter)
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    /// Returns a value by its key, as an `NSNumber`; the name for `name`; nil for other keys.
    public func value(forKey key: String) -> Any? {
        if key == "name" { return name }
        guard case .image(let filter) = work, let parameter = LayerFilter.Parameter(rawValue: key) else { return nil }
        return filter[parameter].map { NSNumber(value: $0) }
    }
}

/// The key of a blur's standard deviation, in points.
public let kCIInputRadiusKey = LayerFilter.Parameter.radius.rawValue
/// The key of the saturation: 1 for no change, 0 for gray.
public let kCIInputSaturationKey = LayerFilter.Parameter.saturation.rawValue
/// The key of the brightness, which is added: 0 for no change, 1 for white.
public let kCIInputBrightnessKey = LayerFilter.Parameter.brightness.rawValue
/// The key of the contrast about middle grey: 1 for no change.
public let kCIInputContrastKey = LayerFilter.Parameter.contrast.rawValue
