import CoreGraphics
import QuartzCore

extension UITextField {
    final func setUp() {
        isOpaque = false
        fieldViews.area.clipsToBounds = true
        fieldViews.area.isUserInteractionEnabled = false
        fieldViews.caret.isHidden = true
        for view in [fieldViews.border, fieldViews.placeholder, fieldViews.area] { addSubview(view) }
        for view in [fieldViews.text, fieldViews.caret] { fieldViews.area.addSubview(view) }
        fieldViews.border.drawing = { [unowned self] in drawBorder(in: $0) }
        fieldViews.placeholder.drawing = { [unowned self] in drawPlaceholder(in: $0) }
        fieldViews.text.drawing = { [unowned self] in if edit.isActive { drawEdited(in: $0) } else { drawText(in: $0) } }
        fieldViews.placeholder.shownText = { [unowned self] in
            style.colored(.placeholderText).applied(to: style.placeholder ?? NSAttributedString())
        }
        fieldViews.text.shownText = { [unowned self] in
            isSecureTextEntry ? NSAttributedString(string: shownString, attributes: style.attributes) : content
        }
        let taps = TextTapGestureRecognizer(target: self, action: Selector("kinora_takeTaps:", UITextField.takeTaps))
        taps.cancelsTouchesInView = false
        taps.delaysTouchesEnded = false
        addGestureRecognizer(taps)
        let press = UILongPressGestureRecognizer(target: self, action: Selector("kinora_takePress:", UITextField.takePress))
        press.cancelsTouchesInView = false
        addGestureRecognizer(press)
        bordersChanged()
    }

    private func takePress(_ press: UILongPressGestureRecognizer) { followLongPress(press) }

    private func takeTaps(_ taps: TextTapGestureRecognizer) { tapped(taps.tapCount, at: taps.location(in: self), since: taps.began) }

    private func pressedClear() { clearPressed() }

    final func replaceOverlayView(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        bordersChanged()
        invalidateIntrinsicContentSize()
    }

    /// Called when borders or side views, or their visibility, have changed.
    final func bordersChanged() {
        fieldViews.border.setNeedsDisplay()
        contentChanged()
    }

    /// Called when the text or its style has changed.
    final func contentChanged() {
        fieldViews.text.setNeedsDisplay()
        fieldViews.placeholder.setNeedsDisplay()
        caretChanged()
        inputTextDidChange()
    }

    /// Called when the caret has moved: shows it and restarts its blinking.
    final func caretChanged() {
        setNeedsLayout()
        if edit.isActive, selection.isEmpty, !clearsOnInsertion { fieldViews.blink() } else { fieldViews.hideCaret() }
    }

    final func layOutContents() {
        fieldViews.border.frame = borderRect(forBounds: bounds)
        fieldViews.border.isHidden = borderStyle == .none && shownBackground == nil
        layOutOverlayViews()
        let area = edit.isActive ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        // Half of the caret extends beyond both ends.
        let clip = area.insetBy(dx: -TextFieldSubviews.caretWidth / 2, dy: 0)
        fieldViews.area.frame = clip
        fieldViews.text.frame = area.offsetBy(dx: -clip.minX, dy: -clip.minY)
        fieldViews.text.isHidden = !hasText
        fieldViews.placeholder.isHidden = holdsContent || style.placeholder?.string.isEmpty ?? true
        fieldViews.placeholder.frame = placeholderRect(forBounds: bounds)
        guard edit.isActive else { return showSelection([]) }
        let scroll = edit.scroll
        scrollToCaret(in: area)
        if edit.scroll != scroll { fieldViews.text.setNeedsDisplay() }
        UIView.performOutsideOfBlocks {
            fieldViews.caret.backgroundColor = tintColor
            fieldViews.caret.frame = caretRect(at: selection.caret).offsetBy(dx: -clip.minX, dy: -clip.minY)
            showSelection(clearsOnInsertion ? [] : rects(for: selection.range).map { $0.rect.offsetBy(dx: -clip.minX, dy: -clip.minY) })
        }
    }

    private func showSelection(_ rects: [CGRect]) {
        while fieldViews.selection.count > rects.count { fieldViews.selection.removeLast().removeFromSuperview() }
        while fieldViews.selection.count < rects.count {
            let view = UIView()
            fieldViews.area.insertSubview(view, belowSubview: fieldViews.text)
            fieldViews.selection.append(view)
        }
        for (view, rect) in zip(fieldViews.selection, rects) {
            view.frame = rect
            view.backgroundColor = tintColor.withAlphaComponent(0.2)
        }
    }

    private func layOutOverlayViews() {
        for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
            guard let view else { continue }
            if isShown {
                view.frame = view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
                if view.superview !== self { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
        if showsClearButton, fieldViews.clearButton == nil {
            let button = TextFieldClearButton()
            button.addTarget(self, action: Selector("kinora_pressedClear", UITextField.pressedClear), for: .touchUpInside)
            fieldViews.clearButton = button
            addSubview(button)
        }
        fieldViews.clearButton?.isHidden = !showsClearButton
        fieldViews.clearButton?.frame = clearButtonRect(forBounds: bounds)
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
            outline(UIBezierPath(rect: rect.contracted(dx: 0.5, dy: 0.5)), width: 1)
        case .bezel:
            UIColor.systemBackground.setFill()
            UIBezierPath(rect: rect).fill()
            UIColor.systemGray3.setStroke()
            outline(UIBezierPath(rect: rect.contracted(dx: 0.5, dy: 0.5)), width: 1)
            // The inner shadow along the top edge.
            UIColor.systemGray.setFill()
            UIBezierPath(rect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)).fill()
        case .roundedRect:
            let path = UIBezierPath(roundedRect: rect.contracted(dx: pixel / 2, dy: pixel / 2), cornerRadius: 5)
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
