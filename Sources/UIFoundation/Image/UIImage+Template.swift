extension UIImage {
    /// The image as displayed by controls and bars: as a template in the tint colour, unless its rendering mode says otherwise.
    package final var asTemplate: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
