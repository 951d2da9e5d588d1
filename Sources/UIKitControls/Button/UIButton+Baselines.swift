import CoreGraphics

extension UIButton: BaselineView {
    /// The title's line in the middle of the content; nil without a title.
    package final var baselines: (first: Baseline, last: Baseline)? {
        guard currentTitle != nil || currentAttributedTitle != nil || configuration?.title != nil, let font = titleLabel?.font else {
            return nil
        }
        let margins =
            configuration.map { ($0.contentInsets.top, $0.contentInsets.bottom) } ?? (contentEdgeInsets.top, contentEdgeInsets.bottom)
        let line = Baseline(centering: font)
        let moved = Baseline(fraction: line.fraction, offset: line.offset + (margins.0 - margins.1) / 2)
        return (moved, moved)
    }
}
