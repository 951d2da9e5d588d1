import Resources

extension NibSession {
    /// Reads the content view of a cell, which is there already.
    ///
    /// - Parameter isOwn: Reads a child that is a view of the cell itself; false for others.
    package func readContent(_ element: NibElement, of view: UIView, isOwn: (NibElement) -> Bool = { _ in false }) {
        register(view, element)
        view.readNibContentProperties(NibCoder(element, self))
        for child in element.list("subviews") where !isOwn(child) {
            if let made = make(child) as? UIView { view.addSubview(made) }
        }
        add(constraints: element.list("constraints"), of: view, excluding: element.excluded(from: "constraints", under: traits))
    }
}
