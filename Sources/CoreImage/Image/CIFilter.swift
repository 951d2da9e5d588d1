import Foundation
import RenderScene

/// A filter: a function of images and values that gives an image; some also serve as filters or blend modes of layers.
///
/// A filter has values by key. ``outputImage`` is a recipe of the values that the filter has at that time: later changes do not affect it.
/// Filters compute in the context's working space, linear sRGB by default. `CIGaussianBlur`, `CIColorControls`, `CIColorInvert` and
/// `CIAreaAverage` serve for `backgroundFilters` of layers, where they work on the stored sRGB components, and the blend modes for
/// `compositingFilter`.
///
/// Known filters: `CIGaussianBlur`, `CIBoxBlur`; `CIColorControls`, `CIColorInvert`, `CIColorMatrix`, `CIColorClamp`, `CIColorMonochrome`,
/// `CIFalseColor`, `CIExposureAdjust`, `CIGammaAdjust`, `CIHueAdjust`, `CIMaskToAlpha`; Core Image's blend modes (`CIMultiplyBlendMode` …)
/// and compositing filters (`CISourceOverCompositing` …), `CIBlendWithMask`, `CIBlendWithAlphaMask`, `CIDissolveTransition`;
/// `CIAffineTransform`, `CIAffineClamp`, `CICrop`, `CIPixellate`, `CIAreaAverage`; `CIConstantColorGenerator`, `CILinearGradient`,
/// `CIQRCodeGenerator`. Differs from Core Image: all other names give nil, among them filters whose formula Apple does not publish, such as
/// `CISepiaTone` and the photo effects. Source: Apple, `CIFilter`, Core Image Filter Reference.
///
/// ```swift
/// let filter = CIFilter(name: "CIColorControls")
/// filter?.setValue(UIImage(named: "photo").flatMap { CIImage(image: $0) }, forKey: kCIInputImageKey)
/// filter?.setValue(0, forKey: kCIInputSaturationKey)
/// let gray = filter?.outputImage
/// ```
public final class CIFilter: NSObject, NSCopying {
    let kind: FilterKind
    private(set) var values: FilterValues

    /// Name of the filter in key paths of a layer (`backgroundFilters.name.inputRadius`); defaults to the filter's kind.
    public var name: String

    /// Creates a filter by the name of its kind with default values; nil, with a line in the log, for an unknown name.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates a filter with values by key, as for `setValue(_:forKey:)`; nil for the defaults.
    public init?(name: String, parameters params: [String: Any]?) {
        guard let kind = FilterKind.all[name] else {
            reportOnce("CIFilter \(name)", "CIFilter(name: \"\(name)\"): unknown filter; the result is nil")
            return nil
        }
        (self.kind, self.name) = (kind, name)
        values = FilterValues(defaultsOf: kind)
        super.init()
        for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    /// Creates a filter from an element of a layer's list.
    package init(_ filter: LayerFilter) {
        kind = FilterKind.kind(of: filter.effect)
        values = FilterValues(defaultsOf: kind)
        name = filter.name
        super.init()
        for (parameter, _) in filter.effect.parameters { values[parameter.rawValue] = filter[parameter] }
    }

    private init(copying other: CIFilter) { (kind, values, name) = (other.kind, other.values, other.name) }

    /// Returns a filter with the same values and name.
    public func copy(with zone: NSZone? = nil) -> Any { CIFilter(copying: self) }

    /// The keys of the settable values.
    public var inputKeys: [String] { kind.inputs.map(\.key) }

    /// The keys of the results: `outputImage`.
    public var outputKeys: [String] { [kCIOutputImageKey] }

    /// Resets all values to their defaults; images have none.
    public func setDefaults() { values = FilterValues(defaultsOf: kind) }

    /// Sets a value: an image, a number, a ``CIVector``, a ``CIColor``, a transform (`NSValue`), bytes or a text, by the key; nil takes the
    /// default. A value of another type, and a number that is not finite, are ignored and logged; an unknown key traps. Layers that have
    /// the filter already keep its old value: change theirs by `setValue(_:forKeyPath:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "name", let value = value as? String { return name = value }
        guard let input = kind.inputs.first(where: { $0.key == key }) else {
            trap(
                object: "CIFilter '\(name)'", value: "has no value for the key '\(key)'",
                remedy: inputKeys.isEmpty ? "It has none to set" : "Use one of its inputKeys: \(inputKeys.joined(separator: ", "))")
        }
        // An optional that holds nil is nil too.
        if value == nil
            || value.flatMap({ Mirror(reflecting: $0).displayStyle == .optional && Mirror(reflecting: $0).children.isEmpty }) == true
        {
            return values[key] = input.standard
        }
        guard let accepted = value.flatMap(input.type.accepted) else {
            return reportOnce("CIFilter \(key)", "CIFilter '\(name)': \(key) cannot be \(value ?? "nil"); the last value is kept")
        }
        values[key] = accepted
    }

    /// Returns a value by its key, a number as an `NSNumber`; the name for `name`, the result for `outputImage`; nil for other keys.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case kCIOutputImageKey: outputImage
        default: (values[key] as? Double).map { NSNumber(value: $0) } ?? values[key]
        }
    }

    /// The result of the filter's present values; nil while an input image is missing.
    public var outputImage: CIImage? {
        // Without its images a filter has no result; a background may be absent.
        for input in kind.inputs where input.type == .image && !input.isOptional && values[input.key] == nil { return nil }
        return kind.output(values)
    }
}

extension CIFilter {
    /// The filter of a layer's image under its present name; nil for a filter that layers do not take.
    package var layerFilter: LayerFilter? {
        guard let effect = kind.layerEffect else { return nil }
        var filter = LayerFilter(effect, name: name)
        for (parameter, _) in effect.parameters { filter[parameter] = values.number(parameter.rawValue) }
        return filter
    }

    /// nil for a filter that is no blend mode.
    package var blendMode: BlendMode? { kind.blendMode }
}

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind another.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that says where another shows.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a transition's second image.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"
/// The key of a blur's standard deviation, in pixels; of a layer's, in points.
public let kCIInputRadiusKey = LayerFilter.Parameter.radius.rawValue
/// The key of the saturation: 1 for no change, 0 for gray.
public let kCIInputSaturationKey = LayerFilter.Parameter.saturation.rawValue
/// The key of the brightness, which is added: 0 for no change, 1 for white.
public let kCIInputBrightnessKey = LayerFilter.Parameter.brightness.rawValue
/// The key of the contrast about middle gray: 1 for no change.
public let kCIInputContrastKey = LayerFilter.Parameter.contrast.rawValue
/// The key of an exposure in stops: 0 for no change, 1 for twice the light.
public let kCIInputEVKey = "inputEV"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of the amount of an effect, usually from 0 to 1.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a center, a ``CIVector``.
public let kCIInputCenterKey = "inputCenter"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a rectangle, a ``CIVector``.
public let kCIInputExtentKey = "inputExtent"
/// The key of a transition's progress, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a transform, an `NSValue`.
public let kCIInputTransformKey = "inputTransform"
