extension UIScrollView {
    final func setRefreshControl(_ control: UIRefreshControl?) {
        guard control !== storedRefreshControl else { return }
        storedRefreshControl?.removeFromSuperview()
        storedRefreshControl = control
        if let control { insertSubview(control, at: 0) }
        adjustedInsetMayHaveChanged()
        setNeedsLayout()
    }

    final func refreshEnded() {
        knownAdjustedInset = adjustedContentInset
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        guard drag == nil else { return }
        let rest = atRest(contentOffset)
        guard rest != contentOffset else { return }
        // Animates back as after a pull.
        move(isDecelerating ? .deceleration : .adjustment, trajectories(from: contentOffset, velocity: .zero, target: nil, decay: decay))
    }
}
