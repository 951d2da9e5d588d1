import CoreGraphics
import QuartzCore

extension UIFocusSystem {
    // MARK: Updates

    /// Focuses an item, or none, unless an environment does not allow it; returns whether it is focused.
    @discardableResult
    func update(to item: (any UIFocusItem)?, _ heading: UIFocusHeading = []) -> Bool {
        awaited = nil
        let old = focused
        if let item { (isDeferred, deferredItem, deferredElement) = (false, item, nil) }
        guard old !== item else { return true }
        let context = UIFocusUpdateContext(from: old, to: item, heading)
        let environments = Self.affected(by: context)
        // An item that has gone cannot keep the focus.
        guard item == nil || environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        if let item, !moveResponder(to: item) { return false }
        focused = item
        requested = nil
        remember(old)
        isReused = false
        surroundings = Self.chain(from: item).dropFirst().map(WeakFocusEnvironment.init)
        for view in [old, item].compactMap({ $0 as? any FocusObserving }) { view.focusDidChange() }
        let coordinator = UIFocusAnimationCoordinator(isFocusing: item != nil)
        showEffects(from: old, to: item, coordinator)
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
        coordinator.run()
        if let item, focused === item { scrollToVisible(item) }
        return true
    }

    /// The environments around the old item alone, around the new one alone, and around both; each innermost first.
    private static func affected(by context: UIFocusUpdateContext) -> [any UIFocusEnvironment] {
        let (old, new) = (chain(from: context.previouslyFocusedItem), chain(from: context.nextFocusedItem))
        let oldIDs = Set(old.map { ObjectIdentifier($0) })
        let newIDs = Set(new.map { ObjectIdentifier($0) })
        return old.filter { !newIDs.contains(ObjectIdentifier($0)) } + new.filter { !oldIDs.contains(ObjectIdentifier($0)) }
            + new.filter { oldIDs.contains(ObjectIdentifier($0)) }
    }

    /// Keeps the item that was focused, in the position of the last one of its group.
    private func remember(_ item: (any UIFocusItem)?) {
        guard let item, !isReused else { return lastFocused.removeAll { $0.environment == nil } }
        let group = Self.groupOwner(of: item)
        lastFocused.removeAll { last in last.environment.map { Self.groupOwner(of: $0) == group } ?? true }
        lastFocused.append(WeakFocusEnvironment(item))
    }

    /// A value that tells the groups of items apart.
    private static func groupOwner(of item: any UIFocusEnvironment) -> AnyHashable? {
        for environment in chain(from: item) {
            if let id = environment.focusGroupIdentifier { return AnyHashable(id) }
            if environment is any FocusGroupForming, (environment as? UIScrollView)?.joinsFocusGroup != true {
                return AnyHashable(ObjectIdentifier(environment))
            }
        }
        return nil
    }

    private func scrollToVisible(_ item: any UIFocusItem) {
        guard let window else { return }
        let chain = Self.chain(from: item)
        // Content of views with coordinate spaces of their own.
        if let container = chain.dropFirst().lazy.compactMap({ $0.focusItemContainer }).first, !(item is UIView) {
            if let scroll = container as? any UIFocusItemScrollableContainer, !(scroll is UIScrollView) { reveal(item.frame, in: scroll) }
        }
        guard let view = Self.view(item) else { return }
        let space = chain.dropFirst().lazy.compactMap { $0.focusItemContainer }.first?.coordinateSpace
        let frame = item is UIView ? view.convert(view.bounds, to: window) : space?.convert(item.frame, to: window) ?? .zero
        var at = view.superview
        while let each = at {
            at = each.superview
            guard let scroll = each as? UIScrollView else { continue }
            scroll.scrollRectToVisible(scroll.convert(frame, from: window), animated: true)
        }
    }

    private func reveal(_ frame: CGRect, in container: any UIFocusItemScrollableContainer) {
        var offset = container.contentOffset
        let (size, content) = (container.visibleSize, container.contentSize)
        if frame.maxX > offset.x + size.width { offset.x = frame.maxX - size.width }
        if frame.minX < offset.x { offset.x = frame.minX }
        if frame.maxY > offset.y + size.height { offset.y = frame.maxY - size.height }
        if frame.minY < offset.y { offset.y = frame.minY }
        offset.x = max(0, min(offset.x, content.width - size.width))
        offset.y = max(0, min(offset.y, content.height - size.height))
        if offset != container.contentOffset { container.contentOffset = offset }
    }

    // MARK: Effects

    private func showEffects(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, _ coordinator: UIFocusAnimationCoordinator) {
        if let view = old as? UIView, let halo = view.focusRecord?.halo {
            view.changeFocusRecord { $0.halo = nil }
            halo.disappear(with: coordinator)
        }
        guard let view = new as? UIView, let halo = FocusHaloView(around: view) else { return }
        view.changeFocusRecord { $0.halo = halo }
        halo.appear(with: coordinator)
    }

    /// Shows another effect around a focused view, without animation.
    func effectDidChange(of view: UIView) {
        guard focused === view else { return }
        view.focusRecord?.halo?.removeFromSuperview()
        let halo = FocusHaloView(around: view)
        view.changeFocusRecord { $0.halo = halo }
    }

    // MARK: Requests

    func request(_ environment: any UIFocusEnvironment) {
        guard Self.window(of: environment) != nil else { return }
        if let requested, Self.environment(requested, contains: environment) { return }
        requested = environment
        scheduleUpdate()
    }

    /// Requests an update to an environment that contains the focused item, or the one to focus.
    func requestUpdate(within environment: any UIFocusEnvironment) {
        guard let item = focused ?? deferredItem, Self.environment(environment, contains: item) else { return }
        request(environment)
    }

    private func scheduleUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        CallbackQueue.current.add(
            onMainActor { [weak self] in
                guard let self else { return }
                isUpdateScheduled = false
                carryOutRequest()
                checkFocused()
            })
    }

    func carryOutRequest() {
        guard let environment = requested else { return }
        requested = nil
        guard let item = preferredItem(in: environment) else { return }
        if isDeferred { deferredItem = item } else { update(to: item) }
    }

    // MARK: Deferral

    /// Removes the focus until the next key that moves it.
    func startDeferring() {
        guard !isDeferred else { return }
        let item = focused
        isDeferred = true
        update(to: nil)
        deferredItem = item
    }

    /// A view is about to leave its window, or was hidden.
    func viewWillLeave(_ view: UIView) {
        guard let focused, let own = Self.view(focused), own.isInside(view) else { return }
        own.focusRecord?.halo?.removeFromSuperview()
        scheduleUpdate()
    }

    /// The presented controllers have changed.
    func presentationsDidChange() { if focused != nil { scheduleUpdate() } }

    /// Handles a focused item that cannot stay focused: the nearest environment around it gets the focus; without one below the view of a
    /// controller, the focus is deferred.
    private func checkFocused() {
        guard !isDeferred else { return }
        if !isReused, let focused, isEligible(focused) {
            // A view that was moved or hidden for a moment.
            if let view = focused as? UIView, let halo = view.focusRecord?.halo, halo.superview == nil { effectDidChange(of: view) }
            return
        }
        (focused as? UIView)?.focusRecord?.halo?.removeFromSuperview()
        if let next = awaited, next.list?.window != nil {
            // Its list scrolls to another element.
            update(to: nil)
            return awaited = next
        }
        let element = lostElement
        if let element, let item = element.list?.focusItem(at: element.path), isEligible(item) { return replaceFocused(by: item) }
        if element == nil, let item = itemAroundLost { return replaceFocused(by: item) }
        startDeferring()
        (deferredItem, deferredElement) = (nil, element)
    }

    private func replaceFocused(by item: any UIFocusItem) {
        isReused = false
        if item === focused { (item as? UIView).map(effectDidChange) } else { update(to: item) }
    }

    /// The element of a list that still is there, without a view or with another one.
    private var lostElement: AwaitedElement? {
        for environment in surroundings.compactMap(\.environment) {
            guard let list = environment as? any FocusList, list.window != nil else { continue }
            guard let path = list.lastFocusedPath, list.focusFrame(at: path) != nil else { return nil }
            return AwaitedElement(list: list, path: path, heading: [])
        }
        return nil
    }

    /// The item to focus in the nearest environment that is left, up to the view of a controller.
    private var itemAroundLost: (any UIFocusItem)? {
        guard let root = rootView else { return nil }
        for environment in surroundings.compactMap(\.environment) {
            guard let view = environment as? UIView else { continue }
            let isLast = view.owningController != nil
            if view.window != nil, view.isInside(root), let item = preferredItem(in: view) { return item }
            if isLast { return nil }
        }
        return nil
    }

    /// A cell leaves its element, and will show another one.
    package static func cellWillBeReused(_ cell: UIView) {
        guard let system = shown else { return }
        system.lastFocused.removeAll { $0.environment === cell }
        if system.deferredItem === cell { system.deferredItem = nil }
        guard let focused = system.focused, let view = view(focused), view.isInside(cell) else { return }
        system.isReused = true
        system.scheduleUpdate()
    }

    // MARK: The first responder

    /// Makes the nearest responder around an item first responder, unless the present one contains it. Returns false if the present one
    /// does not resign.
    private func moveResponder(to item: any UIFocusItem) -> Bool {
        guard let view = Self.view(item), let window = view.window else { return true }
        let responders = Array(sequence(first: view as UIResponder, next: \.next))
        let present = window.firstResponder
        if let present, responders.contains(where: { $0 === present }) { return true }
        isMovingResponder = true
        defer { isMovingResponder = false }
        if let new = responders.first(where: \.canBecomeFirstResponder) {
            if new.becomeFirstResponder() { return true }
            return present == nil || window.firstResponder !== present
        }
        return present?.resignFirstResponder() ?? true
    }

    /// A window has another first responder: it gets the focus.
    func firstResponderDidChange(in window: UIWindow) {
        guard !isMovingResponder, window === self.window, let responder = window.firstResponder else { return }
        let environment: (any UIFocusEnvironment)? = responder as? UIView ?? responder as? UIViewController
        guard let environment else { return }
        if let focused, Self.environment(environment, contains: focused) { return }
        request(environment)
    }
}
