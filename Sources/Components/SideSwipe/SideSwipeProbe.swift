import UIKit

/// A hidden subview of a cell that notifies when the cell leaves the window or is reused for another row.
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
