import CoreGraphics

/// A view that a collection view shows, and shows again for something else when it is no longer seen.
///
/// It is made by its `init(frame:)`. Its place, size, transform, alpha and order are the layout's: what is set otherwise holds until the layout's next word.
/// Source: Apple, [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var storedReuseIdentifier: String?
    /// What is shown by it.
    final var element: CollectionElement?
    /// What was applied last; a copy.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The collection view has told its delegate that it shows the view.
    final var isDisplayed = false

    /// A view with a frame in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// There are no archives of views here: gives a view of zero size.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes one of any class, by its own `init(frame:)`: `instance(frame:)` calls this.
    @_silgen_name("kinora_UICollectionReusableView_init") convenience init(instanceWith frame: CGRect) { self.init(frame: frame) }

    /// The identifier under which it is used again; nil for decoration views and views that were made otherwise.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// The view is about to be used for something else. The base class does nothing; what an override changes must be set again by the data source.
    open func prepareForReuse() {}

    /// The layout's attributes have been applied to the view; called only when they have changed. Subclasses take values of their own here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The collection view is about to show the view in another layout. The base class does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The collection view shows the view in another layout. The base class does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view would like in place of the layout's: the base class gives the size of `sizeThatFits(_:)`.
    ///
    /// Differs from UIKit: there are no constraints here to ask.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        fitted(layoutAttributes)
    }
}

extension UICollectionReusableView {
    @_silgen_name("kinora_UICollectionReusableView_init") static func instance(frame: CGRect) -> UICollectionReusableView

    private func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let size = sizeThatFits(attributes.size)
        guard size != attributes.size, size.width.isFinite, size.height.isFinite else { return attributes }
        let preferred = attributes.copied
        preferred.size = size
        return preferred
    }

    /// Shows what a layout says, unless it does already.
    final func take(_ attributes: UICollectionViewLayoutAttributes) {
        if let appliedAttributes, appliedAttributes.isEqual(attributes) {
            appliedAttributes.isEstimate = attributes.isEstimate
            return
        }
        appliedAttributes = attributes.copied
        if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
        if center != attributes.center { center = attributes.center }
        transform3D = attributes.transform3D
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        apply(attributes)
    }
}
