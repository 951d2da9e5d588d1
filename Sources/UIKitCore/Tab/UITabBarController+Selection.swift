extension UITabBarController {
    /// Maximum number of view controllers.
    private var maximumControllerCount: Int { SystemAppearance.traits.userInterfaceIdiom == .pad ? 8 : 5 }

    func replaceScreens(with new: [UIViewController], animated: Bool) {
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            trap(
                object: diagnosticName, value: "all view controllers of a tab bar controller must be distinct",
                remedy: "Give setViewControllers(_:animated:) each one once")
        }
        guard new.count <= maximumControllerCount else {
            reportOnce(
                "UITabBarController.viewControllers",
                "\(diagnosticName): \(new.count) view controllers are refused, the bar has space for \(maximumControllerCount) "
                    + "and there is no 'More' here; the old ones stay")
            return
        }
        guard !new.elementsEqual(screens, by: ===) else { return }
        let old = screens
        for child in old where !new.contains(where: { $0 === child }) { child.willMove(toParent: nil) }
        for child in new where child.parent !== self { addChild(child) }
        screens = new
        tabBar.replaceItems(with: new.map(\.tabBarItem), animated: animated)
        let next = new.first { $0 === selected } ?? new.first
        if next !== selected {
            selected = next
            tabBar.select(next?.tabBarItem)
            show(next)
        } else {
            tabBar.select(next?.tabBarItem)
        }
        for child in old where child.parent === self && !new.contains(where: { $0 === child }) { child.removeFromParent() }
        for child in new where child.parent === self && !old.contains(where: { $0 === child }) {
            child.isMovingToParent = false
            child.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    func select(at index: Int) {
        guard screens.indices.contains(index) else {
            reportOnce(
                "UITabBarController.selectedIndex",
                "\(diagnosticName): selectedIndex \(index) is refused, there are \(screens.count) view controllers; the selection stays")
            return
        }
        select(screens[index])
    }

    func select(_ controller: UIViewController) {
        guard screens.contains(where: { $0 === controller }) else {
            trap(
                object: diagnosticName, value: "\(controller.diagnosticName) is selected, but it is not among viewControllers",
                remedy: "Select one of viewControllers")
        }
        guard controller !== selected else { return }
        selected = controller
        tabBar.select(controller.tabBarItem)
        show(controller)
    }

    /// Updates the bar after a view controller's item was replaced.
    func itemsDidChange() {
        tabBar.replaceItems(with: screens.map(\.tabBarItem), animated: false)
        tabBar.select(selected?.tabBarItem)
    }

    // MARK: Taps

    private func screen(of item: UITabBarItem) -> UIViewController? { screens.first { $0.tabBarItem === item } }

    func shouldSelect(_ item: UITabBarItem) -> Bool {
        guard let screen = screen(of: item) else { return false }
        return delegate?.tabBarController(self, shouldSelect: screen) ?? true
    }

    /// A tap on the item of the selected navigation controller pops it to its root.
    func userSelected(_ item: UITabBarItem) {
        guard let screen = screen(of: item) else { return }
        if screen === selected {
            (screen as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(screen)
        }
        delegate?.tabBarController(self, didSelect: screen)
    }

    /// Removes a view controller that left the container on its own.
    func forget(_ child: UIViewController) {
        ControllerRequestQueue.current.run {
            ControllerRequestQueue.current.request { self.takeOut(child) }
            guard screens.contains(where: { $0 === child }) else { return }
            screens.removeAll { $0 === child }
            tabBar.replaceItems(with: screens.map(\.tabBarItem), animated: false)
            guard selected === child else { return }
            selected = screens.first
            tabBar.select(selected?.tabBarItem)
            show(selected)
        }
    }
}
