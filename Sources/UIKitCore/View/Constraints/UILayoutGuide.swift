import Foundation

/// A rectangle that takes part in layout without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The view whose coordinates the guide is in; nil until `addLayoutGuide(_:)`. Not retained.
    open internal(set) weak var owningView: UIView?

    /// A name for logs.
    open var identifier = ""

    /// The insets of a guide of the system in its view; nil for an app's guide.
    final var insets: ((UIView) -> UIEdgeInsets)?

    /// The edge of its view at which a guide of the system lies, as wide as the view and as high as the closure says; nil for others.
    final var strip: (edge: NSLayoutConstraint.Attribute, height: (UIView) -> CGFloat)?

    /// Whether the guide is a scroll view's content, whose origin is that of the scroll view's coordinates.
    final var isContent = false

    /// Whether the guide is a scroll view's frame, which moves over the content.
    final var isFrame = false

    /// Active constraints that have the guide as an item.
    final var references = OrderedObjects<ConstraintReference>()

    final var isOfSystem: Bool { insets != nil || strip != nil }

    public override init() { super.init() }

    /// The rectangle after the last layout, in the owning view's coordinates.
    ///
    /// - Complexity: The constraint solver's time (`Documentation/Layout.md#what-it-costs`) after changes, otherwise O(*d*), where *d*
    ///   is the depth of the owning view.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if isFrame { return view.bounds }
        if let insets { return view.bounds.inset(by: insets(view)) }
        if let strip {
            let (bounds, height) = (view.bounds, strip.height(view))
            return CGRect(x: bounds.minX, y: strip.edge == .top ? bounds.minY : bounds.maxY - height, width: bounds.width, height: height)
        }
        return view.existingConstraintSystem?.frame(of: self) ?? .zero
    }

    /// The anchor of the leading edge: the left one in left-to-right layouts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The anchor of the trailing edge: the right one in left-to-right layouts.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The anchor of the horizontal middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The anchor of the vertical middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}
