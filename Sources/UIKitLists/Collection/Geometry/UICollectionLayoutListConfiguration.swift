import CoreGraphics
import Foundation

/// The look and the parts of a list in a compositional layout.
///
/// Rows are as wide as the list and as high as their cells prefer. Differs from UIKit: distances between groups are estimates. Source:
/// Apple, [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge, headers pinned to the top.
        case plain = 0
        /// Groups from edge to edge.
        case grouped
        /// Groups with round corners, within margins.
        case insetGrouped
        /// As the list of a sidebar, on gray.
        case sidebar
        /// As a sidebar, on white.
        case sidebarPlain
    }

    /// The kinds of headers above a section's rows.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }

    /// The kinds of footers below a section's rows.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// The separators of an item, for its own and the list's; called as the item is shown.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// The actions that a swipe over a row uncovers; nil for none. Called as a swipe begins.
    public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// The header above a section's rows; none by default.
    public var headerMode = HeaderMode.none
    /// The footer below a section's rows; none by default.
    public var footerMode = FooterMode.none
    /// The distance above a section's supplementary header, in points; nil, the default, for that of the look.
    public var headerTopPadding: CGFloat?
    /// Whether rows have separators; true by default, but for sidebars.
    public var showsSeparators: Bool
    /// The separators of rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The separators of single rows; nil, the default, for those of `separatorConfiguration`.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the rows; nil, the default, for that of the look.
    public var backgroundColor: UIColor?

    /// The actions at the leading end of a row; nil, the default, for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing end of a row; nil, the default, for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    var hasSwipeActions: Bool { leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil }

    /// Creates a list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The color behind the rows.
    var shownBackgroundColor: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }

    /// Distance above and below a group, in points.
    var groupGap: CGFloat { appearance == .grouped || appearance == .insetGrouped ? CGFloat(TableMetrics.groupGap) : 0 }

    /// Distance above a section's header, in points.
    var startPadding: CGFloat {
        guard headerMode == .supplementary else { return 0 }
        if let headerTopPadding, headerTopPadding.isFinite { return max(0, headerTopPadding) }
        return appearance == .plain ? CGFloat(TableMetrics.plainPadding) : 0
    }

    func margin(in width: CGFloat) -> CGFloat {
        switch appearance {
        case .plain, .grouped: 0
        case .insetGrouped, .sidebar, .sidebarPlain:
            CGFloat(width >= CGFloat(TableMetrics.wideTable) ? TableMetrics.wideMargin : TableMetrics.margin)
        }
    }
}
