import CoreGraphics

/// Turns the pages of a page view controller: a scroll view with the present page between its neighbors.
@MainActor
final class PageTurner: NSObject, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private unowned let owner: UIPageViewController
    private var control: UIPageControl?
    private(set) var page: UIViewController?
    private var neighbors = Neighbors()
    /// The page that comes into view.
    private var pending: Pending?
    private var isMoving = false

    /// The pages beside the present one. The data source is asked when scrolling begins; what it said is kept.
    private struct Neighbors {
        var before = Neighbor.unknown
        var after = Neighbor.unknown
    }

    private enum Neighbor {
        case unknown
        case known(UIViewController?)

        var page: UIViewController? { if case .known(let page) = self { page } else { nil } }
        /// Whether it takes space: an unknown neighbor may be there.
        var mayExist: Bool { if case .known(nil) = self { false } else { true } }
        var isUnknown: Bool { if case .unknown = self { true } else { false } }
    }

    private struct Pending {
        let page: UIViewController
        let direction: UIPageViewController.NavigationDirection
        let isByUser: Bool
        let completion: ((Bool) -> Void)?
    }

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.delegate = self
    }

    private var isVertical: Bool { owner.navigationOrientation == .vertical }
    /// From one page to the next.
    private var extent: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

    func install(in view: UIView) {
        view.addSubview(scrollView)
        if let page { attach(page) }
        layOut()
    }

    func dataSourceDidChange() {
        neighbors = Neighbors()
        guard page != nil, pending == nil else { return }
        arrange()
    }

    /// Asks for the neighbors that are not known, and takes the space of those that do not exist. The page stays where it is shown.
    private func askForMissing() {
        guard let page, pending == nil, neighbors.before.isUnknown || neighbors.after.isUnknown else { return }
        let slot = pageSlot
        var asked = neighbors
        if asked.after.isUnknown { asked.after = .known(owner.dataSource?.pageViewController(owner, viewControllerAfter: page)) }
        if asked.before.isUnknown { asked.before = .known(owner.dataSource?.pageViewController(owner, viewControllerBefore: page)) }
        // The data source may have shown another page.
        guard self.page === page, pending == nil else { return }
        neighbors = asked
        guard owner.isViewLoaded, extent > 0 else { return }
        isMoving = true
        defer { isMoving = false }
        let shift = CGFloat(pageSlot - slot) * extent
        scrollView.shiftContent(by: isVertical ? CGVector(dx: 0, dy: shift) : CGVector(dx: shift, dy: 0))
        scrollView.contentSize = contentSize
        page.viewIfLoaded?.frame = frame(ofSlot: pageSlot)
    }

    // MARK: Layout

    func layOut() {
        let bounds = owner.view.bounds
        let frame = isVertical ? bounds.contracted(dx: 0, dy: -owner.spacing / 2) : bounds.contracted(dx: -owner.spacing / 2, dy: 0)
        if scrollView.frame != frame {
            scrollView.frame = frame
            if pending == nil { arrange() }
        }
        layOutControl()
    }

    /// Frame of the page in a slot.
    private func frame(ofSlot index: Int) -> CGRect {
        let size = scrollView.bounds.size
        return isVertical
            ? CGRect(x: 0, y: CGFloat(index) * extent + owner.spacing / 2, width: size.width, height: size.height - owner.spacing)
            : CGRect(x: CGFloat(index) * extent + owner.spacing / 2, y: 0, width: size.width - owner.spacing, height: size.height)
    }

    private var hasBefore: Bool { pending?.direction == .reverse || owner.dataSource != nil && neighbors.before.mayExist }
    private var hasAfter: Bool { pending?.direction == .forward || owner.dataSource != nil && neighbors.after.mayExist }
    private var pageSlot: Int { hasBefore ? 1 : 0 }

    /// Places the page between its neighbors and scrolls to it.
    private func arrange() {
        guard owner.isViewLoaded, extent > 0 else { return }
        isMoving = true
        defer { isMoving = false }
        scrollView.contentSize = contentSize
        page?.viewIfLoaded?.frame = frame(ofSlot: pageSlot)
        if let pending { pending.page.view.frame = frame(ofSlot: pageSlot + (pending.direction == .forward ? 1 : -1)) }
        scrollView.contentOffset = offset(ofSlot: pageSlot)
        scrollView.isScrollEnabled = owner.dataSource != nil
    }

    private var contentSize: CGSize {
        let count = CGFloat(1 + (hasBefore ? 1 : 0) + (hasAfter ? 1 : 0))
        let size = scrollView.bounds.size
        return isVertical ? CGSize(width: size.width, height: extent * count) : CGSize(width: extent * count, height: size.height)
    }

    private func offset(ofSlot index: Int) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: CGFloat(index) * extent) : CGPoint(x: CGFloat(index) * extent, y: 0)
    }

    private func layOutControl() {
        guard let control else { return }
        let bounds = owner.view.bounds
        let size = control.intrinsicContentSize
        control.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.maxY - owner.view.safeAreaInsets.bottom - size.height, width: size.width,
            height: size.height)
    }

    private func showControl() {
        guard let source = owner.dataSource, owner.isViewLoaded, !isVertical else { return }
        let count = source.presentationCount(for: owner)
        guard count > 0 else { return }
        let shown = control ?? UIPageControl()
        control = shown
        shown.isUserInteractionEnabled = false
        shown.numberOfPages = count
        shown.currentPage = source.presentationIndex(for: owner)
        if shown.superview == nil { owner.view.addSubview(shown) }
        layOutControl()
    }

    // MARK: Showing

    func show(
        _ next: UIViewController, _ direction: UIPageViewController.NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        if let pending { finish(pending, completed: true, isInterrupted: true) }
        guard next !== page else {
            completion?(true)
            return
        }
        guard animated, page != nil, owner.viewIfLoaded?.window != nil, extent > 0 else {
            replace(by: next)
            neighbors = Neighbors()
            arrange()
            showControl()
            completion?(true)
            return
        }
        begin(Pending(page: next, direction: direction, isByUser: false, completion: completion))
        arrange()
        showControl()
        scrollView.setContentOffset(offset(ofSlot: pageSlot + (direction == .forward ? 1 : -1)), animated: true)
    }

    /// Shows a page without a turn.
    private func replace(by next: UIViewController) {
        let old = page
        page = next
        let isVisible = owner.viewIfLoaded?.window != nil
        if isVisible {
            old?.beginAppearanceTransition(false, animated: false)
            next.beginAppearanceTransition(true, animated: false)
        }
        owner.addChild(next)
        if owner.isViewLoaded { attach(next) }
        detach(old)
        if isVisible {
            old?.endAppearanceTransition()
            next.endAppearanceTransition()
        }
        next.didMove(toParent: owner)
    }

    private func attach(_ page: UIViewController) {
        page.view.autoresizingMask = []
        page.view.frame = frame(ofSlot: pageSlot)
        scrollView.addSubview(page.view)
    }

    private func detach(_ page: UIViewController?) {
        guard let page else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: Turning

    private func begin(_ next: Pending) {
        pending = next
        owner.addChild(next.page)
        page?.beginAppearanceTransition(false, animated: true)
        next.page.beginAppearanceTransition(true, animated: true)
        next.page.view.autoresizingMask = []
        next.page.view.frame = frame(ofSlot: pageSlot + (next.direction == .forward ? 1 : -1))
        scrollView.addSubview(next.page.view)
        if next.isByUser { owner.delegate?.pageViewController(owner, willTransitionTo: [next.page]) }
    }

    private func finish(_ ended: Pending, completed: Bool, isInterrupted: Bool = false) {
        pending = nil
        guard let old = page else { return }
        if completed {
            page = ended.page
            ended.page.endAppearanceTransition()
            old.endAppearanceTransition()
            detach(old)
            ended.page.didMove(toParent: owner)
            if ended.isByUser, let control {
                control.currentPage += ended.direction == .forward ? 1 : -1
            }
        } else {
            old.beginAppearanceTransition(true, animated: true)
            ended.page.beginAppearanceTransition(false, animated: true)
            old.endAppearanceTransition()
            ended.page.endAppearanceTransition()
            detach(ended.page)
        }
        if completed {
            // The page that was left is the neighbor on its side.
            neighbors = Neighbors()
            if ended.isByUser, ended.direction == .forward { neighbors.before = .known(old) }
            if ended.isByUser, ended.direction == .reverse { neighbors.after = .known(old) }
        }
        arrange()
        if ended.isByUser {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: !isInterrupted, previousViewControllers: [old], transitionCompleted: completed)
            if !isInterrupted { askForMissing() }
        }
        ended.completion?(!isInterrupted)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { askForMissing() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isMoving, page != nil else { return }
        // A wheel scrolls without a drag.
        askForMissing()
        guard let page else { return }
        let position = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        let moved = position - CGFloat(pageSlot) * extent
        guard abs(moved) > 0.01 else { return }
        let direction: UIPageViewController.NavigationDirection = moved > 0 ? .forward : .reverse
        if let pending, pending.isByUser, pending.direction != direction {
            // The finger has turned round beyond the page: its other neighbor comes.
            finishQuietly(pending)
        }
        guard pending == nil, let next = (direction == .forward ? neighbors.after : neighbors.before).page, next !== page else { return }
        begin(Pending(page: next, direction: direction, isByUser: true, completion: nil))
    }

    /// Takes back a page that has not come, without moving.
    private func finishQuietly(_ ended: Pending) {
        pending = nil
        page?.beginAppearanceTransition(true, animated: true)
        ended.page.beginAppearanceTransition(false, animated: true)
        page?.endAppearanceTransition()
        ended.page.endAppearanceTransition()
        detach(ended.page)
        owner.delegate?.pageViewController(
            owner, didFinishAnimating: false, previousViewControllers: page.map { [$0] } ?? [], transitionCompleted: false)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    /// Ends the turn at the page where the scroll view rests.
    private func settle() {
        guard let pending, extent > 0 else { return }
        let position = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        let slot = Int((position / extent).rounded())
        finish(pending, completed: slot == pageSlot + (pending.direction == .forward ? 1 : -1))
    }
}
