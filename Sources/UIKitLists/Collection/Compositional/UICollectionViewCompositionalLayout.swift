import CoreGraphics
import Foundation
import ListEngine

/// Gives the section of a compositional layout for its index and the environment; nil raises an exception on iOS, which traps here.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// A layout of sections that are composed of items and groups.
///
/// A group is repeated in its section until all items have a place. Sections follow each other in the layout's direction; an orthogonal
/// section scrolls across it. Estimated lengths are replaced by those of the views as these appear. Frames are on whole pixels. In a
/// right-to-left interface the layout is mirrored. Fractions along the layout's direction are of the collection view's bounds, and
/// across it of the space within its insets.
/// Source: Apple,
/// [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
///
/// - Complexity: O(*s* + *m*) to prepare, where *s* is the number of sections and *m* that of measured items; O(log *n*) to find an item of
///   *n*. Groups whose numbers of items depend on estimated lengths take O(*n*) to prepare.
///
/// ```swift
/// let third = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
/// let item = NSCollectionLayoutItem(layoutSize: third)
/// item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
/// let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
/// let grid = UICollectionViewCompositionalLayout(section: section)
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// A section as it is laid out.
    struct Placed {
        let source: NSCollectionLayoutSection
        var geometry: SectionGeometry
        /// Start in the layout's direction, in points of the content.
        var start: CGFloat = 0
        /// Start across, in points of the content: the inset that the section's reference has.
        let across: CGFloat
    }

    /// The space that sections were laid out for.
    struct Space: Equatable {
        var size = CGSize.zero
        var safe = UIEdgeInsets.zero
        var margins = UIEdgeInsets.zero
        var readable = UIEdgeInsets.zero
    }

    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    final var placed: [Placed] = []
    final var space = Space()
    final var isStale = true
    /// The boundary views of the whole layout, as a section without items.
    final var frame: SectionGeometry?
    /// Preferred sizes of items and supplementary views.
    final var measured: [IndexPath: CGSize] = [:]
    final var measuredSupplementaries: [CollectionElement: CGSize] = [:]
    /// The shift by the preferred size of the element that was measured last, in the direction of the layout.
    final var lastShift: (element: CollectionElement, distance: CGFloat)?
    /// The content before the visible area as the sections were put one after another, by section, of those that were measured since.
    final var measuredFrom: [Int: EarlierContent] = [:]
    /// The starts and ends of all that sections contain, in points of the content: the smallest start of a section and those after it, and
    /// the largest end of a section and those before it.
    final var (reachStarts, reachEnds): ([CGFloat], [CGFloat]) = ([], [])
    /// The kinds of the sections' boundary views.
    final var boundaryKinds: Set<String> = []
    /// Counts the layouts of all sections.
    final var generation = 0
    /// Offsets of orthogonal sections, in points from their leading edge.
    final var offsets: [Int: CGFloat] = [:]
    /// Length of the content in the layout's direction.
    final var contentLength: CGFloat = 0
    /// The color of a layout whose sections are all lists; nil for others.
    final var ownListColor: UIColor?

    /// Creates a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section }, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are all alike, with settings.
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout of the sections that a closure gives, each time that the whole layout is prepared.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout of the sections that a closure gives, with settings.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        storedConfiguration = configuration.copied
        super.init()
        register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
    }

    /// Always nil: a layout has no archive.
    public required init?(coder: NSCoder) { nil }

    /// The settings, a copy. Setting them invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration.copied }
        set {
            storedConfiguration = newValue.copied
            invalidateLayout()
        }
    }

    final var settings: UICollectionViewCompositionalLayoutConfiguration { storedConfiguration }

    final var axis: CompositionalAxis { storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal }

    final func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        guard let section = provider(index, environment) else {
            trap(
                object: "\(type(of: self))", value: "the section provider returned nil for the section \(index)",
                remedy: "Return a section for each")
        }
        return section
    }

    // MARK: UICollectionViewLayout

    open override var collectionViewContentSize: CGSize { axis.size(contentLength, axis.other.length(of: space.size)) }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        if isStale { layOutSections() } else { stack() }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.isOfSizes { isStale = true }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { space(in: newBounds) != space }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesPreferred(preferredAttributes, originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.isOfSizes = true
        context.contentOffsetAdjustment = adjustment(for: originalAttributes)
        return context
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { supplementary(elementKind, at: indexPath) }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { decoration(elementKind, at: indexPath) }

    override func contentWillChange(_ mapping: ListMapping) {
        measured = measured.reduce(into: [:]) { kept, entry in
            if let path = mapping.newPath(of: entry.key) { kept[path] = entry.value }
        }
        measuredSupplementaries = measuredSupplementaries.reduce(into: [:]) { kept, entry in
            guard entry.key.path.count == 2 else { return kept[entry.key] = entry.value }
            let path =
                isOfSection(entry.key)
                ? mapping.newSection(of: entry.key.path.section).map { IndexPath(item: entry.key.path.item, section: $0) }
                : mapping.newPath(of: entry.key.path)
            if let path { kept[CollectionElement(entry.key.category, entry.key.kind, path)] = entry.value }
        }
        offsets = offsets.reduce(into: [:]) { kept, entry in
            if let section = mapping.newSection(of: entry.key) { kept[section] = entry.value }
        }
    }

    override func preparedAndInvalidated() { layOutSections() }

    override func traitsDidChange() {
        (measured, measuredSupplementaries) = ([:], [:])
        invalidateLayout()
    }

    override func isOfSection(_ element: CollectionElement) -> Bool { belongsToSection(element) }

    override func separators(of path: IndexPath) -> ListSeparatorSource? {
        guard placed.indices.contains(path.section) else { return nil }
        return placed[path.section].source.list?.configuration.itemSeparatorHandler.map {
            ListSeparatorSource(generation: generation, handler: $0)
        }
    }

    override func estimatedSize(of element: CollectionElement) -> CGSize? {
        guard element.category == .cell, placed.indices.contains(element.path.section) else { return nil }
        return placed[element.path.section].geometry.estimatedSize(of: element.path.item)
    }

    override var listColor: UIColor? { ownListColor }

    override func scrolledSections(in rect: CGRect) -> [ScrolledSection] { orthogonalSections(in: rect) }

    override func swipeActions(at edge: SwipeEdge, of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard placed.indices.contains(path.section), let list = placed[path.section].source.list?.configuration,
            let path = storedCollectionView?.dataPath(of: path)
        else { return nil }
        return edge == .leading
            ? list.leadingSwipeActionsConfigurationProvider?(path) : list.trailingSwipeActionsConfigurationProvider?(path)
    }

    override func sectionDidScroll(_ section: Int, to offset: CGFloat) { offsets[section] = offset }

    override func scrolledSection(_ section: Int) -> ScrolledSection? {
        placed.indices.contains(section) && placed[section].geometry.isOrthogonal ? scrolledSection(placed[section], section) : nil
    }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    var copied: UICollectionViewCompositionalLayoutConfiguration {
        copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? self
    }
}
