extension UIViewController {
    /// What a controller keeps for presentations; most have none.
    struct PresentationRecord {
        var style = UIModalPresentationStyle.automatic
        var transitionStyle = UIModalTransitionStyle.coverVertical
        var definesContext = false
        var providesTransitionStyle = false
        var capturesStatusBar = false
        var isModal = false
        var isBeingPresented = false
        var isBeingDismissed = false
        weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
        /// Made when asked for before the presentation.
        var prepared: UIPresentationController?
        /// By which the controller is presented now.
        weak var current: UIPresentationController?
        /// What the controller presents now.
        var presents: UIPresentationController?
        /// Requests that wait for the running one.
        var waiting: [() -> Void] = []
    }

    /// `automatic` resolved.
    var presentationStyleInUse: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .automatic: .pageSheet
        case .none:
            trap(
                object: diagnosticName, value: "presented with the style none",
                remedy: "Set modalPresentationStyle to another one")
        case let style: style
        }
    }

    /// By which this very controller is presented.
    var presentation: UIPresentationController? { presentationRecord.current }

    /// What this very controller presents.
    var presentedPresentation: UIPresentationController? {
        get { presentationRecord.presents }
        set { presentationRecord.presents = newValue }
    }

    /// The presentations on top of this controller, the topmost last; those that are going are left out.
    var presentationsAbove: [UIPresentationController] {
        guard let first = presentedPresentation else { return [] }
        return first.chainAbove.filter { $0.phase == .presenting || $0.phase == .presented }
    }

    func setPresentationStyle(_ style: UIModalPresentationStyle) {
        if style != presentationRecord.style { presentationRecord.prepared = nil }
        presentationRecord.style = style
    }

    func setTransitionStyle(_ style: UIModalTransitionStyle) {
        if (style == .partialCurl) != (presentationRecord.transitionStyle == .partialCurl) { presentationRecord.prepared = nil }
        presentationRecord.transitionStyle = style
    }

    func adopt(_ presentation: UIPresentationController) {
        presentationRecord.prepared = nil
        presentationRecord.current = presentation
    }

    func release(_ presentation: UIPresentationController) {
        if presentationRecord.current === presentation { presentationRecord.current = nil }
    }

    /// The nearest controller, from this one up, that presents another.
    private var presentingAncestor: UIViewController? {
        sequence(first: self, next: \.container).first { $0.presentedPresentation != nil }
    }

    var nearestPresented: UIViewController? { presentingAncestor?.presentedPresentation?.presentedViewController }

    var nearestPresenting: UIViewController? {
        sequence(first: self, next: \.container).lazy.compactMap { $0.presentation?.presenter }.first
    }

    /// The presentation controller in use, or the one that would be.
    func presentationControllerInUse(presenting: UIViewController?, source: UIViewController?) -> UIPresentationController {
        if let current = presentationRecord.current { return current }
        if let prepared = presentationRecord.prepared { return prepared }
        let made: UIPresentationController
        switch presentationStyleInUse {
        case .custom:
            made =
                transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source ?? self)
                ?? makePresentationController(presenting: presenting)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
            made.style = .custom
        case .pageSheet, .formSheet: made = SheetPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen where modalTransitionStyle == .partialCurl:
            made = CurlPresentationController(presentedViewController: self, presenting: presenting)
        default: made = UIPresentationController(presentedViewController: self, presenting: presenting)
        }
        presentationRecord.prepared = made
        return made
    }

    // MARK: Presenting

    func presentController(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // What was asked for before, in the same callback, may let it be presented.
        if !ControllerTurn.isOpen, let value = obstacle(toPresenting: controller) {
            trap(object: diagnosticName, value: value, remedy: "Present a controller that is shown nowhere else")
        }
        checkCurls(presenting: controller)
        ControllerTurn.request { self.presentNow(controller, animated: animated, completion: completion) }
    }

    /// - Parameter isWaiting: the request was kept until it could be met.
    private func presentNow(_ controller: UIViewController, animated: Bool, isWaiting: Bool = false, completion: (() -> Void)?) {
        if isWaiting, let shown = controller.presentation, shown.phase == .presented {
            // It was on its way out and has come back.
            return completion?() ?? ()
        }
        if let value = obstacle(toPresenting: controller) {
            return reportOnce(
                "present by \(diagnosticName)", as: .exception("NSInvalidArgumentException"),
                "\(diagnosticName): \(value); it is not presented"
            )
        }
        guard viewIfLoaded?.window != nil else {
            return reportOnce(
                "present from \(diagnosticName)",
                "\(diagnosticName): asked to present \(controller.diagnosticName) while its own view is in no window; it is not presented. Wait for viewDidAppear(_:)"
            )
        }
        let again = { [weak self, weak controller] in
            guard let self, let controller else { return }
            presentNow(controller, animated: animated, isWaiting: true, completion: completion)
        }
        let style = controller.presentationStyleInUse
        let isInContext = style == .currentContext || style == .overCurrentContext
        var presenter = UIPresentationController.presenter(for: self, inContext: isInContext)
        guard presenter.canPresent(controller, animated: animated, again) else { return }
        var presentation = controller.presentationControllerInUse(presenting: presenter, source: self)
        if presentation.isInContext, !isInContext {
            presenter = UIPresentationController.presenter(for: self, inContext: true)
            guard presenter.canPresent(controller, animated: animated, again) else { return }
        }
        let adapted = presentation.adaptedStyle(for: presenter.traitCollection)
        if adapted != .none {
            let delegate = presentation.delegate
            var shown = controller
            if let other = delegate?.presentationController(presentation, viewControllerForAdaptivePresentationStyle: adapted) {
                if let value = obstacle(toPresenting: other) {
                    reportOnce(
                        "present by \(diagnosticName)", as: .exception("NSInvalidArgumentException"),
                        "\(diagnosticName): \(value); \(controller.diagnosticName) is presented instead")
                } else {
                    shown = other
                }
            }
            presentation = UIPresentationController(presentedViewController: shown, presenting: presenter)
            presentation.style = adapted
            presentation.delegate = delegate
        }
        presentation.presenter = presenter
        PresentationTransition.present(presentation, animated: animated, source: self, completion: completion)
    }

    /// A page that has curled up shows nothing else, and only a full screen below it.
    private func checkCurls(presenting controller: UIViewController) {
        if controller.modalTransitionStyle == .partialCurl, controller.modalPresentationStyle != .fullScreen {
            trap(
                object: controller.diagnosticName, value: "presented by a partial curl with the style \(controller.modalPresentationStyle)",
                remedy: "Set modalPresentationStyle to fullScreen, or another modalTransitionStyle")
        }
        let shown = sequence(first: self, next: \.container).lazy.compactMap(\.presentation).first
        if let shown = shown as? CurlPresentationController, shown.phase == .presenting || shown.phase == .presented {
            trap(
                object: diagnosticName, value: "asked to present \(controller.diagnosticName) while it is presented by a partial curl",
                remedy: "Dismiss it first, or present it with another modalTransitionStyle")
        }
    }

    private func obstacle(toPresenting controller: UIViewController) -> String? {
        if let parent = controller.container {
            return "asked to present \(controller.diagnosticName), which is a child of \(parent.diagnosticName)"
        } else if sequence(first: self, next: \.container).contains(where: { $0 === controller }) {
            return "asked to present \(controller === self ? "itself" : "its own container \(controller.diagnosticName)")"
        } else if let presentation = controller.presentation, presentation.phase != .dismissing, !presentation.isGoingBack {
            return
                "asked to present \(controller.diagnosticName), which \(presentation.presentingViewController.diagnosticName) presents already"
        } else if let presented = controller.presentedPresentation?.presentedViewController {
            return "asked to present \(controller.diagnosticName), which itself presents \(presented.diagnosticName)"
        } else if let window = controller.viewIfLoaded?.window, window.rootViewController === controller {
            return "asked to present \(controller.diagnosticName), which is a window's root"
        }
        return nil
    }

    /// Whether this controller presents nothing now. Where it will soon, the request is kept for then; where it will not, it is refused with a line in the log.
    private func canPresent(_ controller: UIViewController, animated: Bool, _ again: @escaping () -> Void) -> Bool {
        if !animated {
            if let busy = presentedPresentation, busy.phase == .dismissing { busy.running?.transition?.finishAtOnce() }
            if let own = presentation, own.phase == .presenting { own.running?.transition?.finishAtOnce() }
        }
        guard viewIfLoaded?.window != nil && !hasLeftContainer || presentedPresentation != nil else {
            reportOnce(
                "present by \(diagnosticName)",
                "\(diagnosticName): asked to present \(controller.diagnosticName) while its view is in no window, or is leaving it; it is not presented"
            )
            return false
        }
        if let busy = presentedPresentation {
            guard busy.phase == .dismissing || busy.isGoingBack else {
                reportOnce(
                    "already presenting \(diagnosticName)",
                    "\(diagnosticName): asked to present \(controller.diagnosticName) while it presents \(busy.presentedViewController.diagnosticName); it is not presented. Present from the topmost controller, or dismiss first"
                )
                return false
            }
            presentationRecord.waiting.append(again)
            if busy.phase == .dismissing, controller === busy.presentedViewController, busy.running?.chain.count == 1 {
                busy.running?.transition?.turn(back: true)
            } else {
                busy.running?.transition?.hurry()
            }
            return false
        }
        switch presentation?.phase {
        case .presenting:
            presentationRecord.waiting.append(again)
            presentation?.running?.transition?.hurry()
            return false
        case .dismissing:
            reportOnce(
                "presenting while dismissed \(diagnosticName)",
                "\(diagnosticName): asked to present \(controller.diagnosticName) while it is being dismissed; it is not presented")
            return false
        default: return true
        }
    }

    /// Whether a container that it is no child of any more still shows it on its way out.
    private var hasLeftContainer: Bool {
        let place = viewIfLoaded?.superview
        return container == nil && presentation == nil && place is TransitionContainerView && !(place is PresentationContainerView)
    }

    // MARK: Dismissing

    func dismissController(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presentingAncestor ?? nearestPresenting else {
            completion?()
            return
        }
        presenter.dismissPresented(animated: animated, completion: completion)
    }

    /// Dismisses what this very controller presents, with everything on top of it.
    func dismissPresented(animated: Bool, completion: (() -> Void)? = nil) {
        guard let first = presentedPresentation, first.phase != .idle else {
            completion?()
            return
        }
        if first.phase == .dismissing {
            guard first.running?.transition?.isGoingBack != true else {
                // What is being brought back goes again then.
                presentationRecord.waiting.append { [weak self] in self?.dismissPresented(animated: animated, completion: completion) }
                let transition = first.running?.transition
                return animated ? transition?.hurry() ?? () : transition?.finishAtOnce() ?? ()
            }
            // Asked again: it goes on, or is over at once.
            first.running?.add(completion)
            if !animated { first.running?.transition?.finishAtOnce() }
            return
        }
        let chain = first.chainAbove
        for presentation in chain.reversed() where presentation.phase != .presented {
            guard let transition = presentation.running?.transition else { continue }
            // The system's own movements are taken over from where they are; others turn round, or give way.
            if !animated || transition.isOwnAndRunsByItself {
                transition.finishAtOnce(leavingMovement: animated)
            } else if presentation === first {
                transition.turn(back: true)
            } else {
                transition.hurry()
            }
        }
        // The movement may have ended in its not being presented.
        guard presentedPresentation === first else {
            completion?()
            return
        }
        let left = first.chainAbove.filter { $0.phase != .idle }
        guard first.phase == .presented, left.allSatisfy({ $0.phase == .presented }) else {
            presentationRecord.waiting.append { [weak self] in self?.dismissPresented(animated: animated, completion: completion) }
            return
        }
        PresentationTransition.dismiss(left, animated: animated && first.container?.window != nil, completion: completion)
    }

    /// Dismisses at once what this very controller presents; an animator that is asked all the same is not waited for.
    func endPresentation() {
        dismissPresented(animated: false)
        presentedPresentation?.running?.transition?.finishAtOnce()
    }

    /// Dismisses at once what this controller and those inside it present, and what those present.
    func endPresentations() {
        for controller in withAllBelow.reversed() { controller.endPresentation() }
    }

    /// Has what comes and goes over this controller and those inside it be there, or gone, at once.
    func finishPresentationTransitions() {
        for controller in withAllBelow { controller.presentedPresentation?.running?.transition?.finishAtOnce() }
    }

    /// This controller, and what it and those inside it present, and what those present; those below first.
    var withPresented: [UIViewController] { [self] + withAllBelow.dropFirst().filter { $0.presentation != nil } }

    /// This controller, those inside it and those that any of them presents.
    private var withAllBelow: [UIViewController] {
        var all = [self]
        var index = 0
        while index < all.count {
            let controller = all[index]
            all += controller.containedControllers
            if let presented = controller.presentedPresentation?.presentedViewController { all.append(presented) }
            index += 1
        }
        return all
    }

    /// Goes on with the requests that had to wait, as far as they can be met now; those of the controllers below too.
    func performWaitingPresentations() {
        var at: UIViewController? = self
        while let controller = at {
            while !controller.presentationRecord.waiting.isEmpty, controller.presentedPresentation?.running == nil,
                controller.presentation?.running == nil
            {
                ControllerTurn.request(controller.presentationRecord.waiting.removeFirst())
            }
            at = controller.presentation?.presenter
        }
    }
}

extension UIPresentationController {
    /// Whether it comes or goes, but has been turned round.
    fileprivate var isGoingBack: Bool { running?.transition?.isGoingBack ?? false }

    /// This presentation and those on top of it.
    fileprivate var chainAbove: [UIPresentationController] {
        Array(sequence(first: self) { $0.presentedViewController.presentedPresentation })
    }
}
