import Foundation

/// Draws one cell of a pattern; gets the pattern's `info` and a context whose user space is the pattern's.
public typealias CGPatternDrawPatternCallback = @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called with the pattern's `info` when the pattern goes away.
public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// What a ``CGPattern`` calls.
///
/// Differs from UIKit: the callbacks are Swift's closures, because C knows no ``CGContext`` here; they may hold values.
///
/// Source: [CGPatternCallbacks](https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks).
public struct CGPatternCallbacks: Sendable {
    /// 0.
    public var version: UInt32
    /// Draws a cell; nil draws nothing.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called at the end; nil for nothing.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that is repeated in two directions, to fill and stroke with.
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

    /// Makes a pattern.
    ///
    /// - Parameters:
    ///   - info: passed to the callbacks.
    ///   - bounds: what is drawn of a cell, in pattern space.
    ///   - matrix: from pattern space to base space: where a ``CGContext``'s user space is at first, whatever its matrix is later.
    ///   - xStep: from one cell to the next in pattern space.
    ///   - yStep: likewise. Cells overlap where the bounds are larger, with gaps between them where they are smaller.
    ///   - tiling: how steps that are no whole pixels are adapted; see ``CGPatternTiling``.
    ///   - isColored: false for a stencil: the cell's own colours are ignored, and those given with the pattern used.
    ///   - callbacks: what draws the cell.
    /// - Returns: nil, with one line in the log, for empty bounds, a step of 0, a matrix that cannot be inverted, NaN or infinity.
    ///
    /// Source: [CGPattern.init](https://developer.apple.com/documentation/coregraphics/cgpattern/init(info:bounds:matrix:xstep:ystep:tiling:iscolored:callbacks:)).
    public convenience init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        self.init(
            info: info, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, isColored: isColored, callbacks: callbacks.pointee)
    }

    /// Makes a pattern of cells without gaps that `draw` draws.
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
