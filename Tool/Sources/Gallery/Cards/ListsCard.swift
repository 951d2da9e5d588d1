import UIKit

extension GalleryCard {
    /// Lists of compositional layouts, a strip that scrolls on its own, and a search; the last list in the third accessibility size.
    static var lists: GalleryCard {
        GalleryCard(
            id: "lists", summary: "lists, strips and searches, light, dark and mirrored", title: "", subtitle: "", sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 344, height: 1420)) { column in
                    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped, .sidebar] {
                        column.add(ListLook(appearance), width: 320, height: 230)
                    }
                    column.add(StripLook(), width: 320, height: 200)
                    let large = ListLook(.insetGrouped)
                    large.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
                    column.add(large, width: 320, height: 320)
                    column.add(SearchLook(), width: 320, height: 96)
                }
            })
    }
}

/// A list with a header, accessories and an outline.
private final class ListLook: UICollectionView {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        super.init(
            frame: CGRect(x: 0, y: 0, width: 320, height: 230),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = CellRegistration<UICollectionViewListCell, String> { cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            if item == "Pear" { content.secondaryText = "Green" }
            if item == "Fruit" { content.image = UIImage(systemName: "folder") }
            cell.contentConfiguration = content
            switch item {
            case "Fruit": cell.accessories = [.outlineDisclosure()]
            case "Apple": cell.accessories = [.label(text: "12"), .disclosureIndicator()]
            default: cell.accessories = [.checkmark()]
            }
        }
        let headers = SupplementaryRegistration<UICollectionViewListCell>(elementKind: Self.elementKindSectionHeader) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Garden"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: self) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.expand(["Fruit"])
        source.apply(outline, to: 0, animatingDifferences: false)
        self.source = source
    }

    required init?(coder: NSCoder) { nil }
}

/// A strip of cards that scrolls on its own, above a grid with badges.
private final class StripLook: UICollectionView, UICollectionViewDataSource {
    init() {
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? Self.strip : Self.grid }
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        backgroundColor = .systemBackground
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    private static var whole: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    }

    private static var strip: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(90))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
    }

    private static var grid: NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(16), heightDimension: .absolute(16)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { [6, 4][section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.layer.cornerRadius = 12
        cell.contentView.backgroundColor = [.systemTeal, .systemIndigo, .systemOrange, .systemPink][indexPath.item % 4]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        view.backgroundColor = .systemRed
        view.layer.cornerRadius = 8
        return view
    }
}

/// A navigation bar with a search bar below its title.
private final class SearchLook: UINavigationBar {
    private let search = UISearchController(searchResultsController: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let item = UINavigationItem(title: "Fruit")
        search.searchBar.placeholder = "Search"
        item.searchController = search
        setItems([item], animated: false)
    }

    required init?(coder: NSCoder) { nil }
}
