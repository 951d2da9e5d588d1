@testable import QuartzCore
@testable import UIFoundation
@testable import UIKitCore

extension RandomControllerWalk {
    /// A container holds what the model says.
    func check(_ navigation: RandomNavigation) {
        if navigation.pendingRequest == nil, navigation.runningExchange == nil { navigation.model.rest() }
        let names = navigation.viewControllers.map(name)
        if names != navigation.model.names { complain("\(name(navigation)) holds \(names), not \(navigation.model.names)") }
        for screen in navigation.viewControllers where screen.parent !== navigation {
            complain("\(name(screen)) is on the stack of \(name(navigation)), but its parent is \(screen.parent.map(name) ?? "nil")")
        }
    }

    func check(_ tabs: RandomTabs) {
        if tabs.selectedViewController !== tabs.expected {
            complain(
                "\(name(tabs)) has \(tabs.selectedViewController.map(name) ?? "nil") selected, not \(tabs.expected.map(name) ?? "nil")")
        }
        for screen in tabs.viewControllers ?? [] where screen.parent !== tabs {
            complain("\(name(screen)) is a tab of \(name(tabs)), but its parent is \(screen.parent.map(name) ?? "nil")")
        }
    }

    /// Invariants at any time.
    func checkAlways() {
        for controller in living {
            if let navigation = controller as? RandomNavigation { check(navigation) }
            if let tabs = controller as? RandomTabs { check(tabs) }
            if let presented = controller.presentedPresentation?.presentedViewController, presented.presentation?.presenter !== controller {
                complain("\(name(controller)) presents \(name(presented)), which does not know it")
            }
            for child in controller.children where child.parent !== controller {
                complain("\(name(child)) is a stranger to \(name(controller))")
            }
        }
    }

    /// Invariants at rest.
    func checkAtRest() {
        checkAlways()
        let tree = inTree
        for controller in living {
            let phase = (controller as? any RandomController)?.witness.phase ?? .away
            let isShown = controller.viewIfLoaded?.window != nil
            if phase != (isShown ? .here : .away) {
                complain("\(name(controller)): \(phase) at rest, \(isShown ? "" : "not ")in the window")
            }
            if isShown, !tree.contains(where: { $0 === controller }) { complain("\(name(controller)): shown, but in no container") }
            if controller.transitionCoordinator != nil { complain("\(name(controller)): there still is a coordinator") }
            if controller.isMovingToParent || controller.isMovingFromParent {
                complain("\(name(controller)): still moving \(controller.isMovingToParent ? "to" : "from") a parent")
            }
            if controller.isBeingPresented || controller.isBeingDismissed {
                complain("\(name(controller)): still being presented or dismissed")
            }
            checkContainer(controller)
        }
        if let root = stage.window.rootViewController { checkShown(root) }
        checkContainers()
        checkLayers()
    }

    private func checkContainer(_ controller: UIViewController) {
        if let navigation = controller as? RandomNavigation {
            if navigation.runningExchange != nil { complain("\(name(navigation)): a transition still runs") }
            if navigation.pendingRequest != nil, navigation.viewIfLoaded?.window != nil {
                complain("\(name(navigation)): a request still waits")
            }
            if navigation.isExchangingViews { complain("\(name(navigation)): still changes screens") }
            for screen in navigation.children where !navigation.viewControllers.contains(where: { $0 === screen }) {
                complain("\(name(screen)): left the stack, not the container")
            }
        }
        if let tabs = controller as? RandomTabs {
            if tabs.runningExchange != nil || tabs.isExchangingViews { complain("\(name(tabs)): a transition still runs") }
            for screen in tabs.children where tabs.viewControllers?.contains(where: { $0 === screen }) != true {
                complain("\(name(screen)): left the tabs, not the container")
            }
        }
        if ControllerRequestQueue.current.hasWaitingRequests { complain("\(name(controller)): a request still waits") }
    }

    /// The screen that a container has in front is in its place; the others are nowhere. What full-screen presentations cover is away.
    private func checkShown(_ root: UIViewController) {
        var pending = [(root, true)]
        while let (controller, isVisible) = pending.popLast() {
            var isVisible = isVisible
            if let presentation = controller.presentedPresentation {
                pending.append((presentation.presentedViewController, true))
                if presentation.shouldRemovePresentersView { isVisible = false }
            }
            if (controller.viewIfLoaded?.window != nil) != isVisible {
                complain("\(name(controller)): \(isVisible ? "not " : "")in the window")
            }
            if isVisible, let view = controller.viewIfLoaded { checkView(view, controller) }
            let front =
                (controller as? UINavigationController)?.topViewController ?? (controller as? UITabBarController)?.selectedViewController
            for child in controller.children { pending.append((child, isVisible && child === front)) }
        }
    }

    private func checkView(_ view: UIView, _ controller: UIViewController) {
        if view.transform != .identity || view.alpha != 1 || view.isHidden {
            complain("\(name(controller)): its view is left with \(view.transform), alpha \(view.alpha), hidden \(view.isHidden)")
        }
        if !view.isUserInteractionEnabled || view.superview?.isUserInteractionEnabled == false {
            complain("\(name(controller)): its view is deaf")
        }
        guard let container = view.superview, controller.presentation == nil else { return }
        if view.frame != container.bounds { complain("\(name(controller)): its view is at \(view.frame) in \(container.bounds)") }
    }

    /// No place is left of what is over, and in the places of screens there is one at most.
    private func checkContainers() {
        let presented = living.compactMap { $0.presentation?.container }
        var pending: [UIView] = [stage.window]
        while let view = pending.popLast() {
            pending += view.subviews
            if view is PresentationContainerView {
                if !presented.contains(where: { $0 === view }) { complain("the place of a presentation is left") }
            } else if view is TransitionContainerView, view.subviews.count > 1 {
                complain("\(view.subviews.count) views in the place of one screen")
            }
        }
    }

    /// No layer is driven, and nothing moves.
    private func checkLayers() {
        var pending: [CALayer] = [stage.window.layer]
        while let layer = pending.popLast() {
            if layer.timing.driver != nil { complain("\(layer): somebody leads its time") }
            if let keys = layer.animationKeys(), !keys.isEmpty { complain("\(layer): \(keys) on it") }
            if layer.speed != 1 || layer.timeOffset != 0 { complain("\(layer): speed \(layer.speed), offset \(layer.timeOffset)") }
            pending += layer.sublayers ?? []
        }
        if !stage.window.isUserInteractionEnabled { complain("the window is deaf") }
    }
}
