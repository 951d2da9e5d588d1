import CoreGraphics

extension UITextField {
    /// Insets of the text: iOS 17's for the rounded border; line and bezel are not measured.
    private var inset: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 6)
        }
    }

    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    final var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    final var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
    /// The right view replaces the clear button.
    final var showsClearButton: Bool { holdsContent && isEnabled && !showsRightView && isShown(clearButtonMode) }

    final func textFrame(in bounds: CGRect) -> CGRect {
        let frame = borderRect(forBounds: bounds)
        var (start, end) = (frame.minX + inset.width, frame.maxX - inset.width)
        func reserveSpace(for rect: CGRect, isLeading: Bool, gap: CGFloat) {
            if isLeading != isMirrored { start = max(start, rect.maxX + gap) } else { end = min(end, rect.minX - gap) }
        }
        if showsLeftView { reserveSpace(for: leftViewRect(forBounds: bounds), isLeading: true, gap: inset.width) }
        if showsRightView { reserveSpace(for: rightViewRect(forBounds: bounds), isLeading: false, gap: inset.width) }
        if showsClearButton { reserveSpace(for: clearButtonRect(forBounds: bounds), isLeading: false, gap: 5) }
        let height = min(inset.height, 2)
        return CGRect(x: start, y: frame.minY + height, width: max(end - start, 0), height: max(frame.height - 2 * height, 0))
    }

    final func clearButtonFrame(in bounds: CGRect) -> CGRect {
        let length: CGFloat = 19
        let x = isMirrored ? bounds.minX + 5 : bounds.maxX - length - 5
        return CGRect(x: x, y: roundedToPixels(bounds.midY - length / 2), width: length, height: length)
    }

    final func overlayViewFrame(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = view.bounds.size
        let x = isLeading != isMirrored ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: roundedToPixels(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    final func roundedToPixels(_ length: CGFloat) -> CGFloat {
        let scale = mainScreenScale()
        return (length * scale).rounded() / scale
    }

    final var presentIntrinsicSize: CGSize {
        let layout = hasText ? line(width: .greatestFiniteMagnitude, isTruncated: false) : placeholderLine(width: .greatestFiniteMagnitude)
        let scale = mainScreenScale()
        var size = CGSize(width: (layout.size.width * scale - 1e-6).rounded(.up) / scale, height: style.font.lineHeight.rounded(.up) + 1)
        if showsLeftView { size.width += leftViewRect(forBounds: bounds).width }
        if showsRightView { size.width += rightViewRect(forBounds: bounds).width }
        if isShown(clearButtonMode), !showsRightView { size.width += 19 + 5 }
        return CGSize(width: size.width + 2 * inset.width, height: size.height + 2 * inset.height)
    }

    // MARK: Carets

    /// The origin of the text in its area; scrolled during editing if it does not fit.
    final func origin(of layout: TextLayout, in size: CGSize) -> CGPoint {
        let spare = size.width - layout.size.width
        var x: CGFloat = 0
        if spare < 0 {
            x = edit.isActive ? -edit.scroll : 0
        } else {
            switch style.alignment {
            case .left: x = 0
            case .center: x = spare / 2
            case .right: x = spare
            case .natural, .justified: x = isMirrored ? spare : 0
            }
        }
        let free = size.height - layout.size.height
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .center, .fill: free / 2
            case .top: 0
            case .bottom: free
            }
        // The baseline is aligned to a pixel boundary.
        let baseline = y + CGFloat(layout.lines.first?.baseline ?? 0)
        return CGPoint(x: roundedToPixels(x), y: y + roundedToPixels(baseline) - baseline)
    }

    /// The edited line and its position in the field.
    private var editedLine: (layout: TextLayout, origin: CGPoint, area: CGRect) {
        let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let layout = line(width: area.width, isTruncated: false)
        let origin = origin(of: layout, in: area.size)
        return (layout, CGPoint(x: area.minX + origin.x, y: area.minY + origin.y), area)
    }

    final func caretRect(at unit: Int) -> CGRect {
        let (layout, origin, area) = editedLine
        // The caret is centered between letters, so that it covers neither; at the ends half of it is outside the area.
        let width = TextFieldSubviews.caretWidth
        let x = roundedToPixels(origin.x + CGFloat(layout.caretX(before: shownUnit(unit))))
        let caretX = edit.isActive ? min(max(x, area.minX), area.maxX) : x
        return CGRect(x: caretX - width / 2, y: roundedToPixels(origin.y), width: width, height: layout.size.height.rounded(.up))
    }

    final func rects(for range: NSRange) -> [TextSelectionRectangle] {
        let (layout, origin, _) = editedLine
        let (start, end) = (shownUnit(range.location), shownUnit(NSMaxRange(range)))
        let spans = layout.spans(of: NSRange(location: start, length: end - start))
        let firstIndex = layout.isRightToLeft ? spans.count - 1 : 0
        return spans.enumerated().map { index, span in
            let rect = CGRect(
                x: origin.x + span.lowerBound, y: roundedToPixels(origin.y), width: span.upperBound - span.lowerBound,
                height: layout.size.height.rounded(.up))
            return TextSelectionRectangle(rect, isFirst: index == firstIndex, isLast: index == spans.count - 1 - firstIndex)
        }
    }

    final func unit(nearest point: CGPoint) -> Int {
        guard point.x.isFinite else { return 0 }
        let (layout, origin, _) = editedLine
        return unit(ofShown: layout.unit(nearest: Double(point.x - origin.x)))
    }

    final func letter(at point: CGPoint) -> TextUnitRange? {
        let unit = unit(nearest: point)
        let text = content.string
        for range in [(text.caretIndex(before: unit), unit), (unit, text.caretIndex(after: unit))] where range.0 < range.1 {
            let units = NSRange(location: range.0, length: range.1 - range.0)
            if rects(for: units).contains(where: { $0.rect.minX <= point.x && point.x < $0.rect.maxX }) { return TextUnitRange(units) }
        }
        return nil
    }

    /// Scrolls to the caret, within the text.
    final func scrollToCaret(in area: CGRect) {
        let layout = line(width: area.width, isTruncated: false)
        let most = max(layout.size.width - area.width, 0)
        let x = CGFloat(layout.caretX(before: shownUnit(selection.caret)))
        let visibleScroll = min(max(edit.scroll, x - area.width), x)
        edit.scroll = roundedToPixels(min(max(visibleScroll, 0), most))
    }
}
