/// The resolved appearance of a tab bar's items. nil and missing parts keep the defaults.
struct ResolvedTabItemAppearance {
    struct Part {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
        var iconColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeOffset = UIOffset.zero
        var badgeTextOffset = UIOffset.zero
        var badgeColor: UIColor?
    }

    var normal = Part()
    var selected = Part()
    var disabled = Part()

    /// The appearance for a state: the normal state's, overridden by the state's own. Colours are not inherited.
    func part(isSelected: Bool, isEnabled: Bool) -> Part {
        let own = !isEnabled ? disabled : isSelected ? selected : normal
        var part = own
        var attributes = normal.attributes
        if isSelected || !isEnabled { attributes[.foregroundColor] = nil }
        part.attributes = attributes.merging(own.attributes) { $1 }
        part.badgeAttributes = normal.badgeAttributes.merging(own.badgeAttributes) { $1 }
        if own.offset == .zero { part.offset = normal.offset }
        if own.badgeOffset == .zero { part.badgeOffset = normal.badgeOffset }
        if own.badgeTextOffset == .zero { part.badgeTextOffset = normal.badgeTextOffset }
        part.badgeColor = own.badgeColor ?? normal.badgeColor
        return part
    }
}
