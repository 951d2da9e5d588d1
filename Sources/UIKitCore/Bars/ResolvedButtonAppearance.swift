/// The resolved appearance of a bar's buttons.
struct ResolvedButtonAppearance {
    /// By state; missing values keep their defaults.
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
    }

    var normal = Values()
    var highlighted = Values()
    var disabled = Values()

    /// The appearance for a state: the normal state's, overridden by the state's own.
    func values(highlighted isHighlighted: Bool, enabled isEnabled: Bool) -> Values {
        let own = !isEnabled ? disabled : isHighlighted ? highlighted : Values()
        return Values(
            attributes: normal.attributes.merging(own.attributes) { $1 }, offset: own.offset == .zero ? normal.offset : own.offset)
    }
}

/// Appearances of a bar's plain and `done` buttons.
struct ResolvedButtonAppearances {
    var plain = ResolvedButtonAppearance()
    var done = ResolvedButtonAppearance()

    func resolved(for style: UIBarButtonItem.Style) -> ResolvedButtonAppearance { style == .done ? done : plain }
}
