import CoreGraphics

/// Lays out the text of a storage in containers, and knows where each character is.
///
///     let storage = NSTextStorage(attributedString: text)
///     let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
///
/// A text view has one too, `textView.layoutManager`; one that the app made draws the view's text, so that a subclass can override
/// `drawBackground(forGlyphRange:at:)` and `drawGlyphs(forGlyphRange:at:)`.
///
/// Differs from UIKit: there is a glyph for each UTF-16 unit, so that both have one number. Layout is made as a whole when it is needed.
/// Source: Apple, [NSLayoutManager](https://developer.apple.com/documentation/uikit/nslayoutmanager).
///
/// - Complexity: After a change the first question takes O(*n*), where *n* is the length of the text; the others take O(log *l*), where *l*
///   is the number of lines.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private weak var storage: NSTextStorage?
    private weak var storedDelegate: (any NSLayoutManagerDelegate)?
    private var madeFlow: TextFlow?
    /// Whether the manager draws the text of its view.
    var drawsForView: Bool { !isViewsOwn }
    /// Whether a text view made the manager.
    var isViewsOwn = false

    public override init() { super.init() }

    /// Not supported: layout managers are not archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: Text and containers

    /// The text, not retained; `NSTextStorage.addLayoutManager(_:)` sets it.
    open weak var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage = newValue
            invalidate()
        }
    }

    /// Takes the text of another storage, in the place of its own.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) { newTextStorage.addLayoutManager(self) }

    /// The delegate, not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The containers, in the order in which text fills them.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }

    /// Inserts a container; it leaves another layout manager. An index beyond the others traps.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.manager?.containers.removeAll { $0 === container }
        precondition(containers.indices.contains(index) || index == containers.count, "there is no container \(index)")
        containers.insert(container, at: index)
        container.manager = self
        invalidate()
    }

    /// Removes the container at an index, which traps beyond them.
    open func removeTextContainer(at index: Int) {
        precondition(containers.indices.contains(index), "there is no container \(index)")
        containers.remove(at: index).manager = nil
        invalidate()
    }

    /// Called by a container whose form has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        // A view draws its own layout, which has the same form.
        invalidate()
    }

    /// Called by the storage after changes.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { invalidate() }

    // MARK: Hyphenation

    /// The threshold of hyphenation of paragraphs whose style has none: see `NSParagraphStyle.hyphenationFactor`. 0 by default; a value
    /// beyond 0 to 1 is refused.
    open var hyphenationFactor: CGFloat = 0 {
        didSet {
            if !(0...1).contains(hyphenationFactor) {
                reportOnce(
                    "NSLayoutManager.hyphenationFactor",
                    "NSLayoutManager.hyphenationFactor: \(hyphenationFactor) is refused; give it 0 to 1; the last value is kept")
                hyphenationFactor = oldValue
            }
            if hyphenationFactor != oldValue { hyphenationDidChange() }
        }
    }

    /// Whether paragraphs whose style has no factor are hyphenated as the system does by default: with a factor of 1, unless
    /// `hyphenationFactor` is another than 0. False by default.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { hyphenationDidChange() } }
    }

    /// Whether lines include the leading of their fonts; true by default.
    ///
    /// Differs from UIKit: they always do, which is logged once for a text with such a font. The system font has no leading, so that it
    /// makes no difference.
    open var usesFontLeading = true {
        didSet { if let textStorage { reportLeading(of: textStorage) } }
    }

    private func reportLeading(of text: NSAttributedString) {
        guard !usesFontLeading else { return }
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, _, stop in
            guard let font = value as? UIFont, font.leading > 0 else { return }
            reportOnce(
                "NSLayoutManager.usesFontLeading",
                "NSLayoutManager.usesFontLeading: the \(font.leading) points of leading of \(font.fontName) stay in the lines; set a "
                    + "maximumLineHeight of the paragraph's style for smaller ones")
            stop.pointee = true
        }
    }

    private func hyphenationDidChange() {
        invalidate()
        containers.first?.textView?.textDidChange()
    }

    /// A text whose paragraphs without a factor have the manager's.
    final func hyphenated(_ text: NSAttributedString) -> NSAttributedString {
        reportLeading(of: text)
        let factor = hyphenationFactor == 0 && usesDefaultHyphenation ? 1 : Float(hyphenationFactor)
        guard factor > 0, text.length > 0 else { return text }
        let copy = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            let style = value as? NSParagraphStyle ?? .default
            guard style.hyphenationFactor == 0, !style.usesDefaultHyphenation,
                let changed = style.mutableCopy() as? NSMutableParagraphStyle
            else { return }
            changed.hyphenationFactor = factor
            copy.addAttribute(.paragraphStyle, value: NSParagraphStyle(changed.values), range: range)
        }
        return copy
    }

    // MARK: Layout

    private func invalidate() {
        guard madeFlow != nil else { return }
        madeFlow = nil
        storedDelegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// The layout, made on demand.
    final var flow: TextFlow {
        if let madeFlow { return madeFlow }
        let view = containers.first?.textView
        let text = view?.shownText ?? storage?.snapshot ?? NSAttributedString(string: "")
        let made = TextFlow(hyphenated(text), style: view?.textStyle ?? Self.style, areas: containers.map(\.area))
        madeFlow = made
        for (index, container) in containers.enumerated() {
            storedDelegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: index == containers.count - 1)
        }
        return made
    }

    private static let style = TextStyle(font: UIFont.systemFont(ofSize: 12).textFont)

    /// The number of a container; traps for another manager's.
    final func index(of container: NSTextContainer) -> Int {
        guard let index = containers.firstIndex(where: { $0 === container }) else {
            preconditionFailure("the text container is not one of this layout manager's: add it with addTextContainer(_:)")
        }
        return index
    }

    /// Makes the layout, if something has changed. The layout is made as a whole.
    open func ensureLayout(for container: NSTextContainer) { _ = flow }

    /// Makes the layout, if something has changed.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow }

    /// Makes the layout, if something has changed.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = flow }

    /// Makes the layout, if something has changed.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = flow }

    /// Forgets the layout, which is made again when it is needed.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        invalidate()
    }

    /// Has the text view draw its text again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { containers.first?.textView?.textViews.setNeedsDisplay() }

    /// Has the text view draw its text again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    /// The first unit that has no space in the containers; the length of the text if all of it has.
    open func firstUnlaidCharacterIndex() -> Int { min(flow.lines.last?.end ?? 0, flow.length) }

    // Rectangles and points are in the coordinates of a container.

    // MARK: Lines

    /// The lines that show text.
    private var shown: [TextFlow.Line] { flow.length == 0 ? [] : flow.lines.filter { $0.units.lowerBound < flow.length } }

    /// The lines that show text of a range.
    private func shown(in range: NSRange) -> [TextFlow.Line] {
        let flow = flow
        return flow.lines(around: range).filter {
            $0.units.lowerBound < min(NSMaxRange(range), flow.length) && $0.end > range.location
        }
    }

    private func line(at glyph: Int) -> TextFlow.Line? {
        let flow = flow
        guard flow.length > 0, let index = flow.line(of: min(max(glyph, 0), flow.length - 1)) else { return nil }
        return flow.lines[index]
    }

    /// The glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let index = index(of: container)
        guard flow.length > 0, let units = flow.units(in: index) else { return NSRange(location: 0, length: 0) }
        return NSRange(units.clamped(to: 0..<flow.length))
    }

    /// The container of a glyph; nil for one without space.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Takes all glyphs of the container.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let line = line(at: glyphIndex), glyphIndex < line.end || glyphIndex == flow.length else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: textContainers[line.area])
        return textContainers[line.area]
    }

    /// The rectangle of a glyph's line, as wide as the container, with the space below it; zero without one.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Takes the line's glyphs.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.units.lowerBound..<line.end)
        return fragment(of: line)
    }

    /// The part of a glyph's line that its text takes, with the padding; zero without one.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.units.lowerBound..<line.end)
        return used(of: line)
    }

    private func fragment(of line: TextFlow.Line) -> CGRect { line.rect.insetBy(dx: -textContainers[line.area].padding, dy: 0) }

    private func used(of line: TextFlow.Line) -> CGRect {
        var rect = line.used.insetBy(dx: -textContainers[line.area].padding, dy: 0)
        (rect.origin.y, rect.size.height) = (line.rect.minY, line.rect.height)
        return rect
    }

    /// The origin of a glyph on its baseline, from the top left corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex) else { return .zero }
        let rect = fragment(of: line)
        return CGPoint(x: line.caretX(before: glyphIndex) - rect.minX, y: line.baseline - rect.minY)
    }

    /// Calls a closure for each line of a range: with its rectangle, the part that its text takes, its container, its glyphs, and a flag
    /// that ends the calls.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for line in shown(in: glyphRange) {
            block(fragment(of: line), used(of: line), textContainers[line.area], NSRange(line.units.lowerBound..<line.end), &stop)
            if stop.boolValue { return }
        }
    }

    /// The empty line behind a break at the end of the text; zero if there is none.
    open var extraLineFragmentRect: CGRect {
        guard let extra = flow.extra else { return .zero }
        return extra.rect.insetBy(dx: -textContainers[extra.area].padding, dy: 0)
    }

    /// The part of the empty line that a caret takes; zero if there is none.
    open var extraLineFragmentUsedRect: CGRect {
        guard let extra = flow.extra else { return .zero }
        return CGRect(
            x: extra.rect.minX - textContainers[extra.area].padding, y: extra.rect.minY, width: 2 * textContainers[extra.area].padding,
            height: extra.rect.height)
    }

    /// The container of the empty line; nil if there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? { flow.extra.map { textContainers[$0.area] } }

    // MARK: Rectangles

    /// The area that text takes in a container, with the padding; of zero size without text.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let index = index(of: container)
        var rect = CGRect.null
        for line in shown where line.area == index { rect = rect.union(used(of: line)) }
        if let extra = flow.extra, extra.area == index { rect = rect.union(extraLineFragmentUsedRect) }
        guard !rect.isNull else { return .zero }
        return CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.maxY)
    }

    /// The smallest rectangle around glyphs in a container, of whole lines where they go beyond one; null without any.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(for: glyphRange, in: index(of: container), toEdges: false)
        return rects.isEmpty ? .zero : rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    }

    /// Calls a closure for each rectangle of glyphs in a container, and with a flag that ends the calls.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: A selection around them; with `NSNotFound` as location the rectangles are those of the text, otherwise lines that
    ///     the range goes beyond are covered to the edge, as selections are.
    ///   - textContainer: The container.
    ///   - block: The closure.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(for: glyphRange, in: index(of: textContainer), toEdges: selectedRange.location != NSNotFound) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// The rectangles of a range, from top to bottom.
    final func rects(for range: NSRange, in area: Int, toEdges: Bool) -> [CGRect] {
        shown(in: range).filter { $0.area == area }.flatMap { line -> [CGRect] in
            var rects = line.spans(of: range).map {
                CGRect(x: $0.lowerBound, y: line.rect.minY, width: $0.upperBound - $0.lowerBound, height: line.rect.height)
            }
            if toEdges, NSMaxRange(range) > line.units.upperBound {
                let start = rects.last?.maxX ?? line.caretX(before: max(line.units.lowerBound, range.location))
                let rest = CGRect(x: start, y: line.rect.minY, width: max(line.rect.maxX - start, 0), height: line.rect.height)
                rects = rects.isEmpty ? [rest] : Array(rects.dropLast()) + [rects[rects.count - 1].union(rest)]
            }
            return rects
        }
    }

    // MARK: Points

    /// The glyph at a point: that of the nearest line, and there the nearest one; 0 without text.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { hit(point, container).unit }

    /// The glyph at a point, and how far through it the point is: 0 at its leading edge, 1 at its trailing edge.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point, container)
        partialFraction?.pointee = hit.fraction
        return hit.unit
    }

    /// The fraction of the glyph at a point that is before the point: 0 at its leading edge, 1 at its trailing edge.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point, container).fraction
    }

    /// The character at a point: of the nearest line, and there the nearest one; 0 without text.
    ///
    /// - Parameters:
    ///   - point: In the container's coordinates.
    ///   - container: The container.
    ///   - partialFraction: Takes how far between the carets before and behind the letter the point is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point, container)
        partialFraction?.pointee = hit.fraction
        return hit.unit
    }

    private func hit(_ point: CGPoint, _ container: NSTextContainer) -> (unit: Int, fraction: CGFloat) {
        let flow = flow
        guard flow.length > 0, point.x.isFinite, point.y.isFinite, let index = flow.line(nearest: point, in: index(of: container)) else {
            return (0, 0)
        }
        let line = flow.lines[index]
        // Behind the last line's break.
        if line.units.lowerBound >= flow.length { return (flow.length - 1, 1) }
        let string = line.layout.string
        func letter(_ unit: Int) -> NSRange {
            let base = line.units.lowerBound - line.baseInLayout
            let range = (string as NSString).rangeOfComposedCharacterSequence(at: unit - base)
            return NSRange(location: range.location + base, length: range.length)
        }
        guard !line.units.isEmpty else { return (line.units.lowerBound, 0) }
        let near = min(max(line.unit(nearest: point.x), line.units.lowerBound), line.units.upperBound)
        var best = letter(min(near, line.units.upperBound - 1))
        for unit in [near - 1, near] where line.units.contains(unit) {
            let range = letter(unit)
            if line.spans(of: range).contains(where: { $0.contains(point.x) }) { best = range }
        }
        let (before, behind) = (line.caretX(before: best.location), line.caretX(before: NSMaxRange(best)))
        guard before != behind else { return (best.location, 0) }
        return (best.location, min(max((point.x - before) / (behind - before), 0), 1))
    }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs in the current context; `origin` is the container's in it. A subclass draws its own, and calls this.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let storage, let context = UIGraphicsGetCurrentContext(), NSMaxRange(glyphsToShow) <= storage.length else { return }
        storage.snapshot.enumerateAttribute(.backgroundColor, in: glyphsToShow, options: []) { value, range, _ in
            guard let color = value as? UIColor else { return }
            for area in containers.indices {
                let rects = rects(for: range, in: area, toEdges: false).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                guard !rects.isEmpty else { continue }
                context.saveGState()
                color.setFill()
                fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
                context.restoreGState()
            }
        }
    }

    /// Fills rectangles of a background with the color, which is the current one. A subclass fills other shapes.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        for index in 0..<rectCount { UIGraphicsGetCurrentContext()?.fill(rectArray[index]) }
    }

    /// Draws the lines of glyphs in the current context; `origin` is the container's in it. Of a line that is in the range in part all is
    /// drawn, within the rectangles of the range.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for line in shown(in: glyphsToShow) {
            context.saveGState()
            if line.units.lowerBound < glyphsToShow.location || line.units.upperBound > NSMaxRange(glyphsToShow) {
                context.clip(
                    to: line.spans(of: glyphsToShow).map {
                        CGRect(
                            x: origin.x + $0.lowerBound, y: origin.y + line.rect.minY, width: $0.upperBound - $0.lowerBound,
                            height: line.rect.height)
                    })
            }
            let corner = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
            line.layout.drawText(in: context, at: corner, lines: line.number..<line.number + 1)
            context.restoreGState()
        }
    }

    // MARK: Glyphs and characters

    /// The number of glyphs: that of the text's UTF-16 units.
    open var numberOfGlyphs: Int { storage?.length ?? 0 }

    /// Whether there is a glyph of a number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }

    /// The unit of a glyph: its number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyph of a unit: its number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs of characters, of whole letters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        let range = whole(charRange)
        actualCharRange?.pointee = range
        return range
    }

    /// The characters of glyphs, of whole letters.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let range = whole(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    /// A range in the text, widened to whole letters.
    private func whole(_ range: NSRange) -> NSRange {
        let length = numberOfGlyphs
        let (start, end) = (min(max(range.location, 0), length), min(max(NSMaxRange(range), 0), length))
        guard start < end, let string = storage?.string else { return NSRange(location: start, length: 0) }
        return (string as NSString).rangeOfComposedCharacterSequences(for: NSRange(location: start, length: end - start))
    }
}

/// Is notified of layouts. Both methods are optional.
///
/// Source: Apple, [NSLayoutManagerDelegate](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate).
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called when a change has made the layout invalid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called when a container has its lines.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - textContainer: The container.
    ///   - layoutFinishedFlag: Whether it is the last one.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {}
}
