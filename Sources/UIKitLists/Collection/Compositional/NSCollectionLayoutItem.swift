import CoreGraphics
import Foundation
import ListEngine

/// The description of an item in a compositional layout: its size, and the space in and around it.
///
/// Source: Apple, [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    private let size: NSCollectionLayoutSize
    private let supplementaries: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    /// Creates an item with views at its edges, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        size = layoutSize
        supplementaries = supplementaryItems
        super.init()
    }

    /// The size.
    open var layoutSize: NSCollectionLayoutSize { size }

    /// The views at the item's edges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }

    /// The space within the item's size that its view leaves free, in points; not along an estimated length.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item; nil, the default, for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views of the value; a group has its own.
    var ownSupplementaries: [NSCollectionLayoutSupplementaryItem] { supplementaries }

    func value(_ environment: any NSCollectionLayoutEnvironment) -> CompositionalItem {
        CompositionalItem(
            size: size.value, insets: contentInsets.counting("contentInsets"), edges: edgeSpacing?.value ?? CompositionalEdges(),
            supplementaries: ownSupplementaries.map(\.supplementary))
    }

    /// Returns an item of the same values, which changes independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaries.map(\.copied))
        copy.takeSpace(of: self)
        return copy
    }

    final func takeSpace(of other: NSCollectionLayoutItem) { (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing) }
}

/// Items one after another, in a row, in a column or in frames of the app's own; repeated in a section.
///
/// A row or column has as many items as fit, from the list of its items again and again. Groups may contain groups. Source: Apple,
/// [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let axis: CompositionalAxis
    private let items: [NSCollectionLayoutItem]
    private let count: Int?
    private let sharesLength: Bool
    private let provider: NSCollectionLayoutGroupCustomItemProvider?

    init(
        _ axis: CompositionalAxis, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], count: Int? = nil,
        sharesLength: Bool = false, provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.axis, self.items, self.count, self.sharesLength, self.provider) = (axis, items, count, sharesLength, provider)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private static func checked(_ count: Int) -> Int {
        guard count > 0 else {
            trap(object: "NSCollectionLayoutGroup", value: "a count of \(count)", remedy: "Give a group one item or more")
        }
        return count
    }

    /// A row of items, as many as fit, the list again and again.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
    }

    /// A row of a number of items of equal width, whatever the item's own. A count below 1 traps.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: checked(count), sharesLength: true)
    }

    /// A row of at most a number of items, of their own width. A count below 1 traps.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: checked(count)) }

    /// A column of items, as many as fit, the list again and again.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
    }

    /// A column of a number of items of equal height, whatever the item's own. A count below 1 traps.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: checked(count), sharesLength: true)
    }

    /// A column of at most a number of items, of their own height. A count below 1 traps.
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: checked(count)) }

    /// A group whose provider gives the frames of its items, in the group's coordinates.
    ///
    /// The provider's environment has the group's size as its container's.
    @preconcurrency open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [], provider: itemProvider) }

    /// The items of the list; none in a custom group.
    open var subitems: [NSCollectionLayoutItem] { items }

    /// The distance between items; nil, the default, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private var groupSupplementaries: [NSCollectionLayoutSupplementaryItem] = []

    /// The views at the group's edges; each has the index path of the group's first item.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaries }
        set { groupSupplementaries = newValue }
    }

    override var ownSupplementaries: [NSCollectionLayoutSupplementaryItem] { groupSupplementaries }

    /// Returns a group of the same values and of copies of its items.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(
            axis, layoutSize, items.map(\.copied), count: count, sharesLength: sharesLength, provider: provider)
        copy.takeSpace(of: self)
        copy.interItemSpacing = interItemSpacing
        copy.groupSupplementaries = groupSupplementaries.map(\.copied)
        return copy
    }

    override func value(_ environment: any NSCollectionLayoutEnvironment) -> CompositionalItem {
        var value = super.value(environment)
        var group = CompositionalGroup(axis: axis, items: items.map { $0.value(environment) })
        (group.count, group.sharesLength) = (count, sharesLength)
        if let interItemSpacing { group.spacing = interItemSpacing.value }
        if let provider {
            let traits = environment.traitCollection
            group.custom = { size in
                MainActor.assumeIsolated {
                    provider(LayoutEnvironment(container: LayoutContainer(size), traitCollection: traits)).map {
                        (CGRect(origin: $0.frame.origin.counting("frame"), size: $0.frame.size.counting("frame")), $0.zIndex)
                    }
                }
            }
        }
        value.group = group
        return value
    }
}

/// Gives the frames of a custom group's items for its size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    private let rect: CGRect
    private let index: Int

    /// Creates a frame in the group's coordinates, with a stacking order.
    public init(frame: CGRect, zIndex: Int = 0) {
        (rect, index) = (frame, zIndex)
        super.init()
    }

    /// The frame in the group's coordinates.
    open var frame: CGRect { rect }

    /// The stacking order; items with higher values are in front.
    open var zIndex: Int { index }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
