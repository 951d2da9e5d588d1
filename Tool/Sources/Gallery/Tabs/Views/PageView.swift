import UIKit

/// A page that scrolls if its subviews need more space than the screen, as with large text.
final class PageView: UIScrollView {
    /// Lays out the subviews in the safe area, from its top left corner; returns the height used.
    var arrange: ((CGSize) -> CGFloat)?

    init() {
        super.init(frame: .zero)
        backgroundColor = .paper
        contentInsetAdjustmentBehavior = .always
        followsSettings()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let available = bounds.inset(by: adjustedContentInset).size
        guard available.width > 0, available.height > 0, let height = arrange?(available) else { return }
        let size = CGSize(width: available.width, height: max(height, available.height))
        if contentSize != size { contentSize = size }
    }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }
}
