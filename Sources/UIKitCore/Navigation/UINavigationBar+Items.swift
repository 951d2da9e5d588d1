extension UINavigationBar {
    func push(_ item: UINavigationItem, animated: Bool) {
        guard item.bar == nil else {
            trap(
                object: "UINavigationBar", value: "the item '\(item.title ?? "")' is in a bar already",
                remedy: "Pop it first, or push another")
        }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        replaceItems(with: storedItems + [item], by: NavigationBarChange(.push, if: animated)) {
            $0.delegate?.navigationBar($0, didPush: item)
        }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        guard let item = storedItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        // The delegate may have changed the items.
        guard storedItems.last === item else { return nil }
        replaceItems(with: Array(storedItems.dropLast()), by: NavigationBarChange(.pop, if: animated)) {
            $0.delegate?.navigationBar($0, didPop: item)
        }
        return item
    }

    /// Handles a tap on the back button.
    func goBack(_ sender: UIControl) {
        if let action = topItem?.backAction { return action.performWithSender(sender, target: nil) }
        guard let owner else {
            popItem(animated: true)
            return
        }
        if let item = topItem, let delegate = owner as? any UINavigationBarDelegate {
            guard delegate.navigationBar(self, shouldPop: item) else { return }
        }
        owner.popViewController(animated: true)
    }

    /// Shows the navigation items of the stack, animated as part of a transition.
    func show(_ items: [UINavigationItem], by change: NavigationBarChange) { replaceItems(with: items, by: change) }

    func replaceItems(with items: [UINavigationItem], by change: NavigationBarChange?, completion: ((UINavigationBar) -> Void)? = nil) {
        guard Set(items.map(ObjectIdentifier.init)).count == items.count else {
            trap(object: "UINavigationBar", value: "an item occurs twice", remedy: "Give each view controller its own item")
        }
        for item in storedItems where item.bar === self { item.bar = nil }
        storedItems = items
        for item in items { item.bar = self }
        guard content?.item !== topItem || content?.backItem !== backItem else {
            content?.update(animated: false)
            largeTitlesDidChange()
            completion?(self)
            return
        }
        showTopItem(by: change, completion: completion)
    }

    func itemDidChange(_ item: UINavigationItem, animated: Bool = false) {
        if item === content?.item || item === content?.backItem { content?.update(animated: animated) }
    }

    /// Changes the top item and cross-fades from the previous content.
    func crossFade(_ change: () -> Void) {
        let old = content
        content = nil
        change()
        content = old
        showTopItem(by: NavigationBarChange())
    }

    /// Shows the content of the top item and notifies the delegate at the end of the animation.
    private func showTopItem(by change: NavigationBarChange?, completion: ((UINavigationBar) -> Void)? = nil) {
        let old = content
        let resolved = contentAppearance(with: topItem)
        let new = topItem.map { NavigationBarContent(item: $0, backItem: backItem, resolved: resolved, isLarge: showsLargeTitle) }
        content = new
        old?.leave()
        if let new {
            new.semanticContentAttribute = semanticContentAttribute
            new.overrideUserInterfaceStyle = barStyle.interfaceStyle
            new.backButton.addTarget(self, action: Selector("goBack:", UINavigationBar.goBack), for: .touchUpInside)
            addSubview(new)
            new.frame = frame(of: new)
        }
        invalidateIntrinsicContentSize()
        guard let change, window != nil else {
            for fading in fadingContents { fading.removeFromSuperview() }
            fadingContents = []
            old?.removeFromSuperview()
            showBackground()
            completion?(self)
            return
        }
        if let old { fadingContents.append(old) }
        UIView.performWithoutAnimation { new?.layoutIfNeeded() }
        let slide = NavigationBarSlide(from: old, to: new, by: change.operation)
        // A large title moves with its view controller and then does not fade.
        let fadesLargeTitles = slide == nil
        UIView.performWithoutAnimation {
            new?.fade(to: 0, withLargeTitle: fadesLargeTitles)
            if let new { slide?.displace(new) }
        }
        UIView.animate(
            withDuration: change.duration, delay: 0, options: change.options,
            animations: {
                new?.fade(to: 1, withLargeTitle: fadesLargeTitles)
                old?.fade(to: 0, withLargeTitle: fadesLargeTitles)
                if let new { slide?.replace(new) }
                if let old { slide?.displace(old) }
                self.showBackground()
            },
            completion: { [weak self] _ in
                if let old {
                    old.removeFromSuperview()
                    self?.fadingContents.removeAll { $0 === old }
                }
                if let self { completion?(self) }
            })
    }
}

/// An animated change of a navigation bar's top item.
@MainActor
struct NavigationBarChange {
    /// A push or pop slides the titles; other changes cross-fade.
    var operation = UINavigationController.Operation.none
    var duration = UINavigationBar.changeDuration
    var options: UIView.AnimationOptions = .curveEaseInOut
}

extension NavigationBarChange {
    /// nil without animation.
    init?(_ operation: UINavigationController.Operation, if isAnimated: Bool) {
        guard isAnimated else { return nil }
        self.operation = operation
    }
}

/// Methods that respond to pushes and pops of navigation items and can prevent them. All are optional.
///
/// A navigation controller that conforms is asked `shouldPop` when the user taps its bar's back button.
/// Source: Apple, [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate).
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be pushed; true if not implemented.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Notifies that an item was pushed and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Whether an item may be popped, by a call or by the back button; true if not implemented.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Notifies that an item was popped and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
