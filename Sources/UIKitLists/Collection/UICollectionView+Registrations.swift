import Foundation

extension UICollectionView {
    /// The making of cells of a class for items of a type; see `dequeueConfiguredReusableCell(using:for:item:)`.
    ///
    /// Make it once and keep it, not in the cell provider: each has a reuse identifier of its own.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Sets up a dequeued cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler

        /// Creates a registration.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// The making of supplementary views of a class and a kind.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Sets up a dequeued view.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = UUID().uuidString
        let kind: String
        let handler: Handler

        /// Creates a registration for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell of the registration's class, set up by its handler.
    ///
    /// - Parameters:
    ///   - registration: The class of the cell, and its configuration.
    ///   - indexPath: The position of the item.
    ///   - item: The item; nil leaves the cell as it was dequeued.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
            trap(object: "\(type(of: self))", value: "a cell is no \(Cell.self)", remedy: "report this with the program that shows it")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of the registration's class, set up by its handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
        let view = dequeueReusableSupplementaryView(ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            trap(
                object: "\(type(of: self))", value: "a view is no \(Supplementary.self)",
                remedy: "report this with the program that shows it")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
