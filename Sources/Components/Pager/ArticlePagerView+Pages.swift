import UIKit

extension ArticlePagerView {
    final var pageCount: Int { max(dataSource?.numberOfPages(in: self) ?? 0, 0) }

    /// The content offset at the top of the page.
    final var restOffset: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

    // MARK: Showing

    final func loadPages() {
        completeTurn()
        let old = shownPage
        pages = [:]
        shownPage = nil
        index = min(max(index, 0), max(pageCount - 1, 0))
        install()
        if old !== shownPage { old?.removeFromSuperview() }
    }

    final func show(_ wanted: Int) {
        completeTurn()
        let page = min(max(wanted, 0), max(pageCount - 1, 0))
        guard page != index || shownPage == nil else { return }
        unload(animated: false)
        let old = shownPage
        index = page
        install()
        if old !== shownPage { old?.removeFromSuperview() }
        if !isPulling, contentOffset != restOffset { setContentOffset(restOffset, animated: false) }
    }

    /// Adds the current page at its position.
    private func install() {
        let count = pageCount
        UIView.performWithoutAnimation {
            shownPage = index < count ? page(index) : nil
            if let shownPage { insertSubview(shownPage, at: 0) }
            layOutViews(always: true)
            updateEnds(count)
        }
        prepareNeighbors(count)
    }

    /// Returns a page of the data source, created on first use.
    final func page(_ number: Int) -> UIView? {
        if let page = pages[number] { return page }
        guard let page = dataSource?.pager(self, viewForPageAt: number) else { return nil }
        pages[number] = page
        return page
    }

    /// Creates the pages next to the current one, laid out for sliding in, and drops all others.
    final func prepareNeighbors(_ count: Int) {
        pages = pages.filter { abs($0.key - index) <= 1 }
        let size = bounds.size
        for number in [index + 1, index - 1] where number >= 0 && number < count && pages[number] == nil {
            guard let page = page(number), page !== shownPage else { continue }
            UIView.performWithoutAnimation {
                page.bounds.size = size
                page.layoutIfNeeded()
            }
        }
    }

    /// Hides the header on the first page and the footer on the last.
    final func updateEnds(_ count: Int) {
        headerView.isHidden = index <= 0 || count == 0
        footerView.isHidden = index >= count - 1
    }

    // MARK: Layout

    /// Lays out all views at rest; turning pages get the position that they turn to.
    final func layOutViews(always: Bool = false) {
        let size = bounds.size
        let (header, footer) = (headerView.bounds.height, footerView.bounds.height)
        placedSize = size
        if let shownPage { put(shownPage, at: 0, size) }
        let moved = turn.flatMap { $0.fades ? nil : $0.edge }
        let pull = turn?.pull ?? 0
        if let leaving = turn?.leaving, leaving !== shownPage {
            switch moved {
            case .next: put(leaving, at: -(size.height + header), size)
            case .previous: put(leaving, at: size.height + header, size)
            case nil: put(leaving, at: -pull, size)
            }
        }
        put(headerView, at: moved == .previous ? size.height : -header - pull, CGSize(width: size.width, height: header))
        put(footerView, at: moved == .next ? -footer : size.height - pull, CGSize(width: size.width, height: footer))
    }

    /// Sets a view's frame regardless of its transform; a scrolling page keeps its offset.
    final func put(_ view: UIView, at y: CGFloat, _ size: CGSize) {
        if view.bounds.size != size { view.bounds.size = size }
        let center = CGPoint(x: size.width / 2, y: y + size.height / 2)
        if view.center != center { view.center = center }
    }

    final func edgeViewDidChange(from old: UIView, to new: UIView, on edge: ArticlePageEdge) {
        guard old !== new else { return }
        UIView.performWithoutAnimation {
            new.isHidden = old.isHidden
            insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
            (new as? any ArticlePagerIndicator)?.setLoaded(loadedEdge == edge, animated: false)
            layOutViews()
        }
        updateLoaded()
    }
}
