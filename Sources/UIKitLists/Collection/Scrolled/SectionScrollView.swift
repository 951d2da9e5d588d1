import CoreGraphics
import ListEngine

/// The scroll view of a section that scrolls on its own; contains the views of its elements.
final class SectionScrollView: UIScrollView, ScrollTargetAdjusting {
    private(set) var scrolled: ScrolledSection?
    private weak var owner: UICollectionView?
    /// The offset at which it rested last, from the leading edge.
    private var rested: CGFloat = 0
    private var isShowing = false
    private var wasMirrored = false

    init(in owner: UICollectionView) {
        self.owner = owner
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
        scrollsToTop = false
        joinsFocusGroup = true
    }

    required init?(coder: NSCoder) { nil }

    private var isMirrored: Bool { owner?.mirrorsLayout == true && scrolled?.axis == .horizontal }

    /// Takes the place of a section; keeps its offset.
    func show(_ section: ScrolledSection, frame: CGRect) {
        isShowing = true
        let isFirst = scrolled == nil
        let isOther = isFirst || scrolled?.length != section.length || bounds.size != frame.size
        scrolled = section
        let isTurned = wasMirrored != isMirrored
        wasMirrored = isMirrored
        if self.frame != frame { self.frame = frame }
        let axis = section.axis
        contentSize = axis.size(section.length, axis.other.length(of: frame.size))
        let (start, end) = isMirrored ? (section.endInset, section.startInset) : (section.startInset, section.endInset)
        let insets =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end) : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        if contentInset != insets { contentInset = insets }
        alwaysBounceHorizontal = axis == .horizontal
        alwaysBounceVertical = axis == .vertical
        isPagingEnabled = section.behavior == .page
        decelerationRate = section.behavior == .groupPage || section.behavior == .centeredGroupPage ? .fast : .normal
        if isFirst || isTurned || isOther && isMirrored && !isDragging && !isDecelerating { scroll(to: section.offset, animated: false) }
        if isFirst { rested = section.offset }
        // Content that has become shorter, or a view that has become wider, leaves no gap at the end; a finger may.
        if !isDragging, !isDecelerating {
            let wanted = min(max(leadingOffset, section.range.lowerBound), section.range.upperBound)
            if wanted != leadingOffset { scroll(to: wanted, animated: false) }
        }
        if section.offset != leadingOffset { owner?.storedLayout.sectionDidScroll(section.section, to: leadingOffset) }
        isShowing = false
    }

    /// The offset from the leading edge, in points.
    var leadingOffset: CGFloat {
        let offset = scrolled?.axis == .vertical ? contentOffset.y : contentOffset.x
        return isMirrored ? flipped(offset) : offset
    }

    private func flipped(_ offset: CGFloat) -> CGFloat { contentSize.width - bounds.width - offset }

    /// Scrolls to an offset from the leading edge.
    func scroll(to offset: CGFloat, animated: Bool) {
        guard let scrolled else { return }
        rested = offset
        setContentOffset(scrolled.axis.point(isMirrored ? flipped(offset) : offset, 0), animated: animated)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard super.bounds.origin != old, let owner, let scrolled else { return }
            owner.storedLayout.sectionDidScroll(scrolled.section, to: leadingOffset)
            if !isDragging, !isDecelerating { rested = leadingOffset }
            if !isShowing { owner.setNeedsLayout() }
        }
    }

    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let scrolled, scrolled.behavior != .continuous, scrolled.behavior != .page else { return proposed }
        let isVertical = scrolled.axis == .vertical
        let along = isVertical ? proposed.y : isMirrored ? flipped(proposed.x) : proposed.x
        let speed = isVertical ? velocity.y : isMirrored ? -velocity.x : velocity.x
        let target = scrolled.restingOffset(for: along, velocity: speed, from: rested)
        rested = target
        return isVertical ? CGPoint(x: proposed.x, y: target) : CGPoint(x: isMirrored ? flipped(target) : target, y: proposed.y)
    }
}
