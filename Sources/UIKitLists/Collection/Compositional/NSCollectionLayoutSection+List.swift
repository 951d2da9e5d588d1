import CoreGraphics
import Foundation

extension UICollectionLayoutListConfiguration {
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

extension NSCollectionLayoutSection {
    /// Creates a section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.makeSection(in: layoutEnvironment) }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists. A collection view to which the app has given no background color has the
    /// list's, as long as it has the layout.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, environment in configuration.makeSection(in: environment) })
        layout.ownListColor = configuration.shownBackgroundColor
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
