import CoreGraphics

/// A path with the attributes it is drawn with, for the current graphics context.
///
/// Coordinates and lengths are points of that context, angles radians; y grows downwards, so growing angles turn clockwise.
/// Points that are not finite are refused by `CGPath` with one log line.
///
/// Differs from UIKit: there is no `flatness`, curves are always drawn within a tenth of a pixel.
/// Source: https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath

    /// The width of stroked lines; 1 unless set. Not positive or not finite: nothing is stroked.
    open var lineWidth: CGFloat = 1
    /// How the ends of open stroked subpaths look.
    open var lineCapStyle: CGLineCap = .butt
    /// How the corners of stroked lines look.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How far a mitred corner may stick out, in line widths, before it is cut off; 10 unless set.
    open var miterLimit: CGFloat = 10
    /// Whether areas enclosed an even number of times are outside; false (nonzero winding) unless set.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    // MARK: Making paths

    /// An empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// A path of the elements of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The outline of `rect`, clockwise from its upper left corner.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that fits into `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// The outline of `rect` with its corners rounded by `cornerRadius`, at most half of its shorter side.
    ///
    /// Differs from UIKit: the corners are circular arcs, as those of layers are by default; UIKit's run smoothly into the sides.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// The outline of `rect` with some corners rounded by quarters of ellipses of `cornerRadii`.
    ///
    /// Radii of more than half their sides shrink together.
    ///
    /// Differs from UIKit: the corners are elliptic arcs; UIKit's run smoothly into the sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// An arc about `center`, from `startAngle` to `endAngle` (0 points to the right), clockwise as seen or not.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Building

    /// Begins a subpath at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line; without a subpath to continue it does nothing, as all of the following.
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

    /// Adds an arc about `center`, joined by a straight line when a subpath is open, clockwise as seen or not.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics names the direction for y growing upwards.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath by a straight line to its beginning.
    open func close() {
        guard !path.isEmpty else { return }
        path.closeSubpath()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// Applies `transform` to every point.
    open func apply(_ transform: CGAffineTransform) {
        let before = path
        path = CGMutablePath()
        path.addPath(before, transform: transform)
    }

    /// Makes the path empty; the drawing attributes stay.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    // MARK: Asking

    /// The path without its attributes: a copy, so that later changes on either side do not reach the other.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points, control points included; null when empty.
    open var bounds: CGRect { path.boundingBox }

    /// Where the next element starts; zero when empty.
    open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

    /// Whether `point` is in the area that `fill()` covers; open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: fillRule)
    }

    /// Sets the lengths of dashes and gaps of stroked lines, in turn; nil or a count of 0 makes lines solid again.
    ///
    /// `phase` is how far into the pattern a line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))))
    }

    /// Writes the lengths of dashes and gaps, their count and the phase where the pointers are not nil; the count is 0 for solid lines.
    ///
    /// `pattern` has to have room for all lengths: ask for the count first, with nil for it.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// The same path run through backwards, with the same attributes; the areas of the nonzero rule turn the other way round.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        reversed.path = path.reversed()
        reversed.takeAttributes(of: self)
        return reversed
    }

    /// Another path with the same elements and attributes.
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

    /// Fills the area with the current context's fill colour; its state stays as it was.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Fills the area with the fill colour, a blend mode and an opacity of 0…1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path with the current context's stroke colour and the path's own attributes; its state stays as it was.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Strokes the path with the stroke colour, the path's own attributes, a blend mode and an opacity of 0…1.
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

    /// Limits further drawing in the current context to the area of the path and the clip before.
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
        // Modes set on the context before stay in force unless this drawing asks for another.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }
}
