extension UIBackgroundConfiguration {
    /// Returns the background for the state of a view: one for a list has another color while its cell is highlighted, selected or
    /// focused. A color that was set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        if let cell = state as? UICellConfigurationState {
            return updated(isActive: cell.isHighlighted || cell.isSelected || cell.isFocused)
        }
        if let view = state as? UIViewConfigurationState {
            return updated(isActive: view.isHighlighted || view.isSelected || view.isFocused)
        }
        return self
    }
}
