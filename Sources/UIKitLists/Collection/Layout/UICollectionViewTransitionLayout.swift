import CoreGraphics
import QuartzCore

/// An interpolation between two layouts, driven by the app.
///
/// Returned by `startInteractiveTransition(to:completion:)`. Positions, sizes, transforms and alphas are interpolated linearly; an element
/// that only one layout has fades.
/// Source: Apple, [UICollectionViewTransitionLayout](https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout).
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let old: UICollectionViewLayout
    private let new: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    private var endsAreStale = false

    /// Creates a transition at progress 0.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        old = currentLayout
        new = newLayout
        super.init()
    }

    /// Creates a transition between empty layouts; Kinora has no archives of layouts. Never nil.
    public required init?(coder: NSCoder) {
        (old, new) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// The progress, from 0, the current layout, to 1, the next. Values beyond extrapolate; a value that is not finite is ignored.
    ///
    /// - Complexity: O(1). Setting takes O(*v*) questions to both layouts, where *v* is the number of visible elements.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else {
                reportOnce("transitionProgress", "\(type(of: self)): a transitionProgress of \(transitionProgress) is refused")
                transitionProgress = oldValue
                return
            }
            if transitionProgress != oldValue { collectionView?.transitionDidProgress(self) }
        }
    }

    /// The layout at progress 0.
    open var currentLayout: UICollectionViewLayout { old }

    /// The layout at progress 1.
    open var nextLayout: UICollectionViewLayout { new }

    /// Stores a value of a subclass under a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns the value stored under a key; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        guard endsAreStale else { return }
        endsAreStale = false
        for layout in [old, new] {
            layout.prepare()
            layout.preparedAndInvalidated()
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { passOn() }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let changed = [old, new].filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
        for layout in changed { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds)) }
        if !changed.isEmpty { endsAreStale = true }
        return !changed.isEmpty
    }

    override var listColor: UIColor? { old.listColor }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (old.collectionViewContentSize, new.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let transition = collectionView?.interactiveTransition
        var seen: Set<CollectionElement> = []
        var all: [UICollectionViewLayoutAttributes] = []
        // The visible elements at both ends, and those in the rectangle in between.
        for (layout, offset) in [(old, transition?.from), (new, transition?.to)] {
            for area in [rect, offset.map { CGRect(origin: $0, size: rect.size) }].compactMap({ $0 }) {
                for found in layout.layoutAttributesForElements(in: area) ?? [] where seen.insert(CollectionElement(found)).inserted {
                    if let mixed = mixed(CollectionElement(found)) { all.append(mixed) }
                }
            }
        }
        return all
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(CollectionElement(.cell, indexPath))
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { mixed(CollectionElement(.supplementaryView, elementKind, indexPath)) }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { mixed(CollectionElement(.decorationView, elementKind, indexPath)) }
}

extension UICollectionViewTransitionLayout {
    /// Passes changed content on to both layouts.
    private func passOn() {
        endsAreStale = true
        for layout in [currentLayout, nextLayout] {
            let context = UICollectionViewLayoutInvalidationContext.make(for: layout)
            context.isEverything = true
            context.isOfCounts = true
            layout.invalidateLayout(with: context)
        }
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let start = from ?? to?.faded, let end = to ?? from?.faded else { return nil }
        let mix = (transitionProgress < 0.5 ? start : end).copied
        mix.center = CGPoint(x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
        mix.size = CGSize(
            width: max(between(start.size.width, end.size.width), 0), height: max(between(start.size.height, end.size.height), 0))
        mix.alpha = min(max(between(start.alpha, end.alpha), 0), 1)
        let (a, b) = (start.transform3D, end.transform3D)
        if !CATransform3DEqualToTransform(a, b) {
            mix.transform3D = CATransform3D(
                m11: between(a.m11, b.m11), m12: between(a.m12, b.m12), m13: between(a.m13, b.m13), m14: between(a.m14, b.m14),
                m21: between(a.m21, b.m21), m22: between(a.m22, b.m22), m23: between(a.m23, b.m23), m24: between(a.m24, b.m24),
                m31: between(a.m31, b.m31), m32: between(a.m32, b.m32), m33: between(a.m33, b.m33), m34: between(a.m34, b.m34),
                m41: between(a.m41, b.m41), m42: between(a.m42, b.m42), m43: between(a.m43, b.m43), m44: between(a.m44, b.m44))
        }
        return mix
    }
}
