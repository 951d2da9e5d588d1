import Foundation

extension CGContext {
    /// The current transformation matrix, from user space to device space (pixels, y up).
    public var ctm: CGAffineTransform { state.ctm }

    /// Moves user space by `(tx, ty)`, in its own units.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales user space about its origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns user space about its origin by `angle` radians, from its x axis towards its y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` to user space, before the transforms so far. Nothing is drawn while the matrix cannot be inverted.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(state.ctm)
        guard [result.a, result.b, result.c, result.d, result.tx, result.ty].allSatisfy(\.isFinite) else {
            reportOnce("CGContext.ctm", "CGContext.ctm: a transform that is NaN or infinite is refused; the last one is kept.")
            return
        }
        state.ctm = result
    }

    /// From user space to device space: the current matrix, because device space is the bitmap's pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// A size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// The box around a rectangle of user space in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// A point of device space in user space; unchanged while the matrix cannot be inverted.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// A size of device space in user space; unchanged while the matrix cannot be inverted.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// The box around a rectangle of device space in user space; unchanged while the matrix cannot be inverted.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// From user space to Cairo's device space.
    var userToCairo: CGAffineTransform {
        state.ctm.concatenating(deviceToCairo)
    }
}
