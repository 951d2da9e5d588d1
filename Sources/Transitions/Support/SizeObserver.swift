import UIKit

/// Calls a closure when a view's size changes, such as on rotation: during layout, and therefore within its animation.
final class SizeObserver: UIView {
    private let action: () -> Void
    private var size: CGSize

    /// Adds a hidden observer that fills its container, until it is removed.
    init(in view: UIView, action: @escaping () -> Void) {
        self.action = action
        size = view.bounds.size
        super.init(frame: view.bounds)
        isHidden = true
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(self, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != size else { return }
        size = bounds.size
        action()
    }
}
