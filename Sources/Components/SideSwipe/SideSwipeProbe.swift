import UIKit

/// Lies unseen in a cell and tells when the cell leaves the window, or is to show another row.
@MainActor
final class SideSwipeProbe: UIView {
    var onLeave: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }
}
