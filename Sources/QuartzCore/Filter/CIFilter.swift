import Foundation
import RenderScene

/// A filter as layers take it: something that is done with a picture, or a way of blending two.
///
/// Known are `CIGaussianBlur` (`inputRadius`, 10 points), `CIColorControls` (`inputSaturation` 1, `inputBrightness` 0, `inputContrast` 1) and
/// `CIColorInvert` for `backgroundFilters`, and for `compositingFilter` Core Image's blend modes (`CIMultiplyBlendMode` …), `CIAdditionCompositing` and
/// `CISourceOverCompositing`. Colours are worked with as they are stored, in sRGB; `CIColorControls` changes saturation first, then brightness, then
/// contrast.
///
/// Differs from Core Image: filters belong to layers alone. There are no images here that one could be applied to by itself, so `inputImage` is no key and
/// there is no `outputImage`; all other filters are unknown. Source: Apple, `CIFilter`, Core Image Filter Reference.
public final class CIFilter: NSObject, NSCopying {
    enum Work {
        case picture(LayerFilter)
        case blending(BlendMode)
    }

    private(set) var work: Work

    /// What key paths of a layer call the filter (`backgroundFilters.name.inputRadius`); that of its kind unless set.
    public var name: String

    /// A filter by the name of its kind with its own values; nil, and a line in the log, for a name that is not known.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// The same with values by key, as `setValue(_:forKey:)` takes them; nil leaves the filter's own.
    public init?(name: String, parameters params: [String: Any]?) {
        guard let work = Work(named: name) else {
            reportOnce("CIFilter \(name)", "CIFilter(name: \"\(name)\"): there is no filter by this name here; it is nil")
            return nil
        }
        (self.work, self.name) = (work, name)
        super.init()
        for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    /// What a layer's list of filters has.
    init(_ filter: LayerFilter) { (work, name) = (.picture(filter), filter.name) }

    private init(copying other: CIFilter) { (work, name) = (other.work, other.name) }

    /// A filter with the same values and name.
    public func copy(with zone: NSZone? = nil) -> Any { CIFilter(copying: self) }

    /// The keys of the values that can be set; none for blend modes.
    public var inputKeys: [String] {
        guard case .picture(let filter) = work else { return [] }
        return filter.effect.parameters.map(\.parameter.rawValue)
    }

    /// Gives every value the one that the filter has by itself.
    public func setDefaults() { if case .picture(let filter) = work { work = .picture(LayerFilter(filter.effect)) } }

    /// Sets a value: a number, for all keys there are. A value that is none or not finite is refused with a line in the log; a key that the filter does not
    /// have traps. Layers that took the filter before keep what it was: change theirs by `setValue(_:forKeyPath:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "name", let value = value as? String { return name = value }
        guard case .picture(var filter) = work, let parameter = LayerFilter.Parameter(rawValue: key), filter[parameter] != nil else {
            trap(
                object: "CIFilter '\(name)'", value: "has no value for the key '\(key)'",
                remedy: inputKeys.isEmpty ? "It has none to set" : "Use one of its inputKeys: \(inputKeys.joined(separator: ", "))")
        }
        guard case .number(let number)? = value.flatMap({ AnimatableValue($0) }), number.isFinite else {
            return reportOnce("CIFilter \(key)", "CIFilter '\(name)': \(key) cannot be \(value ?? "nil"); the last value is kept")
        }
        filter[parameter] = number
        work = .picture(filter)
    }

    /// A value by its key, as an `NSNumber`; the name for `name`; nil for other keys.
    public func value(forKey key: String) -> Any? {
        if key == "name" { return name }
        guard case .picture(let filter) = work, let parameter = LayerFilter.Parameter(rawValue: key) else { return nil }
        return filter[parameter].map { NSNumber(value: $0) }
    }
}

/// The key of a blur's standard deviation, in points.
public let kCIInputRadiusKey = LayerFilter.Parameter.radius.rawValue
/// The key of how much colour there is: 1 as it was, 0 none.
public let kCIInputSaturationKey = LayerFilter.Parameter.saturation.rawValue
/// The key of the light that is added: 0 none, 1 makes everything white.
public let kCIInputBrightnessKey = LayerFilter.Parameter.brightness.rawValue
/// The key of how far colours lie from middle grey: 1 as they did.
public let kCIInputContrastKey = LayerFilter.Parameter.contrast.rawValue
