extension UIScrollView {
    /// Axes of scrolling.
    struct ScrollAxes: OptionSet {
        let rawValue: Int
        static let horizontal = ScrollAxes(rawValue: 1)
        static let vertical = ScrollAxes(rawValue: 2)
        static let both: ScrollAxes = [.horizontal, .vertical]
    }
}
