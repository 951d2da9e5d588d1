/// The resolved appearance of a tab bar's items. nil and missing parts keep the defaults.
struct ResolvedTabItemAppearance {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
        var iconColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeOffset = UIOffset.zero
        var badgeTextOffset = UIOffset.zero
        var badgeColor: UIColor?
    }

    var normal = Values()
    var selected = Values()
    var disabled = Values()

    /// The appearance for a state: the normal state's, overridden by the state's own. Colours are not inherited.
    func values(isSelected: Bool, isEnabled: Bool) -> Values {
        let own = !isEnabled ? disabled : isSelected ? selected : normal
        var values = own
        var attributes = normal.attributes
        if isSelected || !isEnabled { attributes[.foregroundColor] = nil }
        values.attributes = attributes.merging(own.attributes) { $1 }
        values.badgeAttributes = normal.badgeAttributes.merging(own.badgeAttributes) { $1 }
        if own.offset == .zero { values.offset = normal.offset }
        if own.badgeOffset == .zero { values.badgeOffset = normal.badgeOffset }
        if own.badgeTextOffset == .zero { values.badgeTextOffset = normal.badgeTextOffset }
        values.badgeColor = own.badgeColor ?? normal.badgeColor
        return values
    }
}
