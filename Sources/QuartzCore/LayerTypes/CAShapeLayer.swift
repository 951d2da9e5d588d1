import CoreGraphics
import Foundation
import RenderScene

/// A layer that draws a path: first its fill, then its stroke.
///
/// The path is in the layer's own space and is not clipped to the bounds, unless the layer masks to them. It is above the background and
/// the contents and below the sublayers. It is drawn at the target's resolution, under any transform. Source: Apple, `CAShapeLayer`.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60), transform: nil)
/// ring.fillColor = nil
/// ring.strokeColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
/// ring.lineWidth = 6
/// ring.strokeEnd = 0.75
/// ```
open class CAShapeLayer: CALayer {
    /// Creates a layer without a path.
    public override init() {
        super.init()
        values.shape = ShapeValues()
    }

    /// Copies a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.shape == nil { values.shape = ShapeValues() }
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.shape = ShapeValues()
    }

    /// The path, copied when set: a path mutated later must be set again. nil draws nothing. Not animated implicitly; an animation
    /// interpolates the points linearly if both paths have the same elements, and otherwise shows the second path from the start.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of elements: the paths are compared.
    open var path: CGPath? {
        get { shape.path.map { CGPath($0) } }
        set { if newValue?.data != shape.path { changeShape(.path) { $0.path = newValue?.data } } }
    }

    /// The fill color; the default is opaque black, nil fills nothing. Open subpaths are filled as if closed. Animatable.
    open var fillColor: CGColor? {
        get { color(shape.fillColor, of: .fillColor) }
        set {
            noteSpace(of: newValue, in: .fillColor)
            if newValue?.rgba != shape.fillColor { changeShape(.fillColor) { $0.fillColor = newValue?.rgba } }
        }
    }

    /// The fill rule; the default is non-zero, also for an unknown name.
    open var fillRule: CAShapeLayerFillRule {
        get { CAShapeLayerFillRule.byRule.first { $0.0 == shape.fillRule }?.1 ?? .nonZero }
        set {
            let rule = CAShapeLayerFillRule.byRule.first { $0.1 == newValue }?.0 ?? .winding
            if rule != shape.fillRule { changeShape(.fillRule) { $0.fillRule = rule } }
        }
    }

    /// The stroke color; nil, the default, strokes nothing. Animatable.
    open var strokeColor: CGColor? {
        get { color(shape.strokeColor, of: .strokeColor) }
        set {
            noteSpace(of: newValue, in: .strokeColor)
            if newValue?.rgba != shape.strokeColor { changeShape(.strokeColor) { $0.strokeColor = newValue?.rgba } }
        }
    }

    /// Start of the stroke as a fraction of the path's length, 0 to 1, through all its subpaths; clamped. Animatable.
    open var strokeStart: CGFloat {
        get { CGFloat(shape.strokeStart) }
        set { set(.strokeStart, \.strokeStart, newValue) }
    }

    /// End of the stroke; nothing is stroked unless it is after `strokeStart`. Animatable.
    open var strokeEnd: CGFloat {
        get { CGFloat(shape.strokeEnd) }
        set { set(.strokeEnd, \.strokeEnd, newValue) }
    }

    /// Width of the stroke in points of the layer's space, half on each side of the path; the default is 1, zero or less strokes nothing.
    /// Animatable.
    open var lineWidth: CGFloat {
        get { CGFloat(shape.lineWidth) }
        set { set(.lineWidth, \.lineWidth, newValue) }
    }

    /// Maximum length of a miter join as a multiple of the line width; longer ones are cut off. The default is 10. Animatable.
    open var miterLimit: CGFloat {
        get { CGFloat(shape.miterLimit) }
        set { set(.miterLimit, \.miterLimit, newValue) }
    }

    /// The style of line ends, including those of dashes; the default is butt, also for an unknown name.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap.byCap.first { $0.0 == shape.lineCap }?.1 ?? .butt }
        set {
            let cap = CAShapeLayerLineCap.byCap.first { $0.1 == newValue }?.0 ?? .butt
            if cap != shape.lineCap { changeShape(.lineCap) { $0.lineCap = cap } }
        }
    }

    /// The style of line joins; the default is miter, also for an unknown name.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin.byJoin.first { $0.0 == shape.lineJoin }?.1 ?? .miter }
        set {
            let join = CAShapeLayerLineJoin.byJoin.first { $0.1 == newValue }?.0 ?? .miter
            if join != shape.lineJoin { changeShape(.lineJoin) { $0.lineJoin = join } }
        }
    }

    /// Offset into the dash pattern, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { CGFloat(shape.lineDashPhase) }
        set { set(.lineDashPhase, \.lineDashPhase, newValue) }
    }

    /// Alternating lengths of dashes and gaps, in points; nil is a solid line. So is a pattern with a negative length or of zeros only,
    /// which is logged. NaN and infinity are ignored and logged. Animatable by key between arrays of equal length.
    ///
    /// - Complexity: O(*n*), where *n* is the number of lengths.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
        set {
            let lengths = newValue?.map(\.doubleValue) ?? []
            guard lengths != shape.lineDashPattern, admits("lineDashPattern", lengths.reduce(0, +)) else { return }
            changeShape(.lineDashPattern) { $0.lineDashPattern = lengths }
        }
    }

    package override class func keyedProperty(_ name: String) -> KeyedProperty? {
        keyedProperties[name] ?? super.keyedProperty(name)
    }

    override class func standardLayer() -> CALayer { CAShapeLayer() }
}

extension CAShapeLayer {
    private var shape: ShapeValues { values.shape ?? ShapeValues() }

    private func changeShape(_ key: PropertyKey, _ body: (inout ShapeValues) -> Void) {
        var shape = shape
        body(&shape)
        change(key) { $0.shape = shape }
    }

    private func set(_ key: PropertyKey, _ field: WritableKeyPath<ShapeValues, Double>, _ value: CGFloat) {
        let number = Double(value)
        if number != shape[keyPath: field], admits(key.name, number) { changeShape(key) { $0[keyPath: field] = number } }
    }

    private static let keyedProperties = [String: KeyedProperty](of: [
        KeyedProperty("path", optional: \CAShapeLayer.path), KeyedProperty("fillColor", optional: \CAShapeLayer.fillColor),
        KeyedProperty("fillRule", \CAShapeLayer.fillRule), KeyedProperty("strokeColor", optional: \CAShapeLayer.strokeColor),
        KeyedProperty("strokeStart", \CAShapeLayer.strokeStart), KeyedProperty("strokeEnd", \CAShapeLayer.strokeEnd),
        KeyedProperty("lineWidth", \CAShapeLayer.lineWidth), KeyedProperty("miterLimit", \CAShapeLayer.miterLimit),
        KeyedProperty("lineCap", \CAShapeLayer.lineCap), KeyedProperty("lineJoin", \CAShapeLayer.lineJoin),
        KeyedProperty("lineDashPhase", \CAShapeLayer.lineDashPhase),
        KeyedProperty("lineDashPattern", optional: \CAShapeLayer.lineDashPattern),
    ])
}

extension CAShapeLayerFillRule: KeyedValue {}
extension CAShapeLayerLineCap: KeyedValue {}
extension CAShapeLayerLineJoin: KeyedValue {}

/// The rule for the inside of a shape layer's path. Source: Apple, `CAShapeLayerFillRule`.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points with a nonzero winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points with an odd number of crossings.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    static let byRule: [(CGPathFillRule, CAShapeLayerFillRule)] = [(.winding, .nonZero), (.evenOdd, .evenOdd)]
}

/// The style of a shape layer's line ends. Source: Apple, `CAShapeLayerLineCap`.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Extended by half the line's width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    static let byCap: [(CGLineCap, CAShapeLayerLineCap)] = [(.butt, .butt), (.round, .round), (.square, .square)]
}

/// The style of a shape layer's line joins. Source: Apple, `CAShapeLayerLineJoin`.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    static let byJoin: [(CGLineJoin, CAShapeLayerLineJoin)] = [(.miter, .miter), (.round, .round), (.bevel, .bevel)]
}
