import CoreGraphics

extension UISegmentedControl {
    /// In points; measured on iOS 13 to 17, not documented.
    static let height: CGFloat = 32
    static let cornerRadius: CGFloat = 8.91
    static let pillInset: CGFloat = 2
    static let pillRadius: CGFloat = 6.91
    static let padding: CGFloat = 10
    static let lineSize = CGSize(width: 1, height: 16)
    static let duration: TimeInterval = 0.3
    static let pressedScale: CGFloat = 0.95
    static let pressedAlpha: CGFloat = 0.3

    /// The widths in segment order.
    final func widths(for total: CGFloat) -> [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }
        let left = max(total - fixed, 0)
        let contents = free.reduce(0) { $0 + $1.contentSize.width + 2 * Self.padding }
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            guard apportionsSegmentWidthsByContent, contents > 0 else { return left / CGFloat(max(free.count, 1)) }
            return left * (segment.contentSize.width + 2 * Self.padding) / contents
        }
    }

    final var fittingSize: CGSize {
        let free = segments.filter { $0.width == 0 }
        let wanted = free.map { ($0.contentSize.width + 2 * Self.padding).rounded(.up) }
        let width = apportionsSegmentWidthsByContent ? wanted.reduce(0, +) : (wanted.max() ?? 0) * CGFloat(free.count)
        let tallest = segments.reduce(0) { max($0, $1.contentSize.height + 2 * Self.pillInset) }
        return CGSize(width: width + segments.reduce(0) { $0 + $1.width }, height: max(Self.height, tallest))
    }

    /// The segments' frames, ordered by layout direction.
    final var frames: [CGRect] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = isMirrored ? bounds.maxX : bounds.minX
        return widths(for: bounds.width).map { width in
            if isMirrored { x -= width }
            defer { if !isMirrored { x += width } }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    final func segmentIndex(at location: CGPoint) -> Int? {
        let frames = frames
        let index = frames.firstIndex { location.x >= $0.minX && location.x < $0.maxX }
        if let index { return index }
        guard let first = frames.first, let last = frames.last else { return nil }
        return abs(location.x - first.midX) < abs(location.x - last.midX) ? 0 : frames.count - 1
    }

    final func layOutSegments() {
        ground.frame = bounds
        let frames = frames
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (segment, frame) in zip(segments, frames) {
            let size = segment.contentSize
            let offset = segment.contentOffset
            segment.label.frame = CGRect(
                x: frame.minX + Self.pillInset + offset.width, y: frame.midY - size.height / 2 + offset.height,
                width: max(frame.width - 2 * Self.pillInset, 0), height: size.height)
            segment.imageView.frame = CGRect(
                x: (frame.midX - size.width / 2).rounded() + offset.width, y: (frame.midY - size.height / 2).rounded() + offset.height,
                width: size.width, height: size.height)
            let edge = isMirrored ? frame.maxX : frame.minX
            segment.line.frame = CGRect(
                x: edge - Self.lineSize.width / 2, y: frame.midY - Self.lineSize.height / 2, width: Self.lineSize.width,
                height: Self.lineSize.height)
        }
        layOutPill(frames)
    }

    private func layOutPill(_ frames: [CGRect]) {
        pill.alpha = frames.indices.contains(shownIndex) ? 1 : 0
        guard frames.indices.contains(shownIndex) else { return }
        let frame = frames[shownIndex].contracted(dx: Self.pillInset, dy: Self.pillInset)
        pill.bounds = CGRect(origin: .zero, size: frame.size)
        pill.center = CGPoint(x: frame.midX, y: frame.midY)
        pill.transform = isPillPressed ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
    }

    /// Updates text, images and colors of the segments.
    final func showSegments() {
        ground.backgroundColor = .tertiarySystemFill
        pill.backgroundColor = selectedSegmentTintColor ?? ControlColor.pill
        for (index, segment) in segments.enumerated() {
            let state = state(of: index)
            segment.label.isHidden = segment.image != nil
            segment.imageView.isHidden = segment.image == nil
            let attributes = attributes(for: state)
            if segment.image == nil {
                segment.label.attributedText = NSAttributedString(string: segment.title ?? "", attributes: attributes)
                segment.label.lineBreakMode = .byTruncatingTail
                segment.label.textAlignment = .center
            }
            segment.imageView.image = segment.image?.preferring(.segment).asTemplate
            segment.imageView.tintColor = attributes[.foregroundColor] as? UIColor
            segment.line.backgroundColor = ControlColor.segmentLine
            showFading(segment, index)
        }
    }

    final func showFading(_ segment: Segment, _ index: Int) {
        let isPressed = index == pressedIndex && index != shownIndex
        for view in [segment.label, segment.imageView] as [UIView] { view.alpha = isPressed ? Self.pressedAlpha : 1 }
        // The divider next to the selected segment is hidden.
        segment.line.alpha = index == 0 || index == shownIndex || index == shownIndex + 1 && shownIndex >= 0 ? 0 : 1
    }

    private func state(of index: Int) -> State {
        var state = State.normal
        if index == shownIndex { state.insert(.selected) }
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        return state
    }

    private func attributes(for state: State) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .regular),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
        ]
        let own = (titleAttributes[.normal] ?? [:]).merging(titleAttributes[state] ?? [:]) { $1 }
        attributes.merge(own) { $1 }
        return attributes
    }

    /// Animates frames, selection and fades to their current values.
    final func animateChanges() {
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
            layOutSegments()
            for (index, segment) in segments.enumerated() { showFading(segment, index) }
        }
    }
}
