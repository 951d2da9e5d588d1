import CoreGraphics
import ListEngine

extension UICollectionView {
    /// Shows the scroll views of the visible sections that scroll on their own.
    final func layOutScrollViews() {
        let wanted = storedLayout.scrolledSections(in: mirrored(bounds))
        guard !wanted.isEmpty || !sectionScrollViews.isEmpty else { return }
        for section in wanted {
            let known = sectionScrollViews[section.section]
            let view = known ?? SectionScrollView(in: self)
            sectionScrollViews[section.section] = view
            let show = { view.show(section, frame: self.mirrored(section.frame)) }
            if known == nil { UIView.performWithoutAnimation(show) } else { show() }
            if view.superview !== self { insertSubview(view, at: viewsBehind) }
        }
        visibleScrollSections = Set(wanted.map(\.section))
    }

    /// Views behind all elements.
    final var viewsBehind: Int { [backgroundView, refreshControl].compactMap { $0 }.filter { $0.superview === self }.count }

    /// Removes the scroll views of sections that are not visible, once their elements have left.
    final func removeUnusedScrollViews() {
        for (section, view) in sectionScrollViews where !visibleScrollSections.contains(section) {
            guard !holdsElements(view) else { continue }
            sectionScrollViews[section] = nil
            view.removeFromSuperview()
        }
    }

    /// Whether elements, or those that are animating out, are in the scroll view of a section.
    final func holdsElements(_ view: SectionScrollView) -> Bool {
        leaving.contains { $0.superview === view } || shown.contains { $0.value.superview === view }
    }

    /// Leaves the scroll views to the elements that animate out, as the layout is replaced.
    final func departScrollViews() {
        departedScrollViews += sectionScrollViews.sorted { $0.key < $1.key }.map(\.value)
        (sectionScrollViews, visibleScrollSections) = ([:], [])
    }

    /// Gives the scroll views of sections their sections after an update.
    final func carryScrollViews(by mapping: ListMapping) {
        guard !sectionScrollViews.isEmpty else { return }
        var kept: [Int: SectionScrollView] = [:]
        for (section, view) in sectionScrollViews.sorted(by: { $0.key < $1.key }) {
            if let new = mapping.newSection(of: section) { kept[new] = view } else { departedScrollViews.append(view) }
        }
        sectionScrollViews = kept
    }

    /// The view that contains an element's: the collection view, or the scroll view of its section.
    final func host(of view: UICollectionReusableView) -> UIView { view.appliedAttributes.map(host) ?? self }

    /// The view that is to contain an element's.
    final func host(for attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scrollHost.flatMap { sectionScrollViews[$0.section] } ?? self
    }

    /// The frame at which an element is visible, in points of the content.
    final func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let host = attributes.scrollHost, let view = sectionScrollViews[host.section] else { return attributes.frame }
        return attributes.frame.offsetBy(
            dx: view.frame.minX - host.origin.x - view.contentOffset.x, dy: view.frame.minY - host.origin.y - view.contentOffset.y)
    }

    /// Scrolls an element's own section to it.
    final func revealInSection(_ attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool) {
        guard let host = attributes.scrollHost, let section = storedLayout.scrolledSection(host.section) else { return }
        let original = mirrored(attributes)
        let axis = section.axis
        let start = axis.start(of: original.frame) - axis.start(of: section.frame)
        let (own, visible) = (axis.length(of: original.size), axis.length(of: section.frame.size))
        let now = sectionScrollViews[host.section]?.leadingOffset ?? section.offset
        let isMirrored = mirrorsLayout && axis == .horizontal
        let before: ScrollPosition = axis == .vertical ? .top : isMirrored ? .right : .left
        let after: ScrollPosition = axis == .vertical ? .bottom : isMirrored ? .left : .right
        var target = now
        if position.contains(before) {
            target = start
        } else if position.contains(axis == .vertical ? .centeredVertically : .centeredHorizontally) {
            target = start + own / 2 - visible / 2
        } else if position.contains(after) {
            target = start + own - visible
        } else if start < now {
            target = start
        } else if start + own > now + visible {
            target = start + own - visible
        }
        target = min(max(target, section.range.lowerBound), section.range.upperBound)
        if let view = sectionScrollViews[host.section] {
            view.scroll(to: target, animated: animated)
        } else {
            storedLayout.sectionDidScroll(host.section, to: target)
        }
    }
}
