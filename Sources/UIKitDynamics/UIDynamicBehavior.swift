import CoreGraphics

/// A rule by which items move, or a group of such rules.
///
/// Source: Apple, [UIDynamicBehavior](https://developer.apple.com/documentation/uikit/uidynamicbehavior).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors of the group, in the order they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Called for every frame in which the animator moves items.
    open var action: (() -> Void)?

    /// The animator; nil outside one.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Adds a behavior to the group; it joins the animator too.
    ///
    /// - Complexity: O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of their items.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator { dynamicAnimator.join(behavior) }
    }

    /// Removes a behavior from the group.
    ///
    /// - Complexity: O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of their items.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        dynamicAnimator?.leave(behavior)
    }

    /// Called before the behavior joins an animator, or with nil before it leaves.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For subclasses here

    /// The items that the behavior moves.
    var ownItems: [any UIDynamicItem] { [] }

    /// Called after joining: makes bodies and joints.
    func attach(to world: DynamicWorld) {}

    /// Called before leaving: removes joints.
    func detach(from world: DynamicWorld) {}

    /// Applies forces for a step, in seconds.
    func apply(in world: DynamicWorld, seconds: Double) {}

    /// Whether the behavior keeps its items from resting.
    var drives: Bool { false }

    final var world: DynamicWorld? { dynamicAnimator?.world }

    /// Called after a property has changed.
    final func didChange() { dynamicAnimator?.wake() }

    /// The behavior and those below it.
    final var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }
}

/// A behavior with a list of items, each once.
@preconcurrency @MainActor
open class _ItemsBehavior: UIDynamicBehavior {
    /// The items, in the order they were added.
    open var items: [any UIDynamicItem] { storedItems }
    private var storedItems: [any UIDynamicItem] = []

    /// Creates a behavior of items.
    ///
    /// - Complexity: O(*n*²), where *n* is the number of items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        for item in items where !contains(item) { storedItems.append(item) }
    }

    public override convenience init() { self.init(items: []) }

    /// Adds an item; no effect if it is there.
    ///
    /// - Complexity: O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of their items.
    open func addItem(_ item: any UIDynamicItem) {
        guard !contains(item) else { return }
        storedItems.append(item)
        itemsDidChange()
    }

    /// Removes an item.
    ///
    /// - Complexity: O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of their items.
    open func removeItem(_ item: any UIDynamicItem) {
        storedItems.removeAll { $0 === item }
        itemsDidChange()
    }

    final func contains(_ item: any UIDynamicItem) -> Bool { storedItems.contains { $0 === item } }

    override var ownItems: [any UIDynamicItem] { storedItems }

    func itemsDidChange() {
        dynamicAnimator?.itemsDidChange()
        didChange()
    }
}
