extension UIColor {
    /// Always nil, with one log line: there are no asset catalogues here.
    ///
    /// Differs from UIKit: colours of a catalogue are not read. Write them in code, with `init(dynamicProvider:)` for light and dark.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Always nil, with one log line: there are no asset catalogues here; the bundle and the traits are not asked.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        reportOnce(
            "color \(name)",
            "UIColor(named: \"\(name)\"): there are no asset catalogues here, nil is given; write the colour in code (UIColor(dynamicProvider:))"
        )
        return nil
    }
}
