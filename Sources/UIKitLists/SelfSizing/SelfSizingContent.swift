import CoreGraphics

/// A cell, header or footer whose content view may have constraints, by which it is sized then.
@MainActor
protocol SelfSizingContent: UIView {
    var contentView: UIView { get }
}

extension SelfSizingContent {
    /// The size by the content's constraints, for the width that the content has in the view; nil if it has none.
    func constrainedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        (self as? any ConfiguredCell)?.updateConfigurationsIfNeeded()
        guard !contentView.constraints.isEmpty else { return nil }
        return contentView.measured {
            layoutIfNeeded()
            let difference = max(bounds.width - contentView.frame.width, 0)
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: max(target.width - difference, 0), height: target.height), withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical)
            return CGSize(width: size.width + difference, height: size.height)
        }
    }
}
