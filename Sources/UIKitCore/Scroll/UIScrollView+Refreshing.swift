extension UIScrollView {
    final func setRefreshControl(_ control: UIRefreshControl?) {
        guard control !== storedRefreshControl else { return }
        storedRefreshControl?.leave()
        storedRefreshControl = control
        control?.join(self)
        adjustedInsetMayHaveChanged()
        setNeedsLayout()
    }

    /// The refresh control's contribution to the top inset, in points.
    final var refreshInset: CGFloat { storedRefreshControl?.inset ?? 0 }

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
