extension UIPresentationController {
    /// How the controller comes and goes: that of the context it is presented in, where that provides one.
    var transitionStyle: UIModalTransitionStyle {
        if style == .currentContext || style == .overCurrentContext, let presenter, presenter.definesPresentationContext,
            presenter.providesPresentationContextTransitionStyle
        {
            return presenter.modalTransitionStyle
        }
        return presentedViewController.modalTransitionStyle
    }

    /// A context may ask for a curl that it has no page for.
    func coverInPlaceOfCurl(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        reportOnce(
            "partial curl \(style)",
            "\(presentedViewController.diagnosticName): a partial curl shows full screens only, not \(style); it comes up from the bottom")
        return CoverVerticalAnimator(isDismissal: isDismissal)
    }

    /// Sheets may be something else in places of compact width.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard style == .pageSheet || style == .formSheet, traits.horizontalSizeClass == .compact else { return .none }
        switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .none {
        case .fullScreen: return .fullScreen
        case .overFullScreen: return .overFullScreen
        default: return .none
        }
    }

    /// Whether it takes the place of one controller instead of the window's.
    var isInContext: Bool {
        switch style {
        case .currentContext, .overCurrentContext: true
        case .custom: !shouldPresentInFullscreen
        default: false
        }
    }

    /// Who presents for a controller that asks: its farthest ancestor, or the nearest that defines a context.
    static func presenter(for source: UIViewController, inContext: Bool) -> UIViewController {
        let chain = Array(sequence(first: source, next: \.container))
        if inContext, let context = chain.first(where: \.definesPresentationContext) { return context }
        return chain.last ?? source
    }

    /// Gives the presented controller the level of the style and `overrideTraitCollection`, in place of the traits from above.
    func overrideTraits() {
        var values = TraitValues()
        values.userInterfaceLevel = level
        if let traits = overrideTraitCollection { values.take(traits.values) }
        give(values)
    }

    /// Leaves the presented controller the traits from above.
    func returnTraits() { give(.unspecified) }

    private func give(_ values: TraitValues) {
        let controller = presentedViewController
        guard values != controller.traitRecord?.fromContainer ?? .unspecified else { return }
        controller.madeTraitRecord.fromContainer = values
        controller.traitSourceDidChange()
    }

    /// Puts the container in place: in front of all in the window, or over the presenting view.
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

    /// Gives the presented view its frame, unless it is on its way.
    func placePresentedView() {
        guard phase == .presented, let container, let view = presentedView, view.superview === container else { return }
        view.setUntransformedFrame(frameOfPresentedViewInContainerView)
    }

    /// The view that stands for the presenting controller: its own where the presentation takes its place, else what it is shown by where it is presented itself.
    var presentersView: UIView? {
        presenter.flatMap { isInContext ? $0.viewIfLoaded : $0.presentation?.presentedView ?? $0.viewIfLoaded }
    }

    /// Takes the presenting view into the container, below all, where it is seen until it is covered.
    func takePresentersView() {
        guard let view = presentersView, let container, view.superview !== container else { return }
        presenterSuperview = view.superview
        container.insertSubview(view, at: 0)
        view.setUntransformedFrame(frameOfPresentersView)
    }

    /// Where the presenting view is, in points of the container.
    var frameOfPresentersView: CGRect {
        if !isInContext, let below = presenter?.presentation, below.container != nil { return below.frameOfPresentedViewInContainerView }
        return container?.bounds ?? .zero
    }

    /// Puts the presenting view back to where it was.
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
