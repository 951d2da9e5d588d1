import UIKit

extension ArticlePagerView {
    /// Lets a page slide in from where it would be seen if it lay next to what is seen now.
    final func turnPage(to target: Int, _ page: UIView, _ side: ArticlePageSide) {
        let (size, offset) = (bounds.size, contentOffset.y)
        turnCount += 1
        let number = turnCount
        let fades = UIAccessibility.isReduceMotionEnabled
        turn = ArticlePageTurn(side: side, leaving: shownPage, number: number, fades: fades)
        index = target
        shownPage = page
        let alpha = page.alpha
        UIView.performWithoutAnimation {
            // Before it is in the pager: laid out there it would be in place already.
            page.bounds.size = size
            page.layoutIfNeeded()
            // In a fade it lies above the old one.
            if let leaving = turn?.leaving, leaving !== page, fades {
                insertSubview(page, aboveSubview: leaving)
            } else {
                insertSubview(page, at: 0)
            }
            put(page, at: fades ? 0 : side == .next ? size.height + offset : offset - size.height, size)
            if fades { page.alpha = 0 }
        }
        UIView.animate(
            withDuration: fades ? 0.2 : turnDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                self.placeViews()
                if fades { page.alpha = alpha }
            },
            completion: { [weak self] _ in
                if self?.turn?.number == number { self?.endTurn() }
            })
    }

    /// The content is about to go back by itself: it goes with the turn instead.
    final func settleWithTurn() {
        guard let turn, !turn.fades else { return }
        UIView.animate(
            withDuration: turnDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { self.setContentOffset(self.restOffset, animated: false) })
    }

    /// Ends a turn that is on, at once.
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
        unload(animated: false)
        // Whoever was told may have gone on to another page.
        let count = pageCount
        UIView.performWithoutAnimation {
            placeViews()
            updateEnds(count)
        }
        prepareNeighbours(count)
        pagerDelegate?.didTurn(to: target)
        // A finger may have pulled meanwhile.
        updateLoaded()
    }
}
