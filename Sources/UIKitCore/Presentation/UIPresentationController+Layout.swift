extension UIPresentationController {
    /// The transition style: the context's, if it provides one.
    var transitionStyle: UIModalTransitionStyle {
        if style == .currentContext || style == .overCurrentContext, let presenter, presenter.definesPresentationContext,
            presenter.providesPresentationContextTransitionStyle
        {
            return presenter.modalTransitionStyle
        }
        return presentedViewController.modalTransitionStyle
    }

    /// A context may define a curl without a page for it.
    func coverReplacingCurl(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        reportOnce(
            "partial curl \(style)",
            "\(presentedViewController.diagnosticName): a partial curl shows full screens only, not \(style); it comes up from the bottom")
        return CoverVerticalAnimator(isDismissal: isDismissal)
    }

    /// Sheets and popovers adapt to compact width.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard [.pageSheet, .formSheet, .popover].contains(style), traits.horizontalSizeClass == .compact else { return .none }
        switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic {
        case .fullScreen: return .fullScreen
        case .overFullScreen: return .overFullScreen
        case .none: return .none
        default: return style == .popover ? .pageSheet : .none
        }
    }

    /// Whether it covers a presentation context instead of the window.
    var isInContext: Bool {
        switch style {
        case .currentContext, .overCurrentContext: true
        case .custom: !shouldPresentInFullscreen
        default: false
        }
    }

    /// The presenter for a source controller: its outermost ancestor, or the nearest that defines a context.
    static func presenter(for source: UIViewController, inContext: Bool) -> UIViewController {
        let chain = Array(sequence(first: source, next: \.container))
        if inContext, let context = chain.first(where: \.definesPresentationContext) { return context }
        return chain.last ?? source
    }

    /// The presenter for a source controller in a context: the presentation's own choice, or the nearest that defines one.
    func contextPresenter(for source: UIViewController) -> UIViewController {
        (self as? any ContextChoosing)?.context(for: source) ?? Self.presenter(for: source, inContext: true)
    }

    /// Overrides the presented controller's traits with the style's interface level and `overrideTraitCollection`.
    func overrideTraits() {
        var values = TraitValues()
        values.userInterfaceLevel = level
        if let traits = overrideTraitCollection { values.take(traits.values) }
        give(values)
    }

    /// Restores the presented controller's inherited traits.
    func returnTraits() { give(.unspecified) }

    private func give(_ values: TraitValues) {
        let controller = presentedViewController
        guard values != controller.traitRecord?.fromContainer ?? .unspecified else { return }
        controller.madeTraitRecord.fromContainer = values
        controller.traitSourceDidChange()
    }

    /// Adds the container view: in front of all in the window, or over the presenting view.
    func makeContainer() {
        guard let presenter, container == nil, let window = presenter.view.window else { return }
        let made: PresentationContainerView
        if isInContext, let superview = presenter.view.superview {
            made = PresentationContainerView(self, frame: presenter.view.untransformedFrame)
            superview.insertSubview(made, aboveSubview: presenter.view)
            made.ownSafeAreaInsets = presenter.view.ownSafeAreaInsets
        } else {
            made = PresentationContainerView(self, frame: window.bounds)
            window.addSubview(made)
        }
        container = made
        made.layoutIfNeeded()
    }

    /// Sets the presented view's frame unless it is animating.
    func layOutPresentedView() {
        guard phase == .presented, let container, let view = presentedView, view.superview === container else { return }
        view.setUntransformedFrame(frameOfPresentedViewInContainerView)
    }

    /// The view that represents the presenting controller: its own in a context, otherwise the presented view if it is presented itself.
    var presentersView: UIView? {
        presenter.flatMap { isInContext ? $0.viewIfLoaded : $0.presentation?.presentedView ?? $0.viewIfLoaded }
    }

    /// Moves the presenting view into the container, at the back, where it stays visible until it is covered.
    func takePresentersView() {
        guard let view = presentersView, let container, view.superview !== container else { return }
        presenterSuperview = view.superview
        container.insertSubview(view, at: 0)
        view.setUntransformedFrame(frameOfPresentersView)
    }

    /// The presenting view's frame, in container coordinates.
    var frameOfPresentersView: CGRect {
        if !isInContext, let below = presenter?.presentation, below.container != nil { return below.frameOfPresentedViewInContainerView }
        return container?.bounds ?? .zero
    }

    /// Moves the presenting view back.
    func returnPresentersView() {
        guard let view = presentersView, let container else { return }
        if isInContext, let superview = container.superview {
            superview.insertSubview(view, belowSubview: container)
            view.setUntransformedFrame(container.untransformedFrame)
        } else if let below = presenter?.presentation?.container {
            below.addSubview(view)
            view.setUntransformedFrame(frameOfPresentersView)
        } else if let superview = presenterSuperview ?? container.superview {
            superview.insertSubview(view, at: 0)
            view.setUntransformedFrame(superview.bounds)
        }
        presenterSuperview = nil
    }
}

extension UIViewController {
    /// The container of a presentation over this controller's view alone; nil without one.
    private var containerInContext: PresentationContainerView? {
        guard let presentation = presentedPresentation, presentation.isInContext, let view = viewIfLoaded else { return nil }
        // The view of a controller that is covered is in the container, or in no hierarchy.
        return presentation.container.flatMap { view.isDescendant(of: $0) ? nil : $0 }
    }

    /// Lays out the container of a presentation over the view as the view.
    func layOutPresentationInContext() {
        guard let container = containerInContext, let view = viewIfLoaded, container.superview === view.superview else { return }
        container.ownSafeAreaInsets = view.ownSafeAreaInsets
        container.setUntransformedFrame(view.untransformedFrame)
    }

    /// Puts the container of a presentation into the view, with which it moves during a transition.
    func carryPresentationInContext() {
        guard let container = containerInContext, let view = viewIfLoaded, container.superview !== view else { return }
        UIView.performWithoutAnimation {
            view.addSubview(container)
            container.setUntransformedFrame(view.bounds)
        }
    }

    /// Puts the container of a presentation back above the view.
    func putDownPresentationInContext() {
        guard let container = containerInContext, let view = viewIfLoaded, container.superview === view, let superview = view.superview
        else {
            return
        }
        UIView.performWithoutAnimation {
            superview.insertSubview(container, aboveSubview: view)
            layOutPresentationInContext()
        }
    }
}

/// A presentation that chooses the controller that it covers.
@MainActor
package protocol ContextChoosing: UIPresentationController {
    /// The controller that is covered, for the controller that presents; nil for the nearest that defines a context.
    func context(for source: UIViewController) -> UIViewController?
}

/// The container view of a presentation; holds the presented view and views added by the presentation controller.
package final class PresentationContainerView: TransitionContainerView {
    private weak var presentation: UIPresentationController?
    private var known: (CGSize, UIEdgeInsets)?
    /// Whether touches beside its subviews reach what is behind.
    package final var passesTouches = false

    init(_ presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return passesTouches && hit === self ? nil : hit
    }

    package override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let known, known != (bounds.size, safeAreaInsets) { presentation?.layOutPresentedView() }
        known = (bounds.size, safeAreaInsets)
        presentation?.containerViewDidLayoutSubviews()
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
