import CBox2D
import CoreGraphics
import Foundation

/// Methods that follow collisions. All are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items begin to touch each other.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    /// Called when two items part.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary; the identifier is nil for the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint)
    /// Called when an item leaves a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Lets items bounce off each other and off boundaries.
///
/// Source: Apple, [UICollisionBehavior](https://developer.apple.com/documentation/uikit/uicollisionbehavior).
@preconcurrency @MainActor
open class UICollisionBehavior: _ItemsBehavior {
    /// The objects that items bounce off.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Items collide with each other alone.
        public static let items = Mode(rawValue: 1)
        /// Items collide with boundaries alone.
        public static let boundaries = Mode(rawValue: 2)
        /// Items collide with each other and with boundaries.
        public static let everything = Mode(rawValue: UInt.max)
    }

    private struct Boundary {
        /// nil for the reference view's bounds.
        let identifier: (any NSCopying)?
        var path: UIBezierPath
        var body: (pointer: OpaquePointer, number: UInt)?
    }

    private var boundaries: [Boundary] = []
    private var referenceInsets: UIEdgeInsets?

    /// The objects that items bounce off; everything by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var collisionMode = Mode.everything { didSet { if collisionMode != oldValue { didChange() } } }

    /// The delegate, not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// Whether the reference view's bounds are a boundary, at the moment at which the behavior joins its animator or this is set; false
    /// by default.
    ///
    /// - Complexity: O(1). Setting takes O(*m* + *n* log *n*), where *m* is the number of boundaries and *n* that of the animator's
    ///   items.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set { setReference(newValue ? .zero : nil) }
    }

    /// Makes the reference view's bounds with insets a boundary.
    ///
    /// - Complexity: O(*m* + *n* log *n*), where *m* is the number of boundaries and *n* that of the animator's items.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReference(insets) }

    private func setReference(_ insets: UIEdgeInsets?) {
        referenceInsets = insets
        remove { $0.identifier == nil }
        if let world { addReference(to: world) }
        didChange()
    }

    // MARK: Boundaries

    /// Adds a boundary along a path, in points of the reference view; one of the same identifier is replaced.
    ///
    /// - Complexity: O(*m* + *e* + *n* log *n*), where *m* is the number of boundaries, *e* that of the path's elements, and *n* that
    ///   of the animator's items.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(Boundary(identifier: identifier, path: bezierPath))
        if let world { attachBoundaries(to: world) }
        didChange()
    }

    /// Adds a boundary between two points.
    ///
    /// - Complexity: O(*m* + *n* log *n*), where *m* is the number of boundaries and *n* that of the animator's items.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; nil if there is none.
    ///
    /// - Complexity: O(*m*), where *m* is the number of boundaries.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }

    /// Removes a boundary.
    ///
    /// - Complexity: O(*m* + *n* log *n*), where *m* is the number of boundaries and *n* that of the animator's items.
    open func removeBoundary(withIdentifier identifier: any NSCopying) { remove { Self.isSame($0.identifier, identifier) } }

    /// The identifiers of the boundaries; nil without any.
    ///
    /// - Complexity: O(*m*), where *m* is the number of boundaries.
    open var boundaryIdentifiers: [any NSCopying]? {
        let identifiers = boundaries.compactMap(\.identifier)
        return identifiers.isEmpty ? nil : identifiers
    }

    /// Removes all boundaries but the reference view's bounds.
    ///
    /// - Complexity: O(*m* + *n* log *n*), where *m* is the number of boundaries and *n* that of the animator's items.
    open func removeAllBoundaries() { remove { $0.identifier != nil } }

    private static func isSame(_ one: (any NSCopying)?, _ other: any NSCopying) -> Bool {
        guard let one else { return false }
        if let (one, other) = (one as? AnyHashable, other as? AnyHashable) as? (AnyHashable, AnyHashable) { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    }

    private func remove(_ isRemoved: (Boundary) -> Bool) {
        for boundary in boundaries where isRemoved(boundary) {
            if let body = boundary.body, let world { kinora_body_destroy(world.world, body.pointer) }
        }
        boundaries.removeAll(where: isRemoved)
        didChange()
    }

    private func addReference(to world: DynamicWorld) {
        guard let referenceInsets, let view = dynamicAnimator?.referenceView, !boundaries.contains(where: { $0.identifier == nil }) else {
            return
        }
        boundaries.append(Boundary(identifier: nil, path: UIBezierPath(rect: view.bounds.inset(by: referenceInsets))))
        attachBoundaries(to: world)
    }

    override func attach(to world: DynamicWorld) {
        addReference(to: world)
        attachBoundaries(to: world)
    }

    private func attachBoundaries(to world: DynamicWorld) {
        for index in boundaries.indices where boundaries[index].body == nil {
            boundaries[index].body = world.makeBoundary(boundaries[index].path.corners)
        }
    }

    override func detach(from world: DynamicWorld) {
        for index in boundaries.indices {
            if let body = boundaries[index].body { kinora_body_destroy(world.world, body.pointer) }
            boundaries[index].body = nil
        }
        boundaries.removeAll { $0.identifier == nil }
    }

    final func hasBoundary(_ number: UInt) -> Bool { boundaries.contains { $0.body?.number == number } }

    /// Reports a contact to the delegate, if it is one of this behavior.
    final func report(
        _ one: (any UIDynamicItem)?, _ other: (any UIDynamicItem)?, _ a: UInt, _ b: UInt, _ point: CGPoint, _ begins: Bool
    ) {
        guard let delegate = collisionDelegate else { return }
        switch (one, other) {
        case (let one?, let other?):
            guard collisionMode.contains(.items), contains(one), contains(other) else { return }
            if begins {
                delegate.collisionBehavior(self, beganContactFor: one, with: other, at: point)
            } else {
                delegate.collisionBehavior(self, endedContactFor: one, with: other)
            }
        case (let item?, nil), (nil, let item?):
            guard collisionMode.contains(.boundaries), contains(item),
                let boundary = boundaries.first(where: { $0.body?.number == (one == nil ? a : b) })
            else { return }
            if begins {
                delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: boundary.identifier, at: point)
            } else {
                delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: boundary.identifier)
            }
        case (nil, nil): break
        }
    }
}
