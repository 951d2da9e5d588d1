import CoreGraphics

/// Lays out the text of a storage in containers, and knows where each character is.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
///
/// A text view has one too, `textView.layoutManager`; one that the app made draws the view's text, so that a subclass can override
/// `drawBackground(forGlyphRange:at:)` and `drawGlyphs(forGlyphRange:at:)`.
///
/// Differs from UIKit: there is a glyph for each UTF-16 unit, so that both have one number. Layout is made as a whole when it is asked for.
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
        let made = TextFlow(text, style: view?.textStyle ?? Self.style, areas: containers.map(\.area))
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
        for line in flow.lines where line.units.lowerBound < NSMaxRange(glyphsToShow) && line.end > glyphsToShow.location {
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
