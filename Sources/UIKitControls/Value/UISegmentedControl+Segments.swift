import CoreGraphics

extension UISegmentedControl {
    final func segment(_ index: Int, _ what: String) -> Segment {
        guard segments.indices.contains(index) else {
            trap(
                object: "\(self)", value: "\(what) of segment \(index), there are \(segments.count)",
                remedy: "ask for an index from 0 to numberOfSegments - 1")
        }
        return segments[index]
    }

    final func insert(_ segment: Segment, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        for view in segment.views { addSubview(view) }
        if selectedIndex >= index { selectedIndex += 1 }
        contentDidChange()
        guard animated, window != nil else { return }
        animateInsertion(of: segment, at: index)
    }

    /// Starts with zero width between its neighbors.
    private func animateInsertion(of segment: Segment, at index: Int) {
        UIView.performWithoutAnimation {
            for view in segment.views {
                view.frame = CGRect(x: index == 0 ? bounds.minX : segments[index - 1].label.frame.maxX, y: bounds.midY, width: 0, height: 0)
                view.alpha = 0
            }
        }
        animateChanges()
    }

    final func remove(at index: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let gone = segments.remove(at: min(max(index, 0), segments.count - 1))
        for view in gone.views { view.removeFromSuperview() }
        if selectedIndex == index { selectedIndex = Self.noSegment } else if selectedIndex > index { selectedIndex -= 1 }
        contentDidChange()
        if animated, window != nil { animateChanges() }
    }

    final func contentDidChange() {
        showSegments()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension UISegmentedControl: ControlWithElements {
    package var elementCount: Int { segments.count }

    package func accessibility(ofElement index: Int) -> AccessibilityDefaults {
        let segment = segments[index]
        var traits = UIAccessibilityTraits.button
        if index == shownIndex { traits.insert(.selected) }
        if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
        let title = segment.title ?? segment.action?.title
        return AccessibilityDefaults(isElement: true, label: title, traits: traits)
    }

    package func frame(ofElement index: Int) -> CGRect { frames[index] }
}
