// With animation, added and removed items fade and the others move to their positions, in 0.3 s.
extension UINavigationItem {
    func setItems(_ items: [UIBarButtonItem], at keyPath: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]>, animated: Bool) {
        let items = UIBarButtonItem.eachOnce(items)
        guard !items.elementsEqual(self[keyPath: keyPath], by: ===) else { return }
        self[keyPath: keyPath] = items
        bar?.itemDidChange(self, animated: animated)
    }

    /// Replaces the first item, or removes it.
    func setFirst(_ item: UIBarButtonItem?, at keyPath: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]>, animated: Bool) {
        let rest = self[keyPath: keyPath].dropFirst().filter { $0 !== item }
        setItems((item.map { [$0] } ?? []) + rest, at: keyPath, animated: animated)
    }
}

extension UINavigationItem: BarItemObserver {
    /// Notifies the bar that the item's back button has changed.
    func itemDidChange(_ item: UIBarButtonItem) { bar?.itemDidChange(self) }
}
