import CoreGraphics
import Foundation
import RenderScene

/// A layer that draws a path: filled, and then stroked.
///
/// The path is in the layer's own space and is not cut to the bounds, unless the layer masks to them. It lies above the background and the contents and
/// below the sublayers. It is drawn at the target's resolution, under whatever transform. Source: Apple, `CAShapeLayer`.
open class CAShapeLayer: CALayer {
    /// A layer without a path.
    public override init() {
        super.init()
        values.shape = ShapeValues()
    }

    /// A copy of a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.shape == nil { values.shape = ShapeValues() }
    }

    /// There are no archives of layers here; gives a layer with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.shape = ShapeValues()
    }

    /// What is drawn, as it is now: a path changed later must be set again. nil draws nothing. It does not animate by itself; an animation moves each
    /// point straight to its partner when both paths have the same steps, and shows the second one from the start when they have not.
    open var path: CGPath? {
        get { shape.path.map { CGPath($0) } }
        set { if newValue?.data != shape.path { changeShape(.path) { $0.path = newValue?.data } } }
    }

    /// Opaque black unless set; nil fills nothing. Open parts are filled as if closed. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor.map { CGColor(rgba: $0) } }
        set { if newValue?.rgba != shape.fillColor { changeShape(.fillColor) { $0.fillColor = newValue?.rgba } } }
    }

    /// What is inside; non-zero unless set, as for an unknown name.
    open var fillRule: CAShapeLayerFillRule {
        get { CAShapeLayerFillRule.byRule.first { $0.0 == shape.fillRule }?.1 ?? .nonZero }
        set {
            let rule = CAShapeLayerFillRule.byRule.first { $0.1 == newValue }?.0 ?? .winding
            if rule != shape.fillRule { changeShape(.fillRule) { $0.fillRule = rule } }
        }
    }

    /// nil, which it is unless set, strokes nothing. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor.map { CGColor(rgba: $0) } }
        set { if newValue?.rgba != shape.strokeColor { changeShape(.strokeColor) { $0.strokeColor = newValue?.rgba } } }
    }

    /// Where along the path the line begins: 0 at its start to 1 at its end, by length, through all its parts. Held to that range. Animatable.
    open var strokeStart: CGFloat {
        get { CGFloat(shape.strokeStart) }
        set { set("strokeStart", .strokeStart, \.strokeStart, newValue) }
    }

    /// Where along the path the line ends; nothing is stroked where that is not after `strokeStart`. Animatable.
    open var strokeEnd: CGFloat {
        get { CGFloat(shape.strokeEnd) }
        set { set("strokeEnd", .strokeEnd, \.strokeEnd, newValue) }
    }

    /// In points of the layer's space, half on each side of the path; 1 unless set, zero or less strokes nothing. Animatable.
    open var lineWidth: CGFloat {
        get { CGFloat(shape.lineWidth) }
        set { set("lineWidth", .lineWidth, \.lineWidth, newValue) }
    }

    /// How long a pointed corner may be as a multiple of the line's width, 10 unless set; longer ones are cut off. Animatable.
    open var miterLimit: CGFloat {
        get { CGFloat(shape.miterLimit) }
        set { set("miterLimit", .miterLimit, \.miterLimit, newValue) }
    }

    /// How the line's ends, dashes' included, look; butt unless set, as for an unknown name.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap.byCap.first { $0.0 == shape.lineCap }?.1 ?? .butt }
        set {
            let cap = CAShapeLayerLineCap.byCap.first { $0.1 == newValue }?.0 ?? .butt
            if cap != shape.lineCap { changeShape(.lineCap) { $0.lineCap = cap } }
        }
    }

    /// How the line's corners look; miter unless set, as for an unknown name.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin.byJoin.first { $0.0 == shape.lineJoin }?.1 ?? .miter }
        set {
            let join = CAShapeLayerLineJoin.byJoin.first { $0.1 == newValue }?.0 ?? .miter
            if join != shape.lineJoin { changeShape(.lineJoin) { $0.lineJoin = join } }
        }
    }

    /// How far into the dash pattern the line begins, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { CGFloat(shape.lineDashPhase) }
        set { set("lineDashPhase", .lineDashPhase, \.lineDashPhase, newValue) }
    }

    /// Lengths of dashes and of the gaps after them by turns, in points; nil is an unbroken line, as is a pattern with a negative length or of zeros only,
    /// which is reported. NaN or infinity is refused with a line in the log. Animatable by key between arrays of equal length.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
        set {
            let lengths = newValue?.map(\.doubleValue) ?? []
            guard lengths != shape.lineDashPattern, admits("lineDashPattern", lengths.reduce(0, +)) else { return }
            changeShape(.lineDashPattern) { $0.lineDashPattern = lengths }
        }
    }

    /// As `CALayer.setValue(_:forKey:)`; `fillRule`, `lineCap` and `lineJoin` take their types or names.
    open override func setValue(_ value: Any?, forKey key: String) {
        if !setName(value, forKey: key) { super.setValue(value, forKey: key) }
    }

    /// As `CALayer.value(forKey:)`; `fillRule`, `lineCap` and `lineJoin` give names.
    open override func value(forKey key: String) -> Any? { name(forKey: key) ?? super.value(forKey: key) }

    package override class var kindKeys: [String: PropertyKey] { KeyPaths.shapeKeys }

    package override func assignOfKind(_ value: AnimatableValue, to key: PropertyKey) { assignToShape(value, to: key) }
}

extension CAShapeLayer {
    private var shape: ShapeValues { values.shape ?? ShapeValues() }

    private func changeShape(_ key: PropertyKey, _ body: (inout ShapeValues) -> Void) {
        var shape = shape
        body(&shape)
        change(key) { $0.shape = shape }
    }

    private func set(_ name: String, _ key: PropertyKey, _ field: WritableKeyPath<ShapeValues, Double>, _ value: CGFloat) {
        let number = Double(value)
        if number != shape[keyPath: field], admits(name, number) { changeShape(key) { $0[keyPath: field] = number } }
    }

    private func assignToShape(_ value: AnimatableValue, to key: PropertyKey) {
        switch (key, value) {
        case (.path, .path(let v)): path = v.map { CGPath($0) }
        case (.fillColor, .color(let v)): fillColor = v.map { CGColor(rgba: $0) }
        case (.strokeColor, .color(let v)): strokeColor = v.map { CGColor(rgba: $0) }
        case (.strokeStart, .number(let v)): strokeStart = CGFloat(v)
        case (.strokeEnd, .number(let v)): strokeEnd = CGFloat(v)
        case (.lineWidth, .number(let v)): lineWidth = CGFloat(v)
        case (.miterLimit, .number(let v)): miterLimit = CGFloat(v)
        case (.lineDashPhase, .number(let v)): lineDashPhase = CGFloat(v)
        case (.lineDashPattern, .numbers(let v)): lineDashPattern = v.map { NSNumber(value: $0) }
        default: break
        }
    }

    /// Sets one of the properties whose values are names; false for other keys.
    private func setName(_ value: Any?, forKey key: String) -> Bool {
        let name = value as? String ?? ""
        switch key {
        case "fillRule": fillRule = value as? CAShapeLayerFillRule ?? CAShapeLayerFillRule(rawValue: name)
        case "lineCap": lineCap = value as? CAShapeLayerLineCap ?? CAShapeLayerLineCap(rawValue: name)
        case "lineJoin": lineJoin = value as? CAShapeLayerLineJoin ?? CAShapeLayerLineJoin(rawValue: name)
        default: return false
        }
        return true
    }

    private func name(forKey key: String) -> String? {
        switch key {
        case "fillRule": return fillRule.rawValue
        case "lineCap": return lineCap.rawValue
        case "lineJoin": return lineJoin.rawValue
        default: return nil
        }
    }
}
