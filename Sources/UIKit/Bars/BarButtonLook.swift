/// How a bar wants its buttons to be drawn: what its appearance says.
struct BarButtonLook {
    /// By state; what is not there is as usual.
    struct Part {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
    }

    var normal = Part()
    var highlighted = Part()
    var disabled = Part()

    /// What of a look holds in a state: that of the normal state, and over it the state's own.
    func part(highlighted isHighlighted: Bool, enabled isEnabled: Bool) -> Part {
        let own = !isEnabled ? disabled : isHighlighted ? highlighted : Part()
        return Part(
            attributes: normal.attributes.merging(own.attributes) { $1 }, offset: own.offset == .zero ? normal.offset : own.offset)
    }
}

/// The looks of a bar's buttons: of the usual ones, and of those that end what the user does.
struct BarButtonLooks {
    var plain = BarButtonLook()
    var done = BarButtonLook()

    func look(for style: UIBarButtonItem.Style) -> BarButtonLook { style == .done ? done : plain }
}
