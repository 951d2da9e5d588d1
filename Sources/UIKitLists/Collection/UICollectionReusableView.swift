import CoreGraphics

/// The base class of cells, supplementary and decoration views, which a collection view reuses when they scroll out.
///
/// Created with `init(frame:)`. The layout sets frame, transform, alpha and stacking order; other values of these last until the layout's
/// next change.
/// Source: Apple, [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var storedReuseIdentifier: String?
    /// The element that the view shows.
    final var element: CollectionElement?
    /// A copy of the attributes that were applied last.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// Whether the delegate was notified that the view is displayed.
    final var isDisplayed = false
    /// Whether the cell is a placeholder's.
    final var isPlaceholder = false
    /// Index path in the data source of the removed item that the view still shows; nil for others.
    final var departedPath: IndexPath?
    /// Distance by which a swipe moves the view, in points to the right.
    final var slide: CGFloat = 0 {
        didSet { if slide != oldValue { center.x += slide - oldValue } }
    }

    /// Creates a view with a frame in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of zero size; the coder is not read, since Kinora has no archives of views.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an instance of any subclass with its `init(frame:)`; called by `instance(frame:)`.
    @_silgen_name("kinora_UICollectionReusableView_init") convenience init(instanceWith frame: CGRect) { self.init(frame: frame) }

    /// The identifier under which the view is reused; nil for decoration views and for views that were not dequeued.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// Prepares the view for another element. The base class does nothing; the data source must set again what an override resets.
    open func prepareForReuse() {}

    /// Applies layout attributes; called only when they have changed. Subclasses apply their additional values here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Notifies the view of a transition to another layout. The base class does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Notifies the view that a transition to another layout has ended. The base class does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the view's preferred attributes; by default with the size by the constraints of a cell's content view, or that of
    /// `sizeThatFits(_:)` without any.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        fitted(layoutAttributes)
    }
}

extension UICollectionReusableView: ListElement {}

extension UICollectionReusableView {
    @_silgen_name("kinora_UICollectionReusableView_init") static func instance(frame: CGRect) -> UICollectionReusableView

    private func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        // In a compositional layout the lengths that are not estimated are fixed.
        let horizontal: UILayoutPriority = attributes.isOfComposition && !attributes.isWidthOpen ? .required : .fittingSizeLevel
        let vertical: UILayoutPriority = attributes.isOfComposition && !attributes.isHeightOpen ? .required : .fittingSizeLevel
        var constrained = (self as? any SelfSizingContent)?.constrainedSize(attributes.size, horizontal, vertical)
        if !(self is any SelfSizingContent), attributes.isOfComposition, !constraints.isEmpty {
            constrained = measured {
                systemLayoutSizeFitting(
                    attributes.size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            }
        }
        let size = constrained ?? sizeThatFits(attributes.size)
        guard size != attributes.size, size.width.isFinite, size.height.isFinite else { return attributes }
        let preferred = attributes.copied
        preferred.size = size
        return preferred
    }

    /// The content has the size of the attributes, unless these are estimates, which it need not fit.
    private func holdContent(again: Bool) {
        guard let content = (self as? any SelfSizingContent)?.contentView, let appliedAttributes else { return }
        content.leaveOpen(appliedAttributes.isEstimate ? appliedAttributes.isWidthOpen ? .both : .height : .none, again: again)
    }

    /// Applies layout attributes unless they are equal to the current ones.
    final func take(_ attributes: UICollectionViewLayoutAttributes) {
        if let appliedAttributes, appliedAttributes.isEqual(attributes) {
            guard appliedAttributes.isEstimate != attributes.isEstimate else { return }
            appliedAttributes.isEstimate = attributes.isEstimate
            return holdContent(again: false)
        }
        appliedAttributes = attributes.copied
        holdContent(again: bounds.size != attributes.size)
        if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
        let origin = attributes.scrollHost?.origin ?? .zero
        let presentCenter = CGPoint(x: attributes.center.x - origin.x + slide, y: attributes.center.y - origin.y)
        if center != presentCenter { center = presentCenter }
        transform3D = attributes.transform3D
        if alpha != attributes.alpha { alpha = attributes.alpha }
        let isInvisible = attributes.isHidden || (self as? UICollectionViewCell)?.isAtFinger == true
        if isHidden != isInvisible { isHidden = isInvisible }
        (self as? UICollectionViewListCell)?.listPosition = attributes.listPosition
        apply(attributes)
    }
}
