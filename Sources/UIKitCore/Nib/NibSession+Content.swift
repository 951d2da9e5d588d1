import Resources

extension NibSession {
    /// Reads the content view of a cell, which is there already.
    ///
    /// - Parameter isOwn: Reads a child that is a view of the cell itself; false for others.
    package func readContent(_ element: NibElement, of view: UIView, isOwn: (NibElement) -> Bool = { _ in false }) {
        register(view, element)
        view.readNibContentProperties(NibCoder(element, self))
        let excluded = element.excluded(from: "subviews", under: traits)
        var subviews: [(id: String?, view: UIView)] = []
        for child in element.list("subviews") where !isOwn(child) {
            guard let made = make(child) as? UIView else { continue }
            subviews.append((child.id, made))
            if child.id.map({ !excluded.contains($0) }) ?? true { view.addSubview(made) }
        }
        if element.hasVariations { vary(view, element, subviews: subviews) }
        add(constraints: element.list("constraints"), of: view, excluding: element.excluded(from: "constraints", under: traits))
    }
}
