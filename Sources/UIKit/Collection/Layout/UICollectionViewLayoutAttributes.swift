import CoreGraphics
import QuartzCore

/// Where and how an element of a collection view is shown: what a layout says of an item, a supplementary or a decoration view.
///
/// Geometry is in points of the collection view's content. A subclass with values of its own overrides `copy(with:)` and `isEqual(_:)`, and is named by
/// the layout's `layoutAttributesClass`. Values that are not finite are refused, with a line in the log.
/// Source: Apple, [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    final var storedCategory = UICollectionView.ElementCategory.cell
    final var storedKind: String?
    /// The layout has guessed the size: the view is to be measured.
    final var isEstimate = false

    /// The path of the element; of a header or footer the first of its section.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Attributes of the item (0, 0), of no size.
    public override init() { super.init() }

    /// Makes one of any class, by its own `init()`: `instance()` calls this.
    @_silgen_name("kinora_CollectionLayoutAttributes_init") convenience init(instance: Void) { self.init() }

    /// Attributes of an item, of no size.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Attributes of a supplementary view, of no size.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        name(CollectionElement(.supplementaryView, elementKind, indexPath))
    }

    /// Attributes of a decoration view, of no size.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        name(CollectionElement(.decorationView, decorationViewKind, indexPath))
    }

    final func name(_ element: CollectionElement) {
        storedCategory = element.category
        storedKind = element.category == .cell ? nil : element.kind
        indexPath = element.path
    }

    /// What the attributes are of.
    open var representedElementCategory: UICollectionView.ElementCategory { storedCategory }

    /// The kind of a supplementary or decoration view; nil for items.
    open var representedElementKind: String? { storedKind }

    // MARK: Geometry

    /// The rectangle around the element with its transform. Setting it moves and resizes the element under its transform.
    open var frame: CGRect {
        get { presentFrame }
        set { setFrame(newValue) }
    }

    /// The middle, before the transform.
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

    /// Applied about the middle.
    open var transform3D = CATransform3DIdentity

    /// The part of `transform3D` in the plane; setting it replaces all of it.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Appearance

    /// 0 (clear) to 1.
    open var alpha: CGFloat = 1

    /// Elements with higher numbers lie in front of those with lower ones.
    open var zIndex = 0

    /// Whether the element is left out.
    open var isHidden = false

    // MARK: Values

    /// Attributes of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.instance(of: type(of: self))
        copy.storedCategory = storedCategory
        copy.storedKind = storedKind
        copy.isEstimate = isEstimate
        copy.indexPath = indexPath
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Whether another object is of the same element and has the same values; the collection view applies attributes only when they differ.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other
            || center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
                && indexPath == other.indexPath && storedCategory == other.storedCategory && storedKind == other.storedKind
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// By the element and its place.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(CollectionElement(self))
        return hasher.finalize()
    }

    /// The element, its frame and what is not usual about it.
    open override var description: String {
        var text =
            "<\(type(of: self)): \(address(of: self)); \(storedKind ?? "cell") [\(indexPath.map(String.init).joined(separator: ", "))]; frame = \(frame.printed)"
        if alpha != 1 { text += "; alpha = \(alpha)" }
        if zIndex != 0 { text += "; zIndex = \(zIndex)" }
        if isHidden { text += "; hidden = YES" }
        return text + ">"
    }
}
