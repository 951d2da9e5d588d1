import Foundation

/// The way in which Core Text draws glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills them.
    case fill = 0
    /// Strokes them with the context's line width and stroke color.
    case stroke = 1
    /// Fills, then strokes them.
    case fillStroke = 2
    /// Draws nothing.
    case invisible = 3
    /// Fills them and adds them to the clip.
    case fillClip = 4
    /// Strokes them and adds them to the clip.
    case strokeClip = 5
    /// Fills and strokes them and adds them to the clip.
    case fillStrokeClip = 6
    /// Adds them to the clip.
    case clip = 7
}

extension CGContext {
    /// The matrix from text space to user space, with which Core Text draws; its translation is ``textPosition``. By default the identity.
    ///
    /// One that is NaN or infinite is ignored and logged once. Differs from UIKit: ``saveGState()`` saves it.
    public var textMatrix: CGAffineTransform {
        get { state.textMatrix }
        set {
            guard [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty].allSatisfy(\.isFinite) else {
                reportOnce(
                    "CGContext.textMatrix", "CGContext.textMatrix: a matrix that is NaN or infinite is refused; the last one is kept.")
                return
            }
            state.textMatrix = newValue
        }
    }

    /// The point in user space at which Core Text draws: the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
        set {
            var matrix = state.textMatrix
            (matrix.tx, matrix.ty) = (newValue.x, newValue.y)
            textMatrix = matrix
        }
    }

    /// Sets the way in which Core Text draws glyphs; by default it fills them.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
    package var strokeColor: CGColor { state.strokeColor }
}
