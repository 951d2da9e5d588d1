import CoreGraphics
import Foundation
import ListEngine

/// Scrolling of a section across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not; its groups follow the layout's direction.
    case none = 0
    /// It decelerates as a scroll view.
    case continuous
    /// It decelerates to the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// It moves by pages as wide as the collection view.
    case paging
    /// It moves by one group.
    case groupPaging
    /// It moves by one group, which is in the middle then.
    case groupPagingCentered

    var value: CompositionalSection.Orthogonal? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .groupBoundary
        case .paging: .page
        case .groupPaging: .groupPage
        case .groupPagingCentered: .centeredGroupPage
        }
    }
}

/// The reference of sections' insets across the layout's direction.
public enum UIContentInsetsReference: Int, Sendable {
    /// That of the layout's configuration.
    case automatic = 0
    /// The collection view's edges.
    case none
    /// Its safe area.
    case safeArea
    /// Its layout margins.
    case layoutMargins
    /// The width in which text is readable.
    case readableContent
}

/// Called with the visible elements of a section, the offset of the content and the environment, before they are shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a group that repeats, with space around it, headers, footers and backgrounds.
///
/// Source: Apple, [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    private let group: NSCollectionLayoutGroup
    /// The list that the section belongs to; nil for none.
    final var list: ListSection?

    /// Creates a section of a repeating group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The space around the groups, in points, within headers and footers.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance between groups, in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0

    /// The reference of the insets; by default that of the layout's configuration.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// Whether the section scrolls across the layout's direction, and how; by default it does not.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Headers, footers and other views at the section's boundary. The item of an index path is the place among those of the kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Whether boundary views are within the insets across the layout's direction; true by default. Without effect with a
    /// ``supplementaryContentInsetsReference`` of their own.
    open var supplementariesFollowContentInsets = true

    /// The reference of boundary views across the layout's direction, within which they are beside the section's insets; by default that
    /// of the layout's configuration, and within the section's insets.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// The section's backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Called before the section's visible elements are shown, at each change of the offset; may change them.
    @preconcurrency open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    func value(_ environment: any NSCollectionLayoutEnvironment) -> CompositionalSection {
        var value = CompositionalSection(
            group: group.value(environment), insets: contentInsets.counting("contentInsets"),
            spacing: interGroupSpacing.counting("interGroupSpacing"),
            orthogonal: orthogonalScrollingBehavior.value, boundaries: boundarySupplementaryItems.map(\.boundary),
            decorations: decorationItems.map(\.decoration),
            boundariesFollowInsets: supplementariesFollowContentInsets && supplementaryContentInsetsReference == .automatic)
        value.startPadding = list?.configuration.startPadding ?? 0
        return value
    }

    /// Returns a section of the same values, and of copies of its group, its boundary views and its backgrounds.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group.copied)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map(\.copied)
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.decorationItems = decorationItems.map(\.copied)
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}

/// Settings of a whole compositional layout.
///
/// Source: Apple,
/// [the class](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Creates the default settings: vertical, without distances.
    public override init() { super.init() }

    /// The direction in which sections follow each other; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between sections, in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0

    /// The reference of insets; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Headers and footers of the whole layout, before the first section and after the last one; pinned ones stay in view. Each has an
    /// index path of one index, its position among those of its kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Returns settings of the same values, and of copies of the boundary views.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map(\.copied)
        return copy
    }
}
