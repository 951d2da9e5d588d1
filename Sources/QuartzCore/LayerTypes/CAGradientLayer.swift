import CoreGraphics
import Foundation
import RenderScene

/// A layer that fills its bounds, corners included, with a gradient.
///
/// The gradient is above the background and the contents and below the sublayers. It is defined in a unit square stretched to the bounds,
/// so in a layer that is no square the lines of one color are at right angles to a slanting axis in the square only. Colors are
/// interpolated in sRGB without premultiplication: from white to `UIColor.clear`, which is black, the gradient passes through gray. Source:
/// Apple, `CAGradientLayer`; for the unit square and the interpolation, measurements by developers (stackoverflow.com/a/43176174).
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
/// sky.colors = [CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1), CGColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)]
/// sky.locations = [0, 0.7]
/// ```
open class CAGradientLayer: CALayer {
    /// Creates a layer without colors, which shows no gradient.
    /// The colors in the spaces in which they were set.
    private final var givenColors: [CGColor] = []

    public override init() {
        super.init()
        values.gradient = GradientValues()
    }

    /// Copies a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        givenColors = (layer as? CAGradientLayer)?.givenColors ?? []
        if values.gradient == nil { values.gradient = GradientValues() }
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.gradient = GradientValues()
    }

    /// The colors, each a `CGColor`; nil shows no gradient, a single color fills the layer. An array with anything but colors is ignored
    /// and logged. Animatable between arrays of equal length.
    ///
    /// - Complexity: O(*n*), where *n* is the number of colors.
    open var colors: [Any]? {
        get { presentColors }
        set { setColors(newValue ?? []) }
    }

    /// The location of each color, from 0 to 1; nil spreads them evenly. A location below the previous one counts as equal to it, one
    /// above 1 as 1; the first and last colors extend outwards. Apple leaves the following case open: colors without a location are
    /// dropped. NaN and infinity are ignored and logged. Animatable between arrays of equal length.
    ///
    /// - Complexity: O(*n*), where *n* is the number of locations.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
        set {
            let numbers = newValue?.map(\.doubleValue) ?? []
            guard numbers != gradient.locations, admits("locations", numbers.reduce(0, +)) else { return }
            changeGradient(.locations) { $0.locations = numbers }
        }
    }

    /// The start of the axis, or the center, in fractions of the bounds; the default is (0.5, 0). Animatable.
    open var startPoint: CGPoint {
        get { CGPoint(gradient.start) }
        set {
            guard newValue.simd != gradient.start, admits("startPoint", newValue.simd.sum()) else { return }
            changeGradient(.startPoint) { $0.start = newValue.simd }
        }
    }

    /// The end of the axis, a point on the ellipse's extent, or the first direction, in fractions of the bounds; the default is (0.5, 1).
    /// An axis or an ellipse without extent shows the last color alone. Animatable.
    open var endPoint: CGPoint {
        get { CGPoint(gradient.end) }
        set {
            guard newValue.simd != gradient.end, admits("endPoint", newValue.simd.sum()) else { return }
            changeGradient(.endPoint) { $0.end = newValue.simd }
        }
    }

    /// The type of the gradient; the default is axial, also for an unknown name.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType.byForm.first { $0.0 == gradient.form }?.1 ?? .axial }
        set {
            let form = CAGradientLayerType.byForm.first { $0.1 == newValue }?.0 ?? .axial
            if form != gradient.form { changeGradient(.gradientType) { $0.form = form } }
        }
    }

    package override class func keyedProperty(_ name: String) -> KeyedProperty? {
        keyedProperties[name] ?? super.keyedProperty(name)
    }

    override class func standardLayer() -> CALayer { CAGradientLayer() }
}

extension CAGradientLayerType: KeyedValue {}

extension CAGradientLayer {
    private static let keyedProperties = [String: KeyedProperty](of: [
        KeyedProperty("colors", optional: \CAGradientLayer.colors), KeyedProperty("locations", optional: \CAGradientLayer.locations),
        KeyedProperty("startPoint", \CAGradientLayer.startPoint), KeyedProperty("endPoint", \CAGradientLayer.endPoint),
        KeyedProperty("type", \CAGradientLayer.type),
    ])

    private var gradient: GradientValues { values.gradient ?? GradientValues() }

    private func changeGradient(_ key: PropertyKey, _ body: (inout GradientValues) -> Void) {
        var gradient = gradient
        body(&gradient)
        change(key) { $0.gradient = gradient }
    }

    /// The colors that were set, unless an animation or another value has replaced them.
    private var presentColors: [Any]? {
        if gradient.colors.isEmpty { return nil }
        if givenColors.map(\.rgba) == gradient.colors { return givenColors }
        return gradient.colors.map { CGColor(rgba: $0) }
    }

    private func setColors(_ newValue: [Any]) {
        let colors = newValue.compactMap { ($0 as? CGColor)?.rgba }
        guard colors.count == newValue.count else {
            return reportOnce("colors", "\(self): colors must contain CGColors only; they are unchanged")
        }
        givenColors = newValue.compactMap { $0 as? CGColor }
        if colors != gradient.colors { changeGradient(.colors) { $0.colors = colors } }
    }
}

/// The type of a gradient layer's gradient. Source: Apple, `CAGradientLayerType`.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from `startPoint` to `endPoint`.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the center `startPoint` to an ellipse whose width and height are twice the distances from there to `endPoint`.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// About the center `startPoint`, clockwise from the direction of `endPoint`.
    public static let conic = CAGradientLayerType(rawValue: "conic")

    static let byForm: [(GradientValues.Form, CAGradientLayerType)] = [(.axial, .axial), (.radial, .radial), (.conic, .conic)]
}
