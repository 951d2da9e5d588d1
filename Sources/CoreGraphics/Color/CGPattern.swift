import Foundation

/// Draws one cell of a pattern; receives the pattern's `info` and a context whose user space is pattern space.
public typealias CGPatternDrawPatternCallback = @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called with the pattern's `info` when the pattern is deallocated.
public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a ``CGPattern``.
///
/// Differs from UIKit: the callbacks are Swift closures, because ``CGContext`` is not a C type here; they may capture values.
///
/// Source: [CGPatternCallbacks](https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks).
public struct CGPatternCallbacks: Sendable {
    /// 0.
    public var version: UInt32
    /// Draws a cell; nil draws nothing.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called on deallocation; nil for none.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks. `version` is 0; without `drawPattern` nothing is drawn, and `releaseInfo` is called once, when the pattern ends.
    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that is repeated in two directions, for filling and stroking.
///
/// Source: [CGPattern](https://developer.apple.com/documentation/coregraphics/cgpattern).
public final class CGPattern: @unchecked Sendable {
    let bounds: CGRect
    let matrix: CGAffineTransform
    let xStep: CGFloat
    let yStep: CGFloat
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - info: Passed to the callbacks.
    ///   - bounds: The drawn area of a cell, in pattern space.
    ///   - matrix: From pattern space to base space: a ``CGContext``'s initial user space, whatever its matrix is later.
    ///   - xStep: The horizontal distance between cells in pattern space.
    ///   - yStep: The vertical distance. Cells overlap if the bounds are larger, and have gaps if they are smaller.
    ///   - tiling: The adaptation of steps that are not whole pixels; see ``CGPatternTiling``.
    ///   - isColored: False ignores the cell's own colors and uses the color given with the pattern.
    ///   - callbacks: The callbacks that draw the cell.
    /// - Returns: Nil, with one line in the log, for empty bounds, a step of 0, a matrix that is not invertible, NaN or infinity.
    ///
    /// Source: [CGPattern.init](https://developer.apple.com/documentation/coregraphics/cgpattern/init(info:bounds:matrix:xstep:ystep:tiling:iscolored:callbacks:)).
    public convenience init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        self.init(
            info: info, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, isColored: isColored, callbacks: callbacks.pointee)
    }

    /// Creates a pattern of adjacent cells drawn by `draw`.
    package convenience init?(
        bounds: CGRect, matrix: CGAffineTransform = .identity, isColored: Bool = true, draw: @escaping @Sendable (CGContext) -> Void
    ) {
        let callbacks = CGPatternCallbacks(version: 0, drawPattern: { draw($1) }, releaseInfo: nil)
        self.init(
            info: nil, bounds: bounds, matrix: matrix, xStep: bounds.width, yStep: bounds.height, isColored: isColored,
            callbacks: callbacks)
    }

    private init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, isColored: Bool,
        callbacks: CGPatternCallbacks
    ) {
        let numbers = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, xStep, yStep]
        guard numbers.allSatisfy(\.isFinite), bounds.width > 0, bounds.height > 0, xStep != 0, yStep != 0, matrix.isSafelyInvertible
        else {
            reportOnce("CGPattern.init", "CGPattern: bounds \(bounds.printed), steps \(xStep), \(yStep) or the matrix make no pattern.")
            return nil
        }
        self.bounds = bounds
        self.matrix = matrix
        (self.xStep, self.yStep) = (abs(xStep), abs(yStep))
        self.isColored = isColored
        self.info = info
        self.callbacks = callbacks
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    func draw(in context: CGContext) {
        callbacks.drawPattern?(info, context)
    }
}

/// The adaptation of pattern steps that are not whole pixels.
///
/// Source: [CGPatternTiling](https://developer.apple.com/documentation/coregraphics/cgpatterntiling).
///
/// Differs from UIKit: a cell is always drawn in whole pixels and then stretched, by less than one, to its exact step.
public enum CGPatternTiling: Int32, Sendable {
    /// Adjusts the spacing, by less than a pixel.
    case noDistortion = 0
    /// Distorts the cell, by less than a pixel, for speed.
    case constantSpacingMinimalDistortion = 1
    /// Distorts the cell.
    case constantSpacing = 2
}
