import Foundation

extension CGContext {
    /// The current transformation matrix, from user space to device space (pixels, y up).
    public var ctm: CGAffineTransform { state.ctm }

    /// Translates user space by `(tx, ty)`, in its own units.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales user space about its origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates user space about its origin by `angle` radians, from its x axis toward its y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` to user space, before the existing transforms. Nothing is drawn while the matrix is not invertible.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(state.ctm)
        guard [result.a, result.b, result.c, result.d, result.tx, result.ty].allSatisfy(\.isFinite) else {
            reportOnce("CGContext.ctm", "CGContext.ctm: a transform that is NaN or infinite is refused; the last one is kept.")
            return
        }
        state.ctm = result
    }

    /// The transform from user space to device space: the current matrix, because device space is the bitmap's pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Converts a size from user space to device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// Converts a rectangle of user space to its bounding box in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Converts a point from device space to user space; unchanged while the matrix is not invertible.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Converts a size from device space to user space; unchanged while the matrix is not invertible.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// Converts a rectangle of device space to its bounding box in user space; unchanged while the matrix is not invertible.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// From user space to Cairo's device space.
    var userToCairo: CGAffineTransform {
        state.ctm.concatenating(deviceToCairo)
    }
}
