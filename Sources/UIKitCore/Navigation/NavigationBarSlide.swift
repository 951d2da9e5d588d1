/// Slide transition of a navigation bar: the old title moves to the back button while the new one enters from the trailing edge; a pop is
/// the reverse.
@MainActor
struct NavigationBarSlide {
    private let upper: NavigationBarContent
    private let lower: NavigationBarContent
    /// Distance from the center of the lower title to that of the back button's text, in points.
    private let backTextDistance: CGFloat
    private let width: CGFloat

    /// nil if nothing slides. Requires the contents' layout.
    init?(from old: NavigationBarContent?, to new: NavigationBarContent?, by operation: UINavigationController.Operation) {
        guard operation != .none, let old, let new else { return nil }
        let (upper, lower) = operation == .push ? (new, old) : (old, new)
        (self.upper, self.lower) = (upper, lower)
        let isMirrored = upper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        width = isMirrored ? -upper.bounds.width : upper.bounds.width
        if lower.slidesLargeTitle {
            backTextDistance = -NavigationSlideAnimator.parallax * width
        } else {
            backTextDistance = upper.backTextMiddle.map { $0 - lower.titleMiddle } ?? -width / 2
        }
    }

    /// Moves the views of a content to where they are while the other content is shown.
    func displace(_ content: NavigationBarContent) { move(content, 1) }

    /// Moves them back.
    func replace(_ content: NavigationBarContent) { move(content, -1) }

    private func move(_ content: NavigationBarContent, _ sign: CGFloat) {
        if content.slidesLargeTitle || content.item.search != nil { content.largeTitleSlide = sign < 0 ? 0 : content === upper ? 1 : -1 }
        if content === upper {
            content.moveTitle(by: sign * width / 2)
            content.moveBackText(by: sign * -backTextDistance)
        } else {
            content.moveTitle(by: sign * backTextDistance)
            content.moveBackText(by: sign * -width / 3)
        }
    }
}
