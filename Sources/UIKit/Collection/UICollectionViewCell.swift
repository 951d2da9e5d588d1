import CoreGraphics

/// Shows an item of a collection view: a content view above a background.
///
/// Source: Apple, [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content: UIView

    /// A cell with an empty content view.
    public override init(frame: CGRect) {
        content = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        setUpContent()
    }

    /// There are no archives of views here: gives a cell of zero size.
    public required init?(coder: NSCoder) {
        content = UIView(frame: .zero)
        super.init(coder: coder)
        setUpContent()
    }

    private func setUpContent() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// What the app fills; as large as the cell.
    open var contentView: UIView { content }

    /// Whether the item is selected. The collection view sets it; set by the app it changes the look alone.
    open var isSelected = false {
        didSet { if isSelected != oldValue { lookDidChange() } }
    }

    /// Whether a finger is down on the item. Labels and image views of the content follow.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { lookDidChange() } }
    }

    /// Lies behind the content, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { put(backgroundView, inPlaceOf: oldValue) } }
    }

    /// Lies between the background and the content while the item is selected or highlighted; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { put(selectedBackgroundView, inPlaceOf: oldValue) } }
    }
}

extension UICollectionViewCell {
    private func put(_ view: UIView?, inPlaceOf old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let view {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        // Front to back: the content, what shows the selection, the background.
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        showSelection()
    }

    private func lookDidChange() {
        showSelection()
        for view in contentView.subtree {
            switch view {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let image as UIImageView: image.isHighlighted = isHighlighted
            default: break
            }
        }
    }

    private func showSelection() {
        // Hidden by its alpha, so that a change within an animation block fades.
        selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    }
}
