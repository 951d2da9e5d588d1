import CoreGraphics

/// An area of a view in which the pointer has one style.
///
/// Source: Apple, [UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion).
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @MainActor NSCopying {
    private let storedRect: CGRect
    private let storedIdentifier: AnyHashable?

    /// Creates a region.
    ///
    /// - Parameters:
    ///   - rect: The area, in the coordinates of the interaction's view, in points.
    ///   - identifier: A value that tells regions of a view apart; nil, the default, for none.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (storedRect, storedIdentifier) = (rect, identifier)
        super.init()
    }

    /// The area, in the coordinates of the interaction's view, in points.
    open var rect: CGRect { storedRect }

    /// The value that tells the region from others; nil for none.
    open var identifier: AnyHashable? { storedIdentifier }

    /// Returns a region with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIPointerRegion(rect: rect, identifier: identifier) }

    /// Whether another object is a region with the same rectangle and identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rect == other.rect && identifier == other.identifier
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(identifier)
        return hasher.finalize()
    }
}

/// The pointer's location, for which a region is requested. Created by the system.
///
/// Source: Apple, [UIPointerRegionRequest](https://developer.apple.com/documentation/uikit/uipointerregionrequest).
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    private let storedLocation: CGPoint

    init(at location: CGPoint) {
        storedLocation = location
        super.init()
    }

    /// The location in the coordinates of the interaction's view, in points.
    open var location: CGPoint { storedLocation }
}
