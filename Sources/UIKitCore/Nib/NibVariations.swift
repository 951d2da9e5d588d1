import Resources

/// Subviews, constraints and values of a view's element in an Interface Builder file that are for some size classes alone. Follows the
/// view's traits, and is retained by the view.
@MainActor
final class NibVariations {
    private(set) unowned var owner: UIView
    private let element: NibElement
    private let session: NibSession
    private let subviews: [(id: String?, view: UIView)]
    private var constraints: [(element: NibElement, constraint: NSLayoutConstraint)] = []

    init(_ owner: UIView, _ element: NibElement, _ subviews: [(id: String?, view: UIView)], _ session: NibSession) {
        self.owner = owner
        self.element = element.original
        self.subviews = subviews
        self.session = session
    }

    func add(_ constraint: NSLayoutConstraint, _ element: NibElement) { constraints.append((element, constraint)) }

    /// Begins to follow the traits.
    func begin() {
        owner.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { (view: UIView, previous) in
            self.apply(view.traitCollection)
        }
    }

    private func apply(_ traits: UITraitCollection) {
        let excluded = element.excluded(from: "constraints", under: traits)
        let isInstalled = constraints.map { $0.element.id.map { !excluded.contains($0) } ?? true }
        NSLayoutConstraint.deactivate(zip(constraints, isInstalled).filter { !$1 }.map(\.0.constraint))
        installSubviews(traits)
        for (element, constraint) in constraints where element.hasVariations {
            constraint.constant = element.resolved(under: traits).length("constant") ?? 0
        }
        NSLayoutConstraint.activate(zip(constraints, isInstalled).filter(\.1).map(\.0.constraint))
        if element.hasVariations { session.readAgain(owner, element.resolved(under: traits)) }
    }

    private func installSubviews(_ traits: UITraitCollection) {
        let excluded = element.excluded(from: "subviews", under: traits)
        var index = 0
        for (id, view) in subviews {
            guard id.map({ !excluded.contains($0) }) ?? true else {
                if view.superview === owner { view.removeFromSuperview() }
                continue
            }
            if view.superview !== owner {
                if let stack = owner as? UIStackView {
                    stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
                } else {
                    owner.insertSubview(view, at: index)
                }
            }
            index += 1
        }
    }
}

extension NibSession {
    /// Reads the values of a view once more, but not its place.
    fileprivate func readAgain(_ view: UIView, _ element: NibElement) {
        let coder = NibCoder(element, self)
        view.readNibContentProperties(coder)
        switch view {
        case let stack as UIStackView: stack.readStackViewNibProperties(element)
        case let label as UILabel: label.readLabelNibProperties(coder)
        default: break
        }
    }
}
