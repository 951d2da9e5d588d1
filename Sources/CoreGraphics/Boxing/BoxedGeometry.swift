/// The geometry in an `NSValue` or `Any`.
package enum BoxedGeometry: Hashable, Sendable {
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case vector(CGVector)
    case affine(CGAffineTransform)
    case transform(CATransform3D)

    /// Recognizes the six types, bare or in an `NSValue`; nil for anything else, never a trap.
    package init?(_ value: Any) {
        // A box's type is asked once, not once for each cast.
        if type(of: value) is NSValue.Type {
            guard let boxed = (value as? NSValue)?.boxedGeometry else { return nil }
            self = boxed
            return
        }
        switch value {
        case let point as CGPoint: self = .point(point)
        case let size as CGSize: self = .size(size)
        case let rect as CGRect: self = .rect(rect)
        case let vector as CGVector: self = .vector(vector)
        case let affine as CGAffineTransform: self = .affine(affine)
        case let transform as CATransform3D: self = .transform(transform)
        default: return nil
        }
    }

    /// The name of the type, for messages.
    var typeName: String {
        switch self {
        case .point: "CGPoint"
        case .size: "CGSize"
        case .rect: "CGRect"
        case .vector: "CGVector"
        case .affine: "CGAffineTransform"
        case .transform: "CATransform3D"
        }
    }
}
