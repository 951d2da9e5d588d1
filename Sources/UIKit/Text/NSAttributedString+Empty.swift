extension NSAttributedString {
    /// A string without characters: `NSAttributedString()` and `NSMutableAttributedString()`, which Foundation on Linux lacks.
    public convenience init(empty: Void = ()) {
        self.init(string: "")
    }
}
