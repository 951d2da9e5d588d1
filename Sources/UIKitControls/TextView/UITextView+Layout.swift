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
        mark = nil
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
    ///
    /// - Parameter edit: All that has changed, if it is a range of the text alone: then only its paragraphs are laid out.
    final func textDidChange(_ edit: TextEdit? = nil) {
        var heights: ClosedRange<CGFloat>?
        if let edit, var changed = textFlow, changed.flow.isEditable(from: edit, to: content.length) {
            textFlow = nil
            heights = asCurrent { changed.flow.take(laidOutText, edit) }
            textFlow = changed
        } else {
            textFlow = nil
        }
        textContainer.layoutDidChange()
        itemsDidChange()
        let top = containerInset.top
        // A layout manager of the app draws as it likes.
        let isOwn = textContainer.manager?.drawsForView != true
        textViews.setNeedsDisplay(isOwn ? heights.map { $0.lowerBound + top...$0.upperBound + top } : nil)
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        updateContentSize()
        caretDidMove()
        inputTextDidChange()
        finding?.textDidChange()
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

    /// The insets of the text container.
    private var containerInset: UIEdgeInsets {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let own = textContainerInset
        return UIEdgeInsets(top: finite(own.top), left: finite(own.left), bottom: finite(own.bottom), right: finite(own.right))
    }

    /// The insets of the text.
    private var inset: UIEdgeInsets {
        let (own, padding) = (containerInset, textContainer.padding)
        return UIEdgeInsets(top: own.top, left: own.left + padding, bottom: own.bottom, right: own.right + padding)
    }

    /// The top left corner of the text container.
    final var containerOrigin: CGPoint { CGPoint(x: containerInset.left, y: containerInset.top) }

    package final var containerSize: CGSize {
        CGSize(width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0), height: .greatestFiniteMagnitude)
    }

    /// The layout for the present width, made on demand.
    final var currentFlow: TextFlow {
        let width = max(bounds.width - inset.left - inset.right, 0)
        if let textFlow, textFlow.width == width { return textFlow.flow }
        let flow = makeFlow(width: width)
        textFlow = (width, flow)
        return flow
    }

    final var lines: TextFlow.Lines { currentFlow.lines }

    /// The text as it is shown: with the attributes of links.
    final var shownText: NSAttributedString {
        let links = linkRanges
        guard !links.isEmpty else { return highlightingMark(content) }
        let link = [NSAttributedString.Key.foregroundColor: tintColor as Any].merging(linkTextAttributes ?? [:]) { $1 }
        let copy = NSMutableAttributedString(attributedString: content)
        for range in links { copy.addAttributes(link, range: range) }
        return highlightingMark(copy)
    }

    /// The text with the hyphenation of the layout manager.
    private var laidOutText: NSAttributedString { textContainer.manager?.hyphenated(shownText) ?? shownText }

    /// The style of text without attributes.
    final var textStyle: TextStyle { asCurrent { TextStyle(font: style.font.textFont, color: style.color.textColor) } }

    /// - Parameter width: That of the text without the container's padding.
    private func makeFlow(width: CGFloat) -> TextFlow {
        var area = textContainer.area
        area.size = CGSize(width: max(width + 2 * area.padding, 1e-3), height: 0)
        return asCurrent { TextFlow(laidOutText, style: textStyle, areas: [area]) }
    }

    /// Height of a layout; of one line if there is no text.
    private func height(of flow: TextFlow) -> CGFloat {
        max(flow.sizes[0].height, style.font.lineHeight) + trailingLineHeight(of: flow)
    }

    /// Height of the empty line after a line break at the text's end, if the layout has none for it.
    private func trailingLineHeight(of flow: TextFlow) -> CGFloat {
        guard content.string.last?.isNewline == true, let last = flow.lines.last, last.units.lowerBound < content.length else {
            return 0
        }
        return style.font.lineHeight
    }

    final func fittingSize(_ size: CGSize) -> CGSize {
        let inset = inset
        let scale = mainScreenScale()
        let width = size.width.isFinite && size.width > 0 ? size.width : .greatestFiniteMagnitude
        let flow = makeFlow(width: max(width - inset.left - inset.right, 0))
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return CGSize(
            width: min(up(flow.sizes[0].width) + inset.left + inset.right, width), height: up(height(of: flow) + inset.top + inset.bottom))
    }

    final var presentIntrinsicSize: CGSize {
        bounds.width > 0
            ? CGSize(width: fittingSize(.zero).width, height: fittingSize(CGSize(width: bounds.width, height: 0)).height)
            : fittingSize(.zero)
    }

    private func updateContentSize() {
        guard bounds.width > 0 else { return }
        let size = CGSize(width: bounds.width, height: (height(of: currentFlow) + inset.top + inset.bottom).rounded(.up))
        if contentSize != size { contentSize = size }
    }

    final func layOutText() {
        let width = max(bounds.width - inset.left - inset.right, 0)
        if textFlow?.width != width {
            textFlow = nil
            textViews.setNeedsDisplay()
            textContainer.layoutDidChange()
            if !isScrollEnabled { invalidateIntrinsicContentSize() }
        }
        updateContentSize()
        let visible = CGRect(origin: contentOffset, size: bounds.size)
        textViews.showTiles(
            visible, width: bounds.width, height: max(contentSize.height, bounds.height), in: self, text: { [unowned self] in content }
        ) { [unowned self] rect, top in
            draw(tile: rect, top: top)
        }
        let isShowingSelection = isFirstResponder && !selection.isEmpty
        UIView.performOutsideOfBlocks {
            textViews.showSelection(
                isShowingSelection ? rects(for: selection.range) : [], color: tintColor.withAlphaComponent(0.2), in: self)
            textViews.caret.backgroundColor = tintColor
            textViews.caret.frame = caretRect(at: selection.caret)
        }
        finding?.layOut()
    }

    private func draw(tile rect: CGRect, top: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), hasText else { return }
        let origin = CGPoint(x: containerInset.left, y: containerInset.top - top)
        let visible = rect.minY - origin.y...rect.maxY - origin.y
        if let manager = textContainer.manager, manager.drawsForView {
            return asCurrent { manager.draw(textContainer, at: origin, visible: visible) }
        }
        currentFlow.draw(in: context, area: 0, at: origin, visible: visible)
    }

    // MARK: Carets

    /// The line of a caret: the last one that begins at or before it.
    final func lineIndex(of unit: Int) -> Int { currentFlow.line(of: unit) ?? 0 }

    final func caretRect(at unit: Int) -> CGRect {
        let lines = lines
        let (inset, origin) = (inset, containerInset)
        let width = TextFieldSubviews.caretWidth
        guard !lines.isEmpty else { return CGRect(x: inset.left, y: inset.top, width: width, height: style.font.lineHeight) }
        let line = lines[lineIndex(of: unit)]
        if unit == content.length, trailingLineHeight(of: currentFlow) > 0 {
            return CGRect(x: inset.left, y: origin.top + line.used.maxY, width: width, height: style.font.lineHeight)
        }
        let x = min(max(origin.left + line.caretX(before: unit) - width / 2, 0), max(bounds.width - width, 0))
        return CGRect(x: x, y: origin.top + line.used.minY, width: width, height: line.used.height)
    }

    /// The rectangles of a range: from edge to edge for lines that it continues beyond, otherwise of the text.
    final func rects(for range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        let (inset, origin) = (inset, containerInset)
        return currentFlow.lines(around: range).flatMap { line -> [CGRect] in
            let reachesBreak = line.units.upperBound >= range.location && NSMaxRange(range) > line.units.upperBound
            guard line.units.lowerBound < NSMaxRange(range), line.units.upperBound > range.location || reachesBreak else { return [] }
            let (y, height) = (origin.top + line.used.minY, line.used.height)
            var rects = line.spans(of: range).map {
                CGRect(x: origin.left + $0.lowerBound, y: y, width: $0.upperBound - $0.lowerBound, height: height)
            }
            if reachesBreak {
                let start = rects.last?.maxX ?? origin.left + line.caretX(before: max(line.units.lowerBound, range.location))
                let edge = textContainer.exclusionPaths.isEmpty ? bounds.width - inset.right : origin.left + line.rect.maxX
                let end = max(edge, start)
                if let last = rects.popLast() {
                    rects.append(CGRect(x: last.minX, y: last.minY, width: end - last.minX, height: last.height))
                } else {
                    rects.append(CGRect(x: start, y: y, width: end - start, height: height))
                }
            }
            return rects
        }
    }

    final func unit(nearest point: CGPoint) -> Int {
        guard point.x.isFinite, point.y.isFinite else { return 0 }
        let flow = currentFlow
        let inside = CGPoint(x: point.x - containerInset.left, y: point.y - containerInset.top)
        guard let last = flow.lines.last else { return 0 }
        if inside.y >= last.used.maxY, trailingLineHeight(of: flow) > 0 { return content.length }
        let line = flow.line(nearest: inside, in: 0).map { flow.lines[$0] } ?? last
        return line.unit(nearest: inside.x)
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

    final func scrollToVisible(_ range: NSRange, animated: Bool = false) {
        guard isScrollEnabled, bounds.height > 0 else { return }
        let rect = rects(for: range).reduce(caretRect(at: range.location)) { $0.union($1) }
        scrollRectToVisible(rect.contracted(dx: 0, dy: -inset.bottom), animated: animated)
    }
}
