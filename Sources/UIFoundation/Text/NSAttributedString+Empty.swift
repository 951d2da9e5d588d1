extension NSAttributedString {
    /// Creates an empty string: `NSAttributedString()` and `NSMutableAttributedString()`, which Foundation on Linux lacks.
    public convenience init(empty: Void = ()) {
        self.init(string: "")
    }
}
