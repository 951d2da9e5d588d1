import UIKit

/// Lies unseen in a view and tells when that gets another size, safe area, tint colour or window.
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

    /// Lies in a view from now on, behind all else; nil in none.
    func lie(in host: UIView?) {
        guard superview !== host else { return }
        // What it causes itself is no news.
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
