import CoreGraphics
import Foundation
import RenderScene

/// A layer that fills its bounds, corners included, with colours that run into one another.
///
/// The gradient lies above the background and the contents and below the sublayers. It is made in a unit square that is stretched to the bounds, so in a
/// layer that is no square the lines of one colour are at right angles to a slanting axis in the square only. Colours are mixed in sRGB without being
/// multiplied by their alpha before: from white to `UIColor.clear`, which is a black, the way leads through gray.
/// Source: Apple, `CAGradientLayer`; for the unit square and the mixing, what developers measured (stackoverflow.com/a/43176174).
open class CAGradientLayer: CALayer {
    /// A layer without colours, which shows no gradient.
    public override init() {
        super.init()
        values.gradient = GradientValues()
    }

    /// A copy of a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.gradient == nil { values.gradient = GradientValues() }
    }

    /// There are no archives of layers here; gives a layer with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.gradient = GradientValues()
    }

    /// The colours, each a `CGColor`; nil shows no gradient, one alone fills the layer. Something else than a colour in it is refused, the whole array
    /// with a line in the log. Animatable between arrays of equal length.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors.map { CGColor(rgba: $0) } }
        set { setColors(newValue ?? []) }
    }

    /// Where each colour stands, from 0 to 1; nil spreads them evenly. One that is smaller than the one before counts as equal to it, one beyond 1 as 1;
    /// before the first and after the last their colours go on. Differs from Apple's, which leaves that open: colours without a location are left
    /// out. NaN or infinity is refused with a line in the log. Animatable between arrays of equal length.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
        set {
            let numbers = newValue?.map(\.doubleValue) ?? []
            guard numbers != gradient.locations, admits("locations", numbers.reduce(0, +)) else { return }
            changeGradient(.locations) { $0.locations = numbers }
        }
    }

    /// The axis' start, or the centre, in fractions of the bounds; (0.5, 0) unless set. Animatable.
    open var startPoint: CGPoint {
        get { CGPoint(gradient.start) }
        set {
            guard newValue.simd != gradient.start, admits("startPoint", newValue.simd.sum()) else { return }
            changeGradient(.startPoint) { $0.start = newValue.simd }
        }
    }

    /// The axis' end, a point that gives the ellipse's extent, or the first direction, in fractions of the bounds; (0.5, 1) unless set. An axis or an
    /// ellipse without extent shows the last colour alone. Animatable.
    open var endPoint: CGPoint {
        get { CGPoint(gradient.end) }
        set {
            guard newValue.simd != gradient.end, admits("endPoint", newValue.simd.sum()) else { return }
            changeGradient(.endPoint) { $0.end = newValue.simd }
        }
    }

    /// The gradient's form, axial unless set; an unknown name counts as axial.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType.byForm.first { $0.0 == gradient.form }?.1 ?? .axial }
        set {
            let form = CAGradientLayerType.byForm.first { $0.1 == newValue }?.0 ?? .axial
            if form != gradient.form { changeGradient(.gradientType) { $0.form = form } }
        }
    }

    /// As `CALayer.setValue(_:forKey:)`; `type` takes a `CAGradientLayerType` or its name.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "type" else { return super.setValue(value, forKey: key) }
        type = value as? CAGradientLayerType ?? CAGradientLayerType(rawValue: value as? String ?? "")
    }

    /// As `CALayer.value(forKey:)`; `type` gives the name.
    open override func value(forKey key: String) -> Any? { key == "type" ? type.rawValue : super.value(forKey: key) }

    package override class var kindKeys: [String: PropertyKey] { KeyPaths.gradientKeys }

    package override func assignOfKind(_ value: AnimatableValue, to key: PropertyKey) {
        switch (key, value) {
        case (.colors, .colors(let v)): colors = v.map { CGColor(rgba: $0) }
        case (.locations, .numbers(let v)): locations = v.map { NSNumber(value: $0) }
        case (.startPoint, .pair(let v)): startPoint = CGPoint(v)
        case (.endPoint, .pair(let v)): endPoint = CGPoint(v)
        default: break
        }
    }
}

extension CAGradientLayer {
    private var gradient: GradientValues { values.gradient ?? GradientValues() }

    private func changeGradient(_ key: PropertyKey, _ body: (inout GradientValues) -> Void) {
        var gradient = gradient
        body(&gradient)
        change(key) { $0.gradient = gradient }
    }

    private func setColors(_ newValue: [Any]) {
        let colors = newValue.compactMap { ($0 as? CGColor)?.rgba }
        guard colors.count == newValue.count else {
            return reportOnce("colors", "\(self): colors must hold CGColors only; they stay as they were")
        }
        if colors != gradient.colors { changeGradient(.colors) { $0.colors = colors } }
    }
}
