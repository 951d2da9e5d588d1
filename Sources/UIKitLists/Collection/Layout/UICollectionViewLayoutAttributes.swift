import CoreGraphics
import ListEngine
import QuartzCore

/// The layout attributes of an element in a collection view: an item, or a supplementary or decoration view.
///
/// Geometry is in points of the collection view's content. A subclass with additional values overrides `copy(with:)` and `isEqual(_:)`, and
/// is named by the layout's `layoutAttributesClass`. Values that are not finite are ignored and logged.
/// Source: Apple, [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    final var storedCategory = UICollectionView.ElementCategory.cell
    final var storedKind: String?
    /// Whether the size is an estimate and the view must be measured.
    final var isEstimate = false
    /// Whether the lengths are the view's to decide; in a compositional layout the others are fixed.
    final var (isWidthOpen, isHeightOpen) = (true, true)
    /// Whether the attributes are of a compositional layout.
    final var isOfComposition = false
    /// The section that scrolls the element on its own; nil for the collection view.
    final var scrollHost: ScrollHost?
    /// The place in a list; nil elsewhere.
    final var listPosition: ListPosition?

    /// The index path of the element; for a header or footer the first of its section.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Creates attributes of zero size for the item (0, 0).
    public override init() { super.init() }

    /// Creates an instance of any subclass with its `init()`; called by `instance()`.
    @_silgen_name("kinora_CollectionLayoutAttributes_init") convenience init(instance: Void) { self.init() }

    /// Creates attributes of zero size for an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of zero size for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        name(CollectionElement(.supplementaryView, elementKind, indexPath))
    }

    /// Creates attributes of zero size for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        name(CollectionElement(.decorationView, decorationViewKind, indexPath))
    }

    final func name(_ element: CollectionElement) {
        storedCategory = element.category
        storedKind = element.category == .cell ? nil : element.kind
        indexPath = element.path
    }

    /// The category of the element.
    open var representedElementCategory: UICollectionView.ElementCategory { storedCategory }

    /// The kind of a supplementary or decoration view; nil for items.
    open var representedElementKind: String? { storedKind }

    // MARK: Geometry

    /// The bounding rectangle of the transformed element. Setting it moves and resizes the element below its transform.
    open var frame: CGRect {
        get { presentFrame }
        set { setFrame(newValue) }
    }

    /// The center, before the transform.
    open var center = CGPoint.zero {
        didSet { if !center.x.isFinite || !center.y.isFinite { refuse("center", center, \.center, oldValue) } }
    }

    /// The size, before the transform.
    open var size = CGSize.zero {
        didSet { if !size.width.isFinite || !size.height.isFinite { refuse("size", size, \.size, oldValue) } }
    }

    /// A rectangle of the size at the origin; setting it sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform, applied about the center.
    open var transform3D = CATransform3DIdentity

    /// The affine part of `transform3D`; setting it replaces the whole transform.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Appearance

    /// The opacity, from 0 (transparent) to 1.
    open var alpha: CGFloat = 1

    /// The stacking order; elements with higher values are in front.
    open var zIndex = 0

    /// Whether the element is hidden; a hidden element has no view.
    open var isHidden = false

    // MARK: Values

    /// Returns a copy of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.instance(of: type(of: self))
        copy.storedCategory = storedCategory
        copy.storedKind = storedKind
        copy.isEstimate = isEstimate
        (copy.isWidthOpen, copy.isHeightOpen) = (isWidthOpen, isHeightOpen)
        copy.isOfComposition = isOfComposition
        copy.scrollHost = scrollHost
        copy.listPosition = listPosition
        copy.indexPath = indexPath
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Whether another object describes the same element with equal values; the collection view applies attributes only if they differ.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other
            || center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
                && indexPath == other.indexPath && storedCategory == other.storedCategory && storedKind == other.storedKind
                && scrollHost == other.scrollHost && listPosition == other.listPosition
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// From the element and its position.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(CollectionElement(self))
        return hasher.finalize()
    }

    /// Element, frame and the values that differ from their defaults.
    open override var description: String {
        var text =
            "<\(type(of: self)): \(address(of: self)); \(storedKind ?? "cell") [\(indexPath.map(String.init).joined(separator: ", "))]; frame = \(frame.printed)"
        if alpha != 1 { text += "; alpha = \(alpha)" }
        if zIndex != 0 { text += "; zIndex = \(zIndex)" }
        if isHidden { text += "; hidden = YES" }
        return text + ">"
    }
}
