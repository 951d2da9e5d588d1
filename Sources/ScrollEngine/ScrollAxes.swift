/// Axes of scrolling.
package struct ScrollAxes: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let horizontal = ScrollAxes(rawValue: 1)
    package static let vertical = ScrollAxes(rawValue: 2)
    package static let both: ScrollAxes = [.horizontal, .vertical]
}
