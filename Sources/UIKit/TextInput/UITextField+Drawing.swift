import CoreGraphics
import QuartzCore

extension UITextField {
    final func setUp() {
        isOpaque = false
        parts.area.clipsToBounds = true
        parts.area.isUserInteractionEnabled = false
        parts.caret.isHidden = true
        for view in [parts.border, parts.placeholder, parts.area] { addSubview(view) }
        for view in [parts.text, parts.caret] { parts.area.addSubview(view) }
        parts.border.drawing = { [unowned self] in drawBorder(in: $0) }
        parts.placeholder.drawing = { [unowned self] in drawPlaceholder(in: $0) }
        parts.text.drawing = { [unowned self] in if edit.isActive { drawEdited(in: $0) } else { drawText(in: $0) } }
        let taps = TextTapGestureRecognizer(target: self, action: Selector("kinora_takeTaps:", UITextField.takeTaps))
        taps.cancelsTouchesInView = false
        taps.delaysTouchesEnded = false
        addGestureRecognizer(taps)
        bordersChanged()
    }

    private func takeTaps(_ taps: TextTapGestureRecognizer) { tapped(taps.tapCount, at: taps.location(in: self)) }

    private func pressedClear() { clearPressed() }

    final func replaceSideView(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        bordersChanged()
        invalidateIntrinsicContentSize()
    }

    /// Called when borders or side views, or their visibility, have changed.
    final func bordersChanged() {
        parts.border.setNeedsDisplay()
        contentChanged()
    }

    /// Called when the text or its style has changed.
    final func contentChanged() {
        parts.text.setNeedsDisplay()
        parts.placeholder.setNeedsDisplay()
        caretChanged()
    }

    /// Called when the caret has moved: shows it and restarts its blinking.
    final func caretChanged() {
        setNeedsLayout()
        if edit.isActive, selection.isEmpty, !clearsOnInsertion { parts.blink() } else { parts.hideCaret() }
    }

    final func placeParts() {
        parts.border.frame = borderRect(forBounds: bounds)
        parts.border.isHidden = borderStyle == .none && shownBackground == nil
        placeSideViews()
        let area = edit.isActive ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        // Half of the caret extends beyond both ends.
        let clip = area.insetBy(dx: -TextFieldParts.caretWidth / 2, dy: 0)
        parts.area.frame = clip
        parts.text.frame = area.offsetBy(dx: -clip.minX, dy: -clip.minY)
        parts.text.isHidden = !hasText
        parts.placeholder.isHidden = hasText || style.placeholder?.string.isEmpty ?? true
        parts.placeholder.frame = placeholderRect(forBounds: bounds)
        guard edit.isActive else { return showSelection([]) }
        let scroll = edit.scroll
        scrollToCaret(in: area)
        if edit.scroll != scroll { parts.text.setNeedsDisplay() }
        parts.caret.backgroundColor = tintColor
        parts.caret.frame = caretRect(at: selection.caret).offsetBy(dx: -clip.minX, dy: -clip.minY)
        showSelection(clearsOnInsertion ? [] : rects(for: selection.range).map { $0.rect.offsetBy(dx: -clip.minX, dy: -clip.minY) })
    }

    private func showSelection(_ rects: [CGRect]) {
        while parts.selection.count > rects.count { parts.selection.removeLast().removeFromSuperview() }
        while parts.selection.count < rects.count {
            let view = UIView()
            parts.area.insertSubview(view, belowSubview: parts.text)
            parts.selection.append(view)
        }
        for (view, rect) in zip(parts.selection, rects) {
            view.frame = rect
            view.backgroundColor = tintColor.withAlphaComponent(0.2)
        }
    }

    private func placeSideViews() {
        for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
            guard let view else { continue }
            if isShown {
                view.frame = view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
                if view.superview !== self { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
        if showsClearButton, parts.clearButton == nil {
            let button = TextFieldClearButton()
            button.addTarget(self, action: Selector("kinora_pressedClear", UITextField.pressedClear), for: .touchUpInside)
            parts.clearButton = button
            addSubview(button)
        }
        parts.clearButton?.isHidden = !showsClearButton
        parts.clearButton?.frame = clearButtonRect(forBounds: bounds)
    }

    // MARK: Drawing

    final func drawContent(in rect: CGRect) { draw(line(width: rect.width, isTruncated: true), in: rect) }

    final func drawPlaceholderText(in rect: CGRect) { draw(placeholderLine(width: rect.width), in: rect) }

    private func drawEdited(in rect: CGRect) { draw(line(width: rect.width, isTruncated: false), in: rect) }

    private func draw(_ layout: TextLayout, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
        let origin = origin(of: layout, in: rect.size)
        layout.draw(in: context, at: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y))
    }

    private var shownBackground: UIImage? {
        guard borderStyle != .roundedRect else { return nil }
        return isEnabled ? background : disabledBackground ?? background
    }

    private func drawBorder(in rect: CGRect) {
        if let image = shownBackground { return image.draw(in: rect) }
        let pixel = 1 / mainScreenScale()
        switch borderStyle {
        case .none: break
        case .line:
            UIColor.label.setStroke()
            outline(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)), width: 1)
        case .bezel:
            UIColor.systemBackground.setFill()
            UIBezierPath(rect: rect).fill()
            UIColor.systemGray3.setStroke()
            outline(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)), width: 1)
            // The inner shadow along the top edge.
            UIColor.systemGray.setFill()
            UIBezierPath(rect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)).fill()
        case .roundedRect:
            let path = UIBezierPath(roundedRect: rect.insetBy(dx: pixel / 2, dy: pixel / 2), cornerRadius: 5)
            (isEnabled ? UIColor.tertiarySystemBackground : UIColor.secondarySystemBackground).setFill()
            path.fill()
            UIColor.systemGray4.setStroke()
            outline(path, width: pixel)
        }
    }

    private func outline(_ path: UIBezierPath, width: CGFloat) {
        path.lineWidth = width
        path.stroke()
    }
}
