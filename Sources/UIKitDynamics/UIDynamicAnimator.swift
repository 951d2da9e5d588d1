import CoreGraphics
import Foundation
import QuartzCore

/// Notifications of a dynamic animator. Both are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before items begin to move again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by behaviors: gravity, collisions, attachments, pushes, snaps and fields.
///
/// ```swift
/// let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let card = UIView(frame: CGRect(x: 110, y: 20, width: 100, height: 60))
/// view.addSubview(card)
/// let animator = UIDynamicAnimator(referenceView: view)
/// let collision = UICollisionBehavior(items: [card])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(UIGravityBehavior(items: [card]))
/// animator.addBehavior(collision)
/// ```
///
/// The app retains the animator. It steps 240 times a second of media time, whatever the frame rate, and pauses while everything rests.
/// The physics are Box2D's; a view of 100 by 100 points and density 1 has the unit of mass. Source: Apple,
/// [UIDynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicanimator).
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    static let step = 1.0 / 240

    /// The view in whose coordinates items move; nil for another animator.
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    final let world = DynamicWorld()
    private var link: CADisplayLink?
    /// The media time at which the present movement began, and the steps since.
    private var started: CFTimeInterval?
    private var steps = 0
    private var elapsed: TimeInterval = 0
    /// Steps since something moved.
    private var quietSteps = 0

    /// The behaviors that were added, in order.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// The delegate, not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// Creates an animator of the views in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator of a collection view's layout attributes; it invalidates the layout in each frame.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Creates an animator of items that are no views.
    public override init() { super.init() }

    /// Whether items move.
    open var isRunning: Bool { link != nil }

    /// Seconds during which items have moved since the animator was created.
    open var elapsedTime: TimeInterval { elapsed }

    // MARK: Behaviors

    /// Adds a behavior and those of its group; no effect if it is there. One of another animator leaves that one.
    ///
    /// - Complexity: O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of their items.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        join(behavior)
    }

    /// Removes a behavior.
    ///
    /// - Complexity: O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of their items.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        leave(behavior)
    }

    /// Removes all behaviors: items stay where they are.
    ///
    /// - Complexity: O(*b*² + *b* · *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of their items.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    final func join(_ behavior: UIDynamicBehavior) {
        for each in behavior.tree {
            each.willMove(to: self)
            each.dynamicAnimator = self
        }
        itemsDidChange()
        for each in behavior.tree { each.attach(to: world) }
        wake()
    }

    final func leave(_ behavior: UIDynamicBehavior) {
        for each in behavior.tree {
            each.willMove(to: nil)
            each.detach(from: world)
            each.dynamicAnimator = nil
        }
        itemsDidChange()
        wake()
    }

    private var all: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

    /// Makes bodies for new items, and removes those of items without a behavior.
    final func itemsDidChange() {
        let items = all.flatMap(\.ownItems)
        for item in items { _ = world.body(of: item) }
        var properties: [ObjectIdentifier: DynamicBody.Properties] = [:]
        for case let behavior as UIDynamicItemBehavior in all {
            for item in behavior.items { properties[ObjectIdentifier(item)] = behavior.properties }
        }
        for item in items { world.body(of: item).properties = properties[ObjectIdentifier(item)] ?? DynamicBody.Properties() }
        world.collisions = all.compactMap { $0 as? UICollisionBehavior }
        world.keep(Set(items.map { ObjectIdentifier($0) }))
    }

    // MARK: Items

    /// Returns the items whose bounding boxes meet a rectangle, in points of the reference view.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.all.map(\.item).filter { item in
            let box = CGRect(origin: .zero, size: item.bounds.size).applying(item.transform)
            return rect.intersects(
                CGRect(x: item.center.x - box.width / 2, y: item.center.y - box.height / 2, width: box.width, height: box.height))
        }
    }

    /// Takes over a position, size or rotation that the app has changed.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.existingBody(of: item)?.takeState()
        wake()
    }

    /// Returns the attributes of a cell that a behavior moves; nil without.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Returns the attributes of a supplementary view that a behavior moves; nil without.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    private func attributes(_ matches: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
        world.all.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: matches)
    }

    // MARK: Time

    /// Begins to move again after a change.
    final func wake() {
        quietSteps = 0
        for body in world.all { body.wake() }
        guard link == nil, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        started = nil
        steps = 0
        let link = CADisplayLink { [weak self] link in
            if let self { tick(link) } else { link.invalidate() }
        }
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    private func tick(_ link: CADisplayLink) {
        guard let started else { return started = link.timestamp }
        let due = Int(((link.targetTimestamp - started) / Self.step).rounded())
        // A host that was stopped does not catch up for longer than a second.
        if due - steps > 240 { steps = due - 240 }
        while steps < due {
            steps += 1
            elapsed += Self.step
            for behavior in all { behavior.apply(in: world, seconds: Self.step) }
            world.step(Self.step)
            quietSteps = isQuiet ? quietSteps + 1 : 0
        }
        for body in world.all { body.show() }
        layout?.invalidateLayout()
        for behavior in all { behavior.action?() }
        world.reportContacts()
        if quietSteps > 60 { pause() }
    }

    /// Whether everything is slower than two points a second.
    private var isQuiet: Bool {
        !all.contains(where: \.drives)
            && world.all.allSatisfy { hypot($0.velocity.x, $0.velocity.y) < 2 && abs($0.angularVelocity) < 0.05 }
    }

    private func pause() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }
}
