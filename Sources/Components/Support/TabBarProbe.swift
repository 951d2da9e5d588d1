import UIKit

/// A hidden subview that notifies when its superview's size, safe area, tint color or window changes.
@MainActor
final class TabBarProbe: UIView {
    var onChange: (() -> Void)?

    init() {
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// Moves to a view, behind all other subviews; nil removes it.
    func lie(in host: UIView?) {
        guard superview !== host else { return }
        // Ignores changes that it causes itself.
        let tell = onChange
        onChange = nil
        removeFromSuperview()
        if let host {
            UIView.performWithoutAnimation {
                frame = host.bounds
                host.insertSubview(self, at: 0)
            }
        }
        onChange = tell
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onChange?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onChange?()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        onChange?()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onChange?()
    }
}
