extension UIImage {
    /// The image as controls and bars show it: as a stencil of the tint colour, unless its rendering mode says otherwise.
    final var asStencil: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
