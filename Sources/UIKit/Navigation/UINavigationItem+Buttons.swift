// Items that come and go with `animated` fade, and those that stay move to their places, in 0.3 s.
extension UINavigationItem {
    func setItems(_ items: [UIBarButtonItem], at side: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]>, animated: Bool) {
        let items = UIBarButtonItem.eachOnce(items)
        guard !items.elementsEqual(self[keyPath: side], by: ===) else { return }
        self[keyPath: side] = items
        bar?.itemDidChange(self, animated: animated)
    }

    /// Puts one item in place of the first, or takes that away.
    func setFirst(_ item: UIBarButtonItem?, at side: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]>, animated: Bool) {
        let rest = self[keyPath: side].dropFirst().filter { $0 !== item }
        setItems((item.map { [$0] } ?? []) + rest, at: side, animated: animated)
    }
}

extension UINavigationItem: BarItemWatcher {
    /// The item by which others lead back to this one has changed.
    func itemDidChange(_ item: UIBarButtonItem) { bar?.itemDidChange(self) }
}
