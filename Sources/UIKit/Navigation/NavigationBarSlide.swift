/// Has the title of one screen become the way back to it while the other's comes from the trailing edge; a pop is the reverse.
@MainActor
struct NavigationBarSlide {
    private let upper: NavigationBarContent
    private let lower: NavigationBarContent
    /// From the lower title's middle to that of the text that leads back, in points.
    private let wayBack: CGFloat
    private let width: CGFloat

    /// nil where nothing slides. The contents are laid out.
    init?(from old: NavigationBarContent?, to new: NavigationBarContent?, by operation: UINavigationController.Operation) {
        guard operation != .none, let old, let new else { return nil }
        let (upper, lower) = operation == .push ? (new, old) : (old, new)
        (self.upper, self.lower) = (upper, lower)
        let isMirrored = upper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        width = isMirrored ? -upper.bounds.width : upper.bounds.width
        if lower.slidesLargeTitle {
            wayBack = -NavigationSlideAnimator.parallax * width
        } else {
            wayBack = upper.backTextMiddle.map { $0 - lower.titleMiddle } ?? -width / 2
        }
    }

    /// Moves the parts of one content to where they are while the other is shown.
    func displace(_ content: NavigationBarContent) { move(content, 1) }

    /// Moves them back.
    func replace(_ content: NavigationBarContent) { move(content, -1) }

    private func move(_ content: NavigationBarContent, _ sign: CGFloat) {
        if content.slidesLargeTitle { content.largeTitleSlide = sign < 0 ? 0 : content === upper ? 1 : -1 }
        if content === upper {
            content.moveTitle(by: sign * width / 2)
            content.moveBackText(by: sign * -wayBack)
        } else {
            content.moveTitle(by: sign * wayBack)
            content.moveBackText(by: sign * -width / 3)
        }
    }
}
