extension UIViewController {
    /// A controller's presentation state; most have none.
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
        /// Created on access before the presentation.
        var prepared: UIPresentationController?
        /// The presentation of the controller.
        weak var current: UIPresentationController?
        /// The presentation by the controller.
        var presents: UIPresentationController?
    }

    /// The style with `automatic` resolved.
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

    /// The presentation of this controller itself.
    var presentation: UIPresentationController? { presentationRecord.current }

    /// The presentation by this controller itself.
    var presentedPresentation: UIPresentationController? {
        get { presentationRecord.presents }
        set {
            presentationRecord.presents = newValue
            UIFocusSystem.shown?.presentationsDidChange()
        }
    }

    /// Presentations on top of this controller, the topmost last, without those being dismissed.
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

    /// The current presentation controller, or the one that will be used.
    func presentationControllerInUse(presenting: UIViewController?, source: UIViewController?) -> UIPresentationController {
        if let current = presentationRecord.current { return current }
        if let prepared = presentationRecord.prepared { return prepared }
        let made: UIPresentationController
        let style = presentationStyleInUse
        switch style {
        case _ where style == .custom || self is any PresentationControllerMaking:
            let delegate = style == .custom ? transitioningDelegate : nil
            made =
                delegate?.presentationController(forPresented: self, presenting: presenting, source: source ?? self)
                ?? (self as? any PresentationControllerMaking)?.makePresentationController(presenting: presenting)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
            made.style = .custom
        case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet: made = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen where modalTransitionStyle == .partialCurl:
            made = CurlPresentationController(presentedViewController: self, presenting: presenting)
        default: made = UIPresentationController(presentedViewController: self, presenting: presenting)
        }
        presentationRecord.prepared = made
        return made
    }

    // MARK: Presenting

    func presentController(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // An earlier request in the same callback may permit the presentation.
        if !ControllerRequestQueue.current.isOpen, let value = obstacle(toPresenting: controller) {
            trap(object: diagnosticName, value: value, remedy: "Present a controller that is shown nowhere else")
        }
        checkCurls(presenting: controller)
        ControllerRequestQueue.current.request { self.presentNow(controller, animated: animated, completion: completion) }
    }

    /// - Parameter isWaiting: whether the request was queued before.
    private func presentNow(_ controller: UIViewController, animated: Bool, isWaiting: Bool = false, completion: (() -> Void)?) {
        if isWaiting, let shown = controller.presentation, shown.phase == .presented {
            // Its dismissal was in progress and has been reversed.
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
        guard presenter.canPresentNow(controller, animated: animated, otherwise: again) else { return }
        var presentation = controller.presentationControllerInUse(presenting: presenter, source: self)
        if presentation.isInContext, !isInContext {
            presenter = presentation.contextPresenter(for: self)
            guard presenter.canPresentNow(controller, animated: animated, otherwise: again) else { return }
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
            presentation =
                adapted == .pageSheet
                ? UISheetPresentationController(presentedViewController: shown, presenting: presenter)
                : UIPresentationController(presentedViewController: shown, presenting: presenter)
            presentation.style = adapted
            presentation.delegate = delegate
        }
        presentation.presenter = presenter
        PresentationExchange.present(presentation, animated: animated, source: self, completion: completion)
    }

    /// A curled page cannot present anything; its own presentation must be full-screen.
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

    /// Whether this controller can present another.
    private enum PresentationReadiness {
        case ready
        /// When the transition of a presentation has ended.
        case after(UIPresentationController)
        /// Not at all; `key` names the report, which is made once.
        case refused(key: String, reason: String)
    }

    private func readiness(toPresent controller: UIViewController) -> PresentationReadiness {
        guard viewIfLoaded?.window != nil && !hasLeftContainer || presentedPresentation != nil else {
            return .refused(key: "present by", reason: "while its view is in no window, or is leaving it; it is not presented")
        }
        if let busy = presentedPresentation {
            guard busy.phase == .dismissing || busy.isGoingBack else {
                let presented = busy.presentedViewController.diagnosticName
                return .refused(
                    key: "already presenting",
                    reason: "while it presents \(presented); it is not presented. Present from the topmost controller, or dismiss first")
            }
            return .after(busy)
        }
        guard let presentation else { return .ready }
        switch presentation.phase {
        case .presenting: return .after(presentation)
        case .dismissing:
            return .refused(key: "presenting while dismissed", reason: "while it is being dismissed; it is not presented")
        case .idle, .presented: return .ready
        }
    }

    /// Returns whether this controller can present another at once. If not, queues the request for when it can, or reports that it never
    /// will.
    private func canPresentNow(_ controller: UIViewController, animated: Bool, otherwise request: @escaping () -> Void) -> Bool {
        if !animated { finishTransitionsBeforePresenting() }
        switch readiness(toPresent: controller) {
        case .ready: return true
        case .refused(let key, let reason):
            let sentence = "\(diagnosticName): asked to present \(controller.diagnosticName) \(reason)"
            UIApplication.noteRefusedPresentation(sentence)
            reportOnce("\(key) \(diagnosticName)", sentence)
        case .after(let busy):
            let transition = busy.running?.transition
            ControllerRequestQueue.current.request(after: transition, request)
            // Presenting again what is being dismissed reverses the dismissal.
            if busy.phase == .dismissing, controller === busy.presentedViewController, busy.running?.chain.count == 1 {
                transition?.redirect(toStart: true)
            } else {
                transition?.expedite()
            }
        }
        return false
    }

    /// A presentation without animation ends the transitions that are in its way.
    private func finishTransitionsBeforePresenting() {
        if let busy = presentedPresentation, busy.phase == .dismissing { busy.running?.transition?.finishAtOnce() }
        if let own = presentation, own.phase == .presenting { own.running?.transition?.finishAtOnce() }
    }

    /// Whether a former container still shows it on its way out.
    private var hasLeftContainer: Bool {
        let superview = viewIfLoaded?.superview
        return container == nil && presentation == nil && superview is TransitionContainerView && !(superview is PresentationContainerView)
    }

    // MARK: Dismissing

    /// Dismisses as soon as no other request is ahead.
    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        ControllerRequestQueue.current.request { self.dismissController(animated: animated, completion: completion) }
    }

    func dismissController(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presentingAncestor ?? nearestPresenting else {
            completion?()
            return
        }
        presenter.dismissPresented(animated: animated, completion: completion)
    }

    /// Dismisses the controller presented by this one itself, with everything on top of it.
    func dismissPresented(animated: Bool, completion: (() -> Void)? = nil) {
        guard let first = presentedPresentation, first.phase != .idle else {
            completion?()
            return
        }
        if first.phase == .dismissing {
            if let transition = first.running?.transition, transition.isGoingBack {
                // A cancelled dismissal that is returning is dismissed again afterwards.
                dismissPresented(after: transition, animated: animated, completion: completion)
                return animated ? transition.expedite() : transition.finishAtOnce()
            }
            // A repeated request: continues, or ends at once.
            first.running?.add(completion)
            if !animated { first.running?.transition?.finishAtOnce() }
            return
        }
        let chain = first.chainAbove
        for presentation in chain.reversed() where presentation.phase != .presented {
            guard let transition = presentation.running?.transition else { continue }
            // System animations are continued from the current state; others are reversed or expedited.
            if !animated || transition.isOwnAndRunsByItself {
                transition.finishAtOnce(leavingMovement: animated)
            } else if presentation === first {
                transition.redirect(toStart: true)
            } else {
                transition.expedite()
            }
        }
        // The transition may have ended with its dismissal.
        guard presentedPresentation === first else {
            completion?()
            return
        }
        let left = first.chainAbove.filter { $0.phase != .idle }
        if let busy = left.first(where: { $0.phase != .presented }) {
            return dismissPresented(after: busy.running?.transition, animated: animated, completion: completion)
        }
        PresentationExchange.dismiss(left, animated: animated && first.container?.window != nil, completion: completion)
    }

    private func dismissPresented(after transition: ControllerTransition?, animated: Bool, completion: (() -> Void)?) {
        ControllerRequestQueue.current.request(after: transition) { [weak self] in
            self?.dismissPresented(animated: animated, completion: completion)
        }
    }

    /// Dismisses the presentation of this controller itself at once, without waiting for a custom animator.
    func endPresentation() {
        dismissPresented(animated: false)
        presentedPresentation?.running?.transition?.finishAtOnce()
    }

    /// Dismisses all presentations by this controller, its descendants and their presentations at once.
    func endPresentations() {
        for controller in withAllBelow.reversed() { controller.endPresentation() }
    }

    /// Finishes the running presentation transitions above this controller and its descendants at once.
    func finishPresentationTransitions() {
        for controller in withAllBelow { controller.presentedPresentation?.running?.transition?.finishAtOnce() }
    }

    /// This controller and all presentations above it and its descendants, lower ones first.
    var withPresented: [UIViewController] { [self] + withAllBelow.dropFirst().filter { $0.presentation != nil } }

    /// This controller, its descendants and their presentations.
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
}

extension UIPresentationController {
    /// Whether its transition has been reversed.
    fileprivate var isGoingBack: Bool { running?.transition?.isGoingBack ?? false }

    /// This presentation and those on top of it.
    fileprivate var chainAbove: [UIPresentationController] {
        Array(sequence(first: self) { $0.presentedViewController.presentedPresentation })
    }
}

/// A controller that brings its presentation controller along whatever its style, such as an alert. With the style `custom` a delegate's
/// takes precedence.
@MainActor
package protocol PresentationControllerMaking: UIViewController {
    func makePresentationController(presenting: UIViewController?) -> UIPresentationController?
}
