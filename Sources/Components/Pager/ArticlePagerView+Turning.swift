import UIKit

extension ArticlePagerView {
    /// Slides a page in from its position next to the visible page.
    final func turnPage(to target: Int, _ page: UIView, _ edge: ArticlePageEdge) {
        let (size, offset) = (bounds.size, contentOffset.y)
        turnCount += 1
        let number = turnCount
        let fades = UIAccessibility.isReduceMotionEnabled
        turn = ArticlePageTurn(
            edge: edge, leaving: shownPage, number: number, fades: fades, pull: fades ? offset - restOffset.y : 0)
        index = target
        shownPage = page
        let alpha = page.alpha
        UIView.performWithoutAnimation {
            if fades {
                setContentOffset(restOffset, animated: false)
                layOutViews()
            }
            // Before it is in the pager: laid out there, it would be in its final position.
            page.bounds.size = size
            page.layoutIfNeeded()
            insertSubview(page, at: 0)
            if fades { raise(page) }
            put(page, at: fades ? 0 : edge == .next ? size.height + offset : offset - size.height, size)
            if fades { page.alpha = 0 }
        }
        UIView.animate(
            withDuration: fades ? 0.2 : turnDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                self.layOutViews()
                if fades { page.alpha = alpha }
            },
            completion: { [weak self] _ in
                if self?.turn?.number == number { self?.endTurn() }
            })
    }

    /// Puts a page that fades in above the old page, the header and the footer, which it covers until the end.
    private func raise(_ page: UIView) {
        let covered = [turn?.leaving, headerView, footerView]
        guard let front = subviews.last(where: { view in view !== page && covered.contains { $0 === view } }) else { return }
        insertSubview(page, aboveSubview: front)
    }

    /// The content is about to bounce back: animates it with the turn instead.
    final func settleWithTurn() {
        guard let turn else { return }
        guard !turn.fades else { return setContentOffset(restOffset, animated: false) }
        UIView.animate(
            withDuration: turnDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { self.setContentOffset(self.restOffset, animated: false) })
    }

    /// Ends a turn in progress at once.
    final func completeTurn() {
        guard let turn else { return }
        for view in [shownPage, turn.leaving, headerView, footerView] { view?.layer.removeAllAnimations() }
        // Removing animations may have ended it.
        if self.turn?.number == turn.number { endTurn() }
    }

    private func endTurn() {
        guard let turn else { return }
        self.turn = nil
        let target = index
        if turn.leaving !== shownPage { turn.leaving?.removeFromSuperview() }
        if turn.fades, let shownPage { sendSubviewToBack(shownPage) }
        unload(animated: false)
        // The delegate may have changed the page.
        let count = pageCount
        UIView.performWithoutAnimation {
            layOutViews()
            updateEnds(count)
        }
        prepareNeighbors(count)
        pagerDelegate?.didTurn(to: target)
        // A drag may have pulled meanwhile.
        updateLoaded()
    }
}
