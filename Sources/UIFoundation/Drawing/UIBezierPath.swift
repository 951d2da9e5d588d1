import CoreGraphics

/// A path with drawing attributes, for the current graphics context.
///
/// Coordinates and lengths are points of the context, angles radians; y points down, so increasing angles turn clockwise. `CGPath`
/// ignores non-finite points and logs them once.
///
/// Differs from UIKit: there is no `flatness`, curves are always accurate to a tenth of a pixel. Source:
/// https://developer.apple.com/documentation/uikit/uibezierpath
///
/// ```swift
/// let path = UIBezierPath()
/// path.move(to: CGPoint(x: 10, y: 80))
/// path.addQuadCurve(to: CGPoint(x: 150, y: 80), controlPoint: CGPoint(x: 80, y: 0))
/// path.close()
/// path.lineWidth = 2
/// path.stroke()
/// ```
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private var path: CGMutablePath

    /// The width of stroked lines; 1 by default. Nothing is stroked if it is not positive and finite.
    open var lineWidth: CGFloat = 1
    /// The style of the ends of open stroked subpaths.
    open var lineCapStyle: CGLineCap = .butt
    /// The style of the joins of stroked segments.
    open var lineJoinStyle: CGLineJoin = .miter
    /// Maximum length of a mitre in line widths before it is bevelled; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd fill rule is used; false (nonzero winding) by default.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    // MARK: Making paths

    /// Reads a path from an archive; elements that are damaged, and those behind them, are left out. nil for a
    /// coder without keys.
    public required init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        path = CGMutablePath()
        super.init()
        path.add(coder.numbers(forKey: Key.elements))
        lineWidth = CGFloat(coder.decodeDouble(forKey: Key.lineWidth))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: Key.lineCap)) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: Key.lineJoin)) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miterLimit))
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.fillRule)
        dash = (CGFloat(coder.decodeDouble(forKey: Key.dashPhase)), coder.numbers(forKey: Key.dash).map { CGFloat($0) })
    }

    /// Writes the elements and the drawing attributes into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(path.numbers, forKey: Key.elements)
        coder.encode(Double(lineWidth), forKey: Key.lineWidth)
        coder.encode(lineCapStyle.rawValue, forKey: Key.lineCap)
        coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoin)
        coder.encode(Double(miterLimit), forKey: Key.miterLimit)
        coder.encode(usesEvenOddFillRule, forKey: Key.fillRule)
        coder.encode(Double(dash.phase), forKey: Key.dashPhase)
        coder.encode(dash.lengths.map { Double($0) }, forKey: Key.dash)
    }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Keys in archives.
    private enum Key {
        static let elements = "UIBezierPathElements"
        static let lineWidth = "UIBezierPathLineWidth"
        static let lineCap = "UIBezierPathLineCapStyle"
        static let lineJoin = "UIBezierPathLineJoinStyle"
        static let miterLimit = "UIBezierPathMiterLimit"
        static let fillRule = "UIBezierPathUsesEvenOddFillRule"
        static let dashPhase = "UIBezierPathLineDashPhase"
        static let dash = "UIBezierPathLineDashPattern"
    }

    /// Creates an empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Creates a path from the elements of `cgPath`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// Creates the outline of `rect`, clockwise from its top left corner.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse inscribed in `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates the outline of `rect` with corners rounded by `cornerRadius`, clockwise from the top edge.
    ///
    /// The corners have continuous curvature and begin 1.528665 radii before the rectangle's corners, unlike a layer's by default. As in
    /// UIKit, edges that two of them do not fit on get caps: with one such pair of edges, wider curves that meet in their middle; with
    /// both, half circles (`Documentation/Behavior.md#rounded-rectangles`). A radius that is not above 0 rounds nothing.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates the outline of `rect` with some corners rounded by the width of `cornerRadii`, as by `init(roundedRect:cornerRadius:)`.
    ///
    /// The height of `cornerRadii` has no effect, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, corners: corners, radius: cornerRadii.width)
    }

    /// Creates an arc about `center` from `startAngle` to `endAngle` (0 points right), clockwise or anticlockwise on the screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Building

    /// Begins a subpath at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line; like all methods below, has no effect without a current point.
    open func addLine(to point: CGPoint) {
        guard !path.isEmpty else { return }
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard !path.isEmpty else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard !path.isEmpty else { return }
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc about `center`, joined by a straight line to an open subpath, clockwise or anticlockwise on the screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics defines the direction for y pointing up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a straight line to its start.
    open func close() {
        guard !path.isEmpty else { return }
        path.closeSubpath()
    }

    /// Adds the elements of another path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// Applies `transform` to every point.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    open func apply(_ transform: CGAffineTransform) {
        let before = path
        path = CGMutablePath()
        path.addPath(before, transform: transform)
    }

    /// Makes the path empty; the drawing attributes stay.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    // MARK: Properties

    /// The path without attributes, as an independent copy.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of elements, as does the first change after reading.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The bounding box of all points, control points included; null if empty.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    open var bounds: CGRect { path.boundingBox }

    /// The current point; zero if empty.
    open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

    /// Whether `point` is in the area covered by `fill()`; open subpaths count as closed.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: fillRule)
    }

    /// Sets the alternating lengths of dashes and gaps of stroked lines; nil or a count of 0 makes lines solid.
    ///
    /// `phase` is the offset into the pattern at the start of a line.
    ///
    /// - Complexity: O(*n*), where *n* is the number of lengths.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))))
    }

    /// Gets the lengths of dashes and gaps, their count and the phase through non-nil pointers; the count is 0 for solid lines.
    ///
    /// `pattern` must have space for all lengths: get the count first, with nil for it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// Returns the reversed path with the same attributes; nonzero winding numbers change their sign.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        reversed.path = path.reversed()
        reversed.takeAttributes(of: self)
        return reversed
    }

    /// Returns a copy of the path with its attributes.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeAttributes(of: self)
        return copy
    }

    private func takeAttributes(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    // MARK: Drawing

    /// Fills the area with the current context's fill color; preserves the context's state.
    ///
    /// - Complexity: O(*e* log *e* + *p*), where *e* is the number of pixel rows that each edge of the path crosses, added up, and *p*
    ///   the number of painted pixels.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Fills the area with the fill color, a blend mode and an opacity of 0…1.
    ///
    /// - Complexity: O(*e* log *e* + *p*), as ``fill()``.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path with the current context's stroke color and the path's attributes; preserves the context's state.
    ///
    /// - Complexity: O(*e* log *e* + *p*), where *e* is the number of pixel rows that each edge of the line's outline crosses, added
    ///   up, and *p* the number of painted pixels.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Strokes the path with the stroke color, the path's attributes, a blend mode and an opacity of 0…1.
    ///
    /// - Complexity: O(*e* log *e* + *p*), as ``stroke()``.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard lineWidth > 0, lineWidth.isFinite else { return }
        draw(with: blendMode, alpha: alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    /// Intersects the current context's clip with the area of the path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard !path.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // The context's blend mode stays in force unless this call passes another.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }
}
