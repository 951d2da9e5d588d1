import UIKit

extension ArticlePagerView {
    // MARK: Beginning

    /// Whether a drag that is about to begin may pull: every scroll view under the touch is at its end in that direction.
    final func mayPull() -> Bool {
        let direction = panGestureRecognizer.translation(in: self)
        let location = panGestureRecognizer.location(in: self)
        var at = hitTest(CGPoint(x: location.x - direction.x, y: location.y - direction.y), with: nil)
        while let view = at, view !== self {
            if let inner = view as? UIScrollView, inner.isScrollEnabled, !inner.isAtEnd(towards: direction.y) { return false }
            at = view.superview
        }
        return true
    }

    /// Called when a drag begins. It ends a turn that fades: the old page would show beside the new one as that moves.
    final func dragBegan() {
        isPulling = true
        if turn?.fades == true { completeTurn() }
    }

    // MARK: Loading

    /// The direction whose view is pulled out further than its height; nil for none.
    private var pulledEdge: ArticlePageEdge? {
        let top = restOffset.y
        let bottom = max(top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        if !headerView.isHidden, top - contentOffset.y > headerView.bounds.height { return .previous }
        if !footerView.isHidden, contentOffset.y - bottom > footerView.bounds.height { return .next }
        return nil
    }

    /// Called when the content has moved: dragging loads and unloads header and footer, except during a page turn.
    final func updateLoaded() {
        guard isPulling, turn == nil else { return }
        let edge = pulledEdge
        guard edge != loadedEdge else { return }
        unload(animated: true)
        if let edge { load(edge) }
    }

    private func load(_ edge: ArticlePageEdge) {
        loadedEdge = edge
        switch edge {
        case .previous:
            (headerView as? any ArticlePagerIndicator)?.setLoaded(true, animated: true)
            pagerDelegate?.headerLoaded(in: self)
        case .next:
            (footerView as? any ArticlePagerIndicator)?.setLoaded(true, animated: true)
            pagerDelegate?.footerLoaded(in: self)
        }
    }

    final func unload(animated: Bool) {
        guard let edge = loadedEdge else { return }
        loadedEdge = nil
        switch edge {
        case .previous:
            (headerView as? any ArticlePagerIndicator)?.setLoaded(false, animated: animated)
            pagerDelegate?.headerUnloaded(in: self)
        case .next:
            (footerView as? any ArticlePagerIndicator)?.setLoaded(false, animated: animated)
            pagerDelegate?.footerUnloaded(in: self)
        }
    }

    // MARK: Release

    /// Called when a drag has ended or was cancelled.
    final func dragEnded() {
        if turn != nil {
            completeTurn()
            updateLoaded()
        }
        isPulling = false
        guard let edge = loadedEdge else { return }
        let target = index + (edge == .next ? 1 : -1)
        guard panGestureRecognizer.state != .cancelled, target >= 0, target < pageCount, let page = page(target) else {
            return unload(animated: true)
        }
        turnPage(to: target, page, edge)
    }
}

extension UIScrollView {
    /// Whether the content is at its end upwards (a negative direction) or downwards, within half a point.
    fileprivate func isAtEnd(towards direction: CGFloat) -> Bool {
        let top = -adjustedContentInset.top
        let bottom = max(top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        return direction > 0 ? contentOffset.y <= top + 0.5 : contentOffset.y >= bottom - 0.5
    }
}
