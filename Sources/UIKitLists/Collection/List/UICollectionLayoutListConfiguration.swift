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

    /// What is above a section's rows.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }

    /// What is below a section's rows.
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
    /// What is above a section's rows; nothing by default.
    public var headerMode = HeaderMode.none
    /// What is below a section's rows; nothing by default.
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
    private var groupGap: CGFloat { appearance == .grouped || appearance == .insetGrouped ? CGFloat(TableMetrics.groupGap) : 0 }

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

    func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(TableMetrics.rowHeight)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        let margin = margin(in: environment.container.effectiveContentSize.width)
        let hasHeader = headerMode == .supplementary
        section.contentInsets = NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : groupGap, leading: margin, bottom: footerMode == .supplementary ? 0 : groupGap, trailing: margin)
        let height = appearance == .plain ? TableMetrics.plainTitle : TableMetrics.groupTitle
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(height)))
        if hasHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        section.decorationItems = [.background(elementKind: ListBackgroundView.kind)]
        section.list = ListSection(configuration: self)
        return section
    }
}

/// The visibility, place and color of the separators above and below a row.
///
/// Source: Apple,
/// [UIListSeparatorConfiguration](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is shown.
    public enum Visibility: Int, Sendable {
        /// As the list's look has it.
        case automatic = 0
        /// Shown.
        case visible
        /// Not shown.
        case hidden
    }

    /// Insets that the cell determines: those of its text.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the separator above the row is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the separator below the row is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the row, of which leading and trailing count.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below the row, of which leading and trailing count.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color; that of separators by default.
    public var color: UIColor = .separator

    /// Creates the separators of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    nonisolated public static func == (left: UIListSeparatorConfiguration, right: UIListSeparatorConfiguration) -> Bool {
        MainActor.assumeIsolated {
            left.topSeparatorVisibility == right.topSeparatorVisibility
                && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility && left.topSeparatorInsets == right.topSeparatorInsets
                && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
        }
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated {
            hasher.combine(topSeparatorVisibility)
            hasher.combine(bottomSeparatorVisibility)
            hasher.combine(color)
        }
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.makeSection(in: layoutEnvironment) }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists. A collection view without a background color gets the list's.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, environment in configuration.makeSection(in: environment) })
        layout.backgroundColor = configuration.shownBackgroundColor
        return layout
    }
}

/// The background of a list's section.
final class ListBackgroundView: UICollectionReusableView {
    static let kind = "kinora.list.background"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        guard let position = layoutAttributes.listPosition else { return }
        var list = UICollectionLayoutListConfiguration(appearance: position.appearance)
        list.backgroundColor = position.backgroundColor
        backgroundColor = list.shownBackgroundColor
    }
}
