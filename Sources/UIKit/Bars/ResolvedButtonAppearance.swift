/// The resolved appearance of a bar's buttons.
struct ResolvedButtonAppearance {
    /// By state; missing values keep their defaults.
    struct Part {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
    }

    var normal = Part()
    var highlighted = Part()
    var disabled = Part()

    /// The appearance for a state: the normal state's, overridden by the state's own.
    func part(highlighted isHighlighted: Bool, enabled isEnabled: Bool) -> Part {
        let own = !isEnabled ? disabled : isHighlighted ? highlighted : Part()
        return Part(
            attributes: normal.attributes.merging(own.attributes) { $1 }, offset: own.offset == .zero ? normal.offset : own.offset)
    }
}

/// Appearances of a bar's plain and `done` buttons.
struct ResolvedButtonAppearances {
    var plain = ResolvedButtonAppearance()
    var done = ResolvedButtonAppearance()

    func resolved(for style: UIBarButtonItem.Style) -> ResolvedButtonAppearance { style == .done ? done : plain }
}
