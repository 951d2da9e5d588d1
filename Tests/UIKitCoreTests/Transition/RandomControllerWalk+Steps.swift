import Kinora
@testable import UIFoundation
@testable import UIKitCore

extension RandomControllerWalk {
    /// One request of an app or a user.
    ///
    /// - Parameter isInside: whether a callback makes it; then time stands, and there are no touches.
    func act(_ dice: inout Dice, isInside: Bool) {
        let animated = dice.chance(75)
        switch dice.below(isInside ? 52 : 100) {
        case 0...13: push(&dice, animated)
        case 14...19: pop(&dice, animated)
        case 20...22: popTo(&dice, animated)
        case 23...27: set(&dice, animated)
        case 28...36: present(&dice, animated, isInside: isInside)
        case 37...42: dismiss(&dice, animated)
        case 43...48: select(&dice)
        case 49: setTabs(&dice)
        case 50: remove(&dice)
        case 51: hideBar(&dice, animated)
        case 52...57: lead(&dice)
        case 58...60: complete(&dice)
        case 61...66: touch(&dice)
        case 67...68: rotate(&dice)
        case 69:
            kept.append(contentsOf: dice.chance(50) ? [] : [stage.window.rootViewController].compactMap { $0 })
            installRoot(&dice)
        case 70:
            does("kept = []")
            kept = []
        case 71...74:
            does("CATransaction.flush()")
            CATransaction.flush()
        default:
            let seconds = [0.02, 0.1, 0.2, 0.3, 0.5, 1.5][dice.below(6)]
            does("stage.advance(by: \(seconds))")
            stage.advance(by: seconds)
        }
    }

    // MARK: Stacks

    private func navigation(_ dice: inout Dice) -> RandomNavigation? {
        let all = living.compactMap { $0 as? RandomNavigation }
        let shown = all.filter { $0.viewIfLoaded?.window != nil }
        return all.isEmpty ? nil : dice.pick(shown.isEmpty || dice.chance(10) ? all : shown)
    }

    /// A new screen, or one that is nowhere.
    private func screen(for navigation: UIViewController, _ dice: inout Dice) -> UIViewController {
        let containers = Array(sequence(first: navigation, next: \.parent))
        let free = kept.filter { one in isFree(one) && !(one is UINavigationController) && !containers.contains { $0 === one } }
        return free.isEmpty || dice.chance(70) ? makeScreen() : dice.pick(free)
    }

    private func isFree(_ controller: UIViewController) -> Bool {
        controller.parent == nil && controller.presentation == nil && controller.presentedPresentation == nil
            && stage.window.rootViewController !== controller && !isInWindow(controller)
    }

    private func isInWindow(_ controller: UIViewController) -> Bool { controller.viewIfLoaded?.superview != nil }

    private func push(_ dice: inout Dice, _ animated: Bool) {
        guard let navigation = navigation(&dice) else { return }
        let screen = screen(for: navigation, &dice)
        does("\(name(navigation)).pushViewController(\(name(screen)), animated: \(animated))")
        navigation.ask(navigation.viewControllers + [screen])
        navigation.pushViewController(screen, animated: animated)
        check(navigation)
    }

    private func pop(_ dice: inout Dice, _ animated: Bool) {
        guard let navigation = navigation(&dice) else { return }
        does("\(name(navigation)).popViewController(animated: \(animated))")
        let top = navigation.viewControllers.last, isRoot = navigation.viewControllers.count < 2
        let popped = navigation.popViewController(animated: animated)
        if popped !== (isRoot ? nil : top) { complain("\(name(navigation)): popped \(popped?.title ?? "nil")") }
        if let popped, dice.chance(30) { kept.append(popped) }
        check(navigation)
    }

    private func popTo(_ dice: inout Dice, _ animated: Bool) {
        guard let navigation = navigation(&dice), !navigation.viewControllers.isEmpty else { return }
        let index = dice.below(navigation.viewControllers.count), screen = navigation.viewControllers[index]
        does("\(name(navigation)).popToViewController(\(name(screen)), animated: \(animated))")
        let above = Array(navigation.viewControllers[(index + 1)...])
        if !above.isEmpty { navigation.ask(Array(navigation.viewControllers[...index])) }
        let popped = navigation.popToViewController(screen, animated: animated) ?? []
        if !popped.elementsEqual(above, by: ===) { complain("\(name(navigation)): popped \(popped.map { $0.title ?? "" })") }
        check(navigation)
    }

    private func set(_ dice: inout Dice, _ animated: Bool) {
        guard let navigation = navigation(&dice) else { return }
        var screens = navigation.viewControllers.filter { _ in dice.chance(60) }
        for _ in 0..<dice.below(3) {
            let screen = screen(for: navigation, &dice)
            guard !screens.contains(where: { $0 === screen }) else { continue }
            screens.insert(screen, at: dice.below(screens.count + 1))
        }
        if screens.isEmpty, dice.chance(80) { screens = [makeScreen()] }
        does("\(name(navigation)).setViewControllers([\(screens.map(name).joined(separator: ", "))], animated: \(animated))")
        navigation.ask(screens)
        navigation.setViewControllers(screens, animated: animated)
        check(navigation)
    }

    private func hideBar(_ dice: inout Dice, _ animated: Bool) {
        guard let navigation = navigation(&dice) else { return }
        let isHidden = dice.chance(50)
        does("\(name(navigation)).setNavigationBarHidden(\(isHidden), animated: \(animated))")
        navigation.setNavigationBarHidden(isHidden, animated: animated)
    }

    /// A container's screen goes without asking it.
    private func remove(_ dice: inout Dice) {
        let all = living.filter { $0.parent != nil }
        guard !all.isEmpty else { return }
        let screen = dice.pick(all)
        does("\(name(screen)).removeFromParent()")
        if let navigation = screen.parent as? RandomNavigation {
            navigation.model.remove(screen, waiting: navigation.pendingRequest != nil)
        } else if let tabs = screen.parent as? RandomTabs, tabs.expected === screen {
            tabs.expected = tabs.viewControllers?.first { $0 !== screen }
        }
        screen.willMove(toParent: nil)
        screen.removeFromParent()
        if dice.chance(50) { kept.append(screen) }
    }

    // MARK: Presentations

    private func present(_ dice: inout Dice, _ animated: Bool, isInside: Bool) {
        let all = living.filter { $0.viewIfLoaded?.window != nil }
        guard !all.isEmpty else { return }
        let source = dice.pick(all)
        let free = kept.filter(isFree)
        let presented = free.isEmpty || dice.chance(70) ? makeTree(&dice, depth: dice.below(2)) : dice.pick(free)
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .automatic, .pageSheet, .overFullScreen, .currentContext, .overCurrentContext, .custom,
        ]
        presented.modalPresentationStyle = dice.pick(styles)
        presented.modalTransitionStyle = [.coverVertical, .crossDissolve, .flipHorizontal][dice.below(3)]
        presented.transitioningDelegate = dice.chance(60) ? self : nil
        does(
            "\(name(source)).present(\(name(presented)) /* \(presented.modalPresentationStyle), \(presented.modalTransitionStyle) */, animated: \(animated))"
        )
        let isQuiet = isQuiet && source.presentedViewController == nil
        // A request made in a callback may come too late.
        let completion = expectCall(isDue: isQuiet && !isInside)
        source.present(presented, animated: animated, completion: completion)
        guard isQuiet, !isInside, callbacksAreQuiet else { return }
        if source.presentedViewController !== presented {
            complain("\(name(source)) presents \(source.presentedViewController?.title ?? "nil")")
        }
        if presented.presentingViewController?.presentedViewController !== presented {
            complain("\(name(presented)) is presented by nobody")
        }
    }

    /// Whether no transition runs or waits anywhere.
    private var isQuiet: Bool { !ControllerRequestQueue.current.hasWaitingRequests && living.allSatisfy { $0.activeTransition == nil } }
    private var callbacksAreQuiet: Bool { callbacks == 0 }

    private func dismiss(_ dice: inout Dice, _ animated: Bool) {
        let all = living.filter { $0.presentation != nil || $0.presentedPresentation != nil }
        guard !all.isEmpty else { return }
        let controller = dice.pick(all)
        does("\(name(controller)).dismiss(animated: \(animated))")
        let completion = expectCall(isDue: isQuiet)
        controller.dismiss(animated: animated, completion: completion)
    }

    // MARK: Tabs

    private func tabs(_ dice: inout Dice) -> RandomTabs? {
        let all = living.compactMap { $0 as? RandomTabs }
        return all.isEmpty ? nil : dice.pick(all)
    }

    private func select(_ dice: inout Dice) {
        guard let tabs = tabs(&dice), let screens = tabs.viewControllers else { return }
        let index = dice.below(screens.count)
        does("\(name(tabs)).selectedIndex = \(index)")
        tabs.expected = screens[index]
        tabs.selectedIndex = index
        check(tabs)
    }

    private func setTabs(_ dice: inout Dice) {
        guard let tabs = tabs(&dice) else { return }
        var screens = (tabs.viewControllers ?? []).filter { _ in dice.chance(70) }
        if screens.isEmpty || dice.chance(50), screens.count < 4 {
            screens.insert(makeTree(&dice, depth: 1), at: dice.below(screens.count + 1))
        }
        does("\(name(tabs)).setViewControllers([\(screens.map(name).joined(separator: ", "))], animated: false)")
        if !screens.contains(where: { $0 === tabs.expected }) { tabs.expected = screens.first }
        tabs.setViewControllers(screens, animated: false)
        check(tabs)
    }

    // MARK: Hands

    private func lead(_ dice: inout Dice) {
        guard !interactions.isEmpty else { return }
        let index = dice.chance(70) ? interactions.count - 1 : dice.below(interactions.count), interaction = interactions[index]
        switch dice.below(8) {
        case 0...3:
            let point = CGFloat(dice.below(11)) / 10
            does("hand\(index).update(\(point))")
            interaction.update(point)
        case 4:
            does("hand\(index).finish()")
            interaction.finish()
        case 5, 6:
            does("hand\(index).cancel()")
            interaction.cancel()
        default:
            does("hand\(index).pause()")
            interaction.pause()
        }
    }

    private func complete(_ dice: inout Dice) {
        let stuck = animators.filter(\.isStuck)
        guard !stuck.isEmpty else { return }
        let one = dice.pick(stuck)
        does("\(one.name).complete()")
        one.complete()
    }

    /// A finger at the left edge, on bars, on sheets.
    private func touch(_ dice: inout Dice) {
        if var point = finger {
            let isEnd = dice.chance(35)
            point.x += CGFloat(dice.below(200)) - 40
            point.y += CGFloat(dice.below(160)) - 60
            does("stage.touch([.init(time: 0.05, phase: .\(isEnd ? "ended" : "moved"), location: \(point))])")
            stage.touch([TouchSample(time: 0.05, phase: isEnd ? .ended : .moved, location: point)])
            finger = isEnd ? nil : point
        } else {
            let (x, y) = dice.pick([(2, 240), (20, 22), (60, 470), (160, 470), (280, 470), (160, 90), (160, 60)])
            let point = CGPoint(x: x, y: y), isTap = dice.chance(40)
            does("stage.touch([.init(time: 0, phase: .began, location: \(point))])\(isTap ? " // tap" : "")")
            stage.touch([TouchSample(time: 0, phase: .began, location: point)])
            if isTap { stage.touch([TouchSample(time: 0.05, phase: .ended, location: point)]) } else { finger = point }
        }
    }

    func liftFinger() {
        guard let point = finger else { return }
        finger = nil
        stage.touch([TouchSample(time: 0.3, phase: .ended, location: point)])
    }

    private func rotate(_ dice: inout Dice) {
        let orientation = dice.pick([UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight])
        does("stage.rotate(to: \(orientation))")
        stage.rotate(to: orientation)
    }

    func name(_ controller: UIViewController) -> String { controller.title ?? "\(type(of: controller))" }
}
