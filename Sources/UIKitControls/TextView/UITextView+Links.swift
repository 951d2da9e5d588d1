import CoreGraphics

extension UITextView {
    /// Adds the recognizer of links; those for selecting text wait for it.
    final func addItemGesture(before others: [UIGestureRecognizer]) {
        let press = TextItemGestureRecognizer(target: self, action: Selector("kinora_takeItemPress:", UITextView.takeItemPress))
        press.delaysTouchesEnded = false
        addGestureRecognizer(press)
        for other in others { other.require(toFail: press) }
    }

    private func takeItemPress(_ press: TextItemGestureRecognizer) {
        switch press.state {
        case .ended where !press.isHeld: press.item?.invoke()
        case .began: press.item?.presentMenu()
        default: break
        }
    }

    // MARK: Items

    /// Whether links can be tapped, as on iOS: in text that can be selected and not edited.
    private var hasItems: Bool { isSelectable && !isEditable }

    /// The links, attachments and tagged parts that can be tapped, in the order of the text.
    final var items: [TextItem] {
        if let itemCache { return itemCache }
        let made = hasItems ? makeItems() : []
        itemCache = made
        return made
    }

    private func makeItems() -> [TextItem] {
        var found: [UITextItem] = []
        let whole = NSRange(location: 0, length: content.length)
        content.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
            if let value, let url = Self.url(of: value) { found.append(UITextItem(content: .link(url), range: range)) }
        }
        var taken = IndexSet()
        for range in found.compactMap({ Range($0.range) }) { taken.insert(integersIn: range) }
        func isFree(_ range: NSRange) -> Bool {
            guard let units = Range(range), !taken.intersects(integersIn: units) else { return false }
            taken.insert(integersIn: units)
            return true
        }
        content.enumerateAttribute(.textItemTag, in: whole, options: []) { value, range, _ in
            if let tag = value as? String, isFree(range) { found.append(UITextItem(content: .tag(tag), range: range)) }
        }
        content.enumerateAttribute(.attachment, in: whole, options: []) { value, range, _ in
            if let one = value as? NSTextAttachment, isFree(range) { found.append(UITextItem(content: .textAttachment(one), range: range)) }
        }
        var kinds: [Int: TextDataDetector.Match.Kind] = [:]
        for match in detected where isFree(match.range) {
            found.append(UITextItem(content: .link(match.url), range: match.range))
            kinds[match.range.location] = match.kind
        }
        return found.sorted { $0.range.location < $1.range.location }.map {
            TextItem($0, in: self, kind: kinds[$0.range.location] ?? .link)
        }
    }

    private static func url(of value: Any) -> URL? { (value as? URL) ?? (value as? String).flatMap { URL(string: $0) } }

    private var detected: [TextDataDetector.Match] {
        dataDetectorTypes.isEmpty || !hasItems ? [] : TextDataDetector.matches(in: content.string, types: dataDetectorTypes.checkingTypes)
    }

    /// The parts of the text that look like links: with the attribute, whether they can be tapped or not, and those found.
    final var linkRanges: [NSRange] {
        var ranges: [NSRange] = []
        content.enumerateAttribute(.link, in: NSRange(location: 0, length: content.length), options: []) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        return ranges + detected.map(\.range)
    }

    /// Called when what can be tapped has changed.
    final func itemsDidChange() {
        itemCache = nil
        highlight(nil)
    }

    final func item(at point: CGPoint) -> TextItem? { items.first { $0.rects.contains { $0.contains(point) } } }

    // MARK: Highlight

    /// Shows what is pressed; nil for nothing.
    final func highlight(_ item: TextItem?) {
        UIView.performOutsideOfBlocks {
            textViews.showHighlight(item?.rects ?? [], color: UIColor.label.withAlphaComponent(0.15), in: self)
        }
    }

    /// The rectangles of the letters of a range, without the blank to the edge of a line that continues.
    final func letterRects(for range: NSRange) -> [CGRect] {
        let origin = containerOrigin
        return currentFlow.lines(around: range).flatMap { line -> [CGRect] in
            guard line.units.lowerBound < NSMaxRange(range), line.units.upperBound > range.location else { return [] }
            return line.spans(of: range).map {
                CGRect(
                    x: origin.x + $0.lowerBound, y: origin.y + line.used.minY, width: $0.upperBound - $0.lowerBound,
                    height: line.used.height)
            }
        }
    }

    package var accessibilityItems: [UIResponder] {
        items.filter { if case .link = $0.item.content { true } else { false } }.compactMap(\.element)
    }
}
