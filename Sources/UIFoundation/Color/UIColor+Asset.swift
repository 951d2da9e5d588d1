extension UIColor {
    /// Always nil, logged once: asset catalogues are not supported.
    ///
    /// Differs from UIKit: define colours in code, with `init(dynamicProvider:)` for light and dark.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Always nil, logged once: asset catalogues are not supported; the bundle and the traits are ignored.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        reportOnce(
            "color \(name)",
            "UIColor(named: \"\(name)\"): there are no asset catalogues here, nil is given; write the colour in code (UIColor(dynamicProvider:))"
        )
        return nil
    }
}
