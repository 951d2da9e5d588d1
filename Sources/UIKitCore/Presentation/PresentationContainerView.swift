/// The container view of a presentation; holds the presented view and views added by the presentation controller.
package final class PresentationContainerView: TransitionContainerView {
    private weak var presentation: UIPresentationController?
    private var known: (CGSize, UIEdgeInsets)?

    init(_ presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

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
