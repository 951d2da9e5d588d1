import CoreGraphics
import QuartzCore

extension UITextView {
    final func setUpText() {
        alwaysBounceVertical = false
        if backgroundColor == nil { backgroundColor = .systemBackground }
        textViews.caret.isHidden = true
        textViews.caret.isUserInteractionEnabled = false
        addSubview(textViews.caret)
        let taps = TextTapGestureRecognizer(target: self, action: Selector("kinora_takeTextTaps:", UITextView.takeTaps))
        taps.cancelsTouchesInView = false
        taps.delaysTouchesEnded = false
        addGestureRecognizer(taps)
        let press = UILongPressGestureRecognizer(target: self, action: Selector("kinora_takeTextPress:", UITextView.takePress))
        press.cancelsTouchesInView = false
        addGestureRecognizer(press)
        addItemGesture(before: [taps, press])
    }

    private func takePress(_ press: UILongPressGestureRecognizer) { if isSelectable { followLongPress(press) } }

    private func takeTaps(_ taps: TextTapGestureRecognizer) { tapped(taps.tapCount, at: taps.location(in: self), since: taps.began) }

    // MARK: Content

    /// Sets the text on behalf of the app; the caret moves to its end.
    final func setContent(_ text: NSAttributedString) {
        forgetChanges()
        content = text
        textDidChange()
        moveCaret(to: TextSelection(at: text.length))
    }

    /// Sets an attribute of the whole text, and of later text.
    final func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        style.attributes[key] = value
        let copy = NSMutableAttributedString(attributedString: content)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        content = NSAttributedString(attributedString: copy)
        textDidChange()
    }

    final func setAlignment(_ alignment: NSTextAlignment) {
        guard let paragraph = style.paragraph.mutableCopy() as? NSMutableParagraphStyle else { return }
        paragraph.alignment = alignment
        restyle(.paragraphStyle, NSParagraphStyle(paragraph.values))
    }

    final func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if style.font.followsContentSizeCategory { style.attributes[.font] = style.font.adjusted(for: traits) }
        let copy = NSMutableAttributedString(attributedString: content)
        content.enumerateAttribute(.font, in: NSRange(location: 0, length: content.length), options: []) { value, range, _ in
            if let font = value as? UIFont, font.followsContentSizeCategory {
                copy.addAttribute(.font, value: font.adjusted(for: traits), range: range)
            }
        }
        content = NSAttributedString(attributedString: copy)
        textDidChange()
    }

    /// Called when the text, its style or its container has changed.
    final func textDidChange() {
        textLayout = nil
        itemsDidChange()
        textViews.setNeedsDisplay()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        updateContentSize()
        caretDidMove()
        inputTextDidChange()
    }

    /// Called when the caret has moved: shows it and restarts its blinking.
    final func caretDidMove() {
        setNeedsLayout()
        let caret = textViews.caret
        guard isEditingText, selection.isEmpty, !clearsOnInsertion else {
            caret.isHidden = true
            return caret.layer.removeAnimation(forKey: "blink")
        }
        caret.isHidden = false
        TextFieldSubviews.blink(caret)
    }

    // MARK: Layout

    private var inset: UIEdgeInsets {
        let own = textContainerInset
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let padding = textContainer.padding
        return UIEdgeInsets(
            top: finite(own.top), left: finite(own.left) + padding, bottom: finite(own.bottom), right: finite(own.right) + padding)
    }

    /// The top left corner of the text.
    final var textOrigin: CGPoint { CGPoint(x: inset.left, y: inset.top) }

    final var containerSize: CGSize {
        CGSize(width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0), height: .greatestFiniteMagnitude)
    }

    /// The layout for the present width, made on demand.
    final var currentLayout: TextLayout {
        let width = max(bounds.width - inset.left - inset.right, 0)
        if let textLayout, textLayout.width == width { return textLayout.layout }
        let layout = makeLayout(width: width)
        textLayout = (width, layout)
        return layout
    }

    final var lines: [TextLayout.CaretLine] { currentLayout.caretLines }

    private func makeLayout(width: CGFloat) -> TextLayout {
        var text = content
        let link = [NSAttributedString.Key.foregroundColor: tintColor as Any].merging(linkTextAttributes ?? [:]) { $1 }
        let links = linkRanges
        if !links.isEmpty {
            let copy = NSMutableAttributedString(attributedString: text)
            for range in links { copy.addAttributes(link, range: range) }
            text = copy
        }
        let styled = asCurrent { StyledText(text, style: TextStyle(font: style.font.textFont, color: style.color.textColor)) }
        let truncation: TextLayout.LineBreaking? =
            switch textContainer.lineBreakMode {
            case .byTruncatingTail: .truncatingTail
            case .byTruncatingHead: .truncatingHead
            case .byTruncatingMiddle: .truncatingMiddle
            case .byClipping: .clipping
            default: nil
            }
        return TextLayout(
            styled, maxWidth: width.isFinite ? Double(width) : nil, maxLines: max(textContainer.maximumNumberOfLines, 0),
            truncation: truncation)
    }

    /// Height of a layout; of one line if there is no text.
    private func height(of layout: TextLayout) -> CGFloat {
        max(layout.size.height, style.font.lineHeight) + trailingLineHeight(of: layout)
    }

    /// Height of the empty line after a line break at the text's end, if the layout has none for it.
    private func trailingLineHeight(of layout: TextLayout) -> CGFloat {
        guard content.string.last?.isNewline == true, let last = layout.caretLines.last, last.units.lowerBound < content.length else {
            return 0
        }
        return style.font.lineHeight
    }

    final func fittingSize(_ size: CGSize) -> CGSize {
        let inset = inset
        let scale = mainScreenScale()
        let width = size.width.isFinite && size.width > 0 ? size.width : .greatestFiniteMagnitude
        let layout = makeLayout(width: max(width - inset.left - inset.right, 0))
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return CGSize(
            width: min(up(layout.size.width) + inset.left + inset.right, width), height: up(height(of: layout) + inset.top + inset.bottom))
    }

    final var presentIntrinsicSize: CGSize {
        bounds.width > 0
            ? CGSize(width: fittingSize(.zero).width, height: fittingSize(CGSize(width: bounds.width, height: 0)).height)
            : fittingSize(.zero)
    }

    private func updateContentSize() {
        guard bounds.width > 0 else { return }
        let size = CGSize(width: bounds.width, height: (height(of: currentLayout) + inset.top + inset.bottom).rounded(.up))
        if contentSize != size { contentSize = size }
    }

    final func layOutText() {
        let width = max(bounds.width - inset.left - inset.right, 0)
        if textLayout?.width != width {
            textLayout = nil
            textViews.setNeedsDisplay()
            if !isScrollEnabled { invalidateIntrinsicContentSize() }
        }
        updateContentSize()
        let visible = CGRect(origin: contentOffset, size: bounds.size)
        textViews.showTiles(visible, width: bounds.width, height: max(contentSize.height, bounds.height), in: self) {
            [unowned self] rect, top in
            draw(tile: rect, top: top)
        }
        let isShowingSelection = isFirstResponder && !selection.isEmpty
        UIView.performOutsideOfBlocks {
            textViews.showSelection(
                isShowingSelection ? rects(for: selection.range) : [], color: tintColor.withAlphaComponent(0.2), in: self)
            textViews.caret.backgroundColor = tintColor
            textViews.caret.frame = caretRect(at: selection.caret)
        }
    }

    private func draw(tile rect: CGRect, top: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), hasText else { return }
        currentLayout.draw(
            in: context, at: CGPoint(x: inset.left, y: inset.top - top),
            visible: Double(top - inset.top)...Double(top - inset.top + rect.height))
    }

    // MARK: Carets

    /// The line of a caret: the last one that begins at or before it.
    final func lineIndex(of unit: Int) -> Int { lineIndex(of: unit, in: lines) }

    private func lineIndex(of unit: Int, in lines: [TextLayout.CaretLine]) -> Int {
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].units.lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    final func caretRect(at unit: Int) -> CGRect {
        let lines = lines
        let inset = inset
        let width = TextFieldSubviews.caretWidth
        guard !lines.isEmpty else { return CGRect(x: inset.left, y: inset.top, width: width, height: style.font.lineHeight) }
        let line = lines[lineIndex(of: unit, in: lines)]
        if unit == content.length, trailingLineHeight(of: currentLayout) > 0 {
            return CGRect(x: inset.left, y: inset.top + line.bottom, width: width, height: style.font.lineHeight)
        }
        let x = min(max(inset.left + line.caretX(before: unit) - width / 2, 0), max(bounds.width - width, 0))
        return CGRect(x: x, y: inset.top + line.top, width: width, height: line.bottom - line.top)
    }

    /// The rectangles of a range: from edge to edge for lines that it continues beyond, otherwise of the text.
    final func rects(for range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        let inset = inset
        return lines.flatMap { line -> [CGRect] in
            let reachesBreak = line.units.upperBound >= range.location && NSMaxRange(range) > line.units.upperBound
            guard line.units.lowerBound < NSMaxRange(range), line.units.upperBound > range.location || reachesBreak else { return [] }
            var rects = line.spans(of: range).map {
                CGRect(
                    x: inset.left + $0.lowerBound, y: inset.top + line.top, width: $0.upperBound - $0.lowerBound,
                    height: line.bottom - line.top)
            }
            if reachesBreak {
                let start = rects.last?.maxX ?? inset.left + line.caretX(before: max(line.units.lowerBound, range.location))
                let end = max(bounds.width - inset.right, start)
                if let last = rects.popLast() {
                    rects.append(CGRect(x: last.minX, y: last.minY, width: end - last.minX, height: last.height))
                } else {
                    rects.append(CGRect(x: start, y: inset.top + line.top, width: end - start, height: line.bottom - line.top))
                }
            }
            return rects
        }
    }

    final func unit(nearest point: CGPoint) -> Int {
        guard point.x.isFinite, point.y.isFinite else { return 0 }
        let lines = lines
        let y = Double(point.y - inset.top)
        guard let line = lines.first(where: { y < $0.bottom }) else {
            if trailingLineHeight(of: currentLayout) > 0 { return content.length }
            return lines.last?.unit(nearest: Double(point.x - inset.left), in: content.string) ?? 0
        }
        return line.unit(nearest: Double(point.x - inset.left), in: content.string)
    }

    final func letter(at point: CGPoint) -> TextUnitRange? {
        let unit = unit(nearest: point)
        let text = content.string
        for range in [(text.caretIndex(before: unit), unit), (unit, text.caretIndex(after: unit))] where range.0 < range.1 {
            let units = NSRange(location: range.0, length: range.1 - range.0)
            if rects(for: units).contains(where: { $0.contains(point) }) { return TextUnitRange(units) }
        }
        return nil
    }

    final func scrollToVisible(_ range: NSRange) {
        guard isScrollEnabled, bounds.height > 0 else { return }
        let rect = rects(for: range).reduce(caretRect(at: range.location)) { $0.union($1) }
        scrollRectToVisible(rect.contracted(dx: 0, dy: -inset.bottom), animated: false)
    }
}
