/// The scroll view of a page.
final class PageScrollView: UIScrollView {
    var onScroll: (() -> Void)?
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
        onScroll?()
    }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }
}
