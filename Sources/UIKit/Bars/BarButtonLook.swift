/// The resolved appearance of a bar's buttons.
struct BarButtonLook {
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
struct BarButtonLooks {
    var plain = BarButtonLook()
    var done = BarButtonLook()

    func look(for style: UIBarButtonItem.Style) -> BarButtonLook { style == .done ? done : plain }
}
