import CoreGraphics

/// The place of a cell, header or footer in a list, which decides its background, rounded corners and separators.
struct ListPosition: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    /// Whether the item is the first or last of its section.
    var isFirst = false, isLast = false
    /// Whether the item is the section's header.
    var isHeader = false
    /// Whether it is a header, a footer or a background.
    var isEdge = false
    /// The separators of the list, before its handler for single rows.
    var separators: UIListSeparatorConfiguration?
    var backgroundColor: UIColor?

    /// The background of a cell, header or footer there.
    @MainActor
    var background: UIBackgroundConfiguration {
        switch appearance {
        case .plain: isEdge || isHeader ? .listPlainHeaderFooter() : .listPlainCell()
        case .grouped, .insetGrouped: isEdge || isHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar, .sidebarPlain: isEdge || isHeader ? .listSidebarHeader() : .listSidebarCell()
        }
    }
}

/// The separators of a row, as the list's handler gave them.
struct ListRowSeparators {
    var path: IndexPath
    /// The number of the layout whose handler gave them.
    var generation: Int
    var separators: UIListSeparatorConfiguration
}

/// The handler of the separators of a list's rows, and the number of the layout that has it.
///
/// A type of its own: a method of a class that names a function of the main actor in its result has two linker names in one module, by the
/// order in which the files are compiled (Swift 6.3), so that a clean build does not link.
struct ListSeparatorSource {
    var generation: Int
    var handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler
}

/// A section that is a list.
struct ListSection {
    var configuration: UICollectionLayoutListConfiguration

    /// The place of an item.
    @MainActor
    func position(of path: IndexPath, of count: Int) -> ListPosition {
        var position = ListPosition(appearance: configuration.appearance)
        position.isHeader = configuration.headerMode == .firstItemInSection && path.item == 0
        position.isFirst = path.item == (configuration.headerMode == .firstItemInSection ? 1 : 0)
        position.isLast = path.item == count - 1
        position.backgroundColor = configuration.backgroundColor
        guard configuration.showsSeparators, !position.isHeader else { return position }
        position.separators = configuration.separatorConfiguration
        return position
    }

    @MainActor
    var edgePosition: ListPosition {
        ListPosition(appearance: configuration.appearance, isEdge: true, backgroundColor: configuration.backgroundColor)
    }
}
