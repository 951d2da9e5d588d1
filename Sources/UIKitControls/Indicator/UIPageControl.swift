import CoreGraphics
import GestureEngine

/// A row of dots, one per page, that highlights the current page; ordered right to left in a right-to-left layout.
///
/// Indicators are 10 points wide with 8 between them, centered in the bounds and clipped at both ends if the row is wider.
///
/// As of iOS 14: a tap on the trailing side of the current dot goes to the next page, on its leading side to the previous page, and sends
/// `valueChanged`; a sliding touch steps through the pages, one per distance between two dots, and sends `valueChanged` for each. Source:
/// https://developer.apple.com/documentation/uikit/uipagecontrol; Human Interface Guidelines, Page Controls (2022).
///
/// Differs from UIKit: dots don't shrink at the ends. The background's look is an estimate.
///
/// Measured on iOS 26.1 (`Documentation/Behavior.md#page-controls`): three indicators of 10 by 10 points, 18 from center to center, in a
/// control of 66 points. The height of 26 is that of screenshots; the diameter of 8 of the dot in its indicator is an estimate. The slide
/// begins after 10 points, our choice.
@preconcurrency @MainActor
open class UIPageControl: UIControl, AccessibilityDefaulting {
    /// The number of dots; 0 by default, negative numbers count as 0. `currentPage` stays below it.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            guard numberOfPages != oldValue else { return }
            currentPage = min(currentPage, max(numberOfPages - 1, 0))
            images = images.filter { $0.key < numberOfPages }
            currentImages = currentImages.filter { $0.key < numberOfPages }
            changed()
        }
    }

    /// The current page, from 0; clamped to the existing pages.
    open var currentPage = 0 {
        willSet { _willSet("currentPage") }
        didSet {
            defer { _didSet("currentPage") }
            currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if currentPage != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the control is hidden if there is only one page; false by default.
    open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } } }

    /// The color of the other dots; nil is `tertiaryLabel`, visible on light and dark backgrounds. (UIKit's default depends on its
    /// background.)
    open var pageIndicatorTintColor: UIColor? {
        willSet { _willSet("pageIndicatorTintColor") }
        didSet {
            defer { _didSet("pageIndicatorTintColor") }
            if pageIndicatorTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The color of the current dot; nil is `label`.
    open var currentPageIndicatorTintColor: UIColor? {
        willSet { _willSet("currentPageIndicatorTintColor") }
        didSet {
            defer { _didSet("currentPageIndicatorTintColor") }
            if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// An image that replaces the dots, drawn as a template; nil draws dots.
    open var preferredIndicatorImage: UIImage? { didSet { if preferredIndicatorImage !== oldValue { changed() } } }

    /// An image that replaces the current page's dot, drawn as a template; nil draws that of other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage !== oldValue { changed() } }
    }

    /// The background of the row.
    public enum BackgroundStyle: Int, Sendable {
        /// While a touch slides.
        case automatic
        /// Always.
        case prominent
        /// Never.
        case minimal
    }

    /// When the row has a background; `automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { if backgroundStyle != oldValue { setNeedsDisplay() } } }

    /// The way in which the user changes the page.
    public enum InteractionState: Int, Sendable {
        /// No interaction.
        case none
        /// A tap.
        case discrete
        /// A touch sliding along the control.
        case continuous
    }

    /// The current interaction; targets of `valueChanged` read it to animate only after a tap.
    open private(set) var interactionState = InteractionState.none {
        didSet { if interactionState != oldValue, backgroundStyle == .automatic { setNeedsDisplay() } }
    }

    /// Whether a sliding touch changes pages; true by default. Setting false ends a slide in progress.
    open var allowsContinuousInteraction = true

    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// Start of the touch, or of its slide with the page there; x in points.
    private var slide = (start: CGFloat.zero, page: 0)
    private static let dot: CGFloat = 8
    private static let indicator: CGFloat = 10
    private static let gap: CGFloat = 8
    /// Margin at either end of the row.
    private static let margin: CGFloat = 10
    private static let height: CGFloat = 26

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readPageControlNib(coder)
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
    }

    /// Sets the image for one page's indicator; nil restores the default. An index out of range traps.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page)
        images[page] = image
        changed()
    }

    /// Returns the image set for one page, or nil. An index out of range traps.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        checkPage(page)
        return images[page]
    }

    /// Sets the image for one page's indicator while it is the current page; nil restores the default. An index out of range traps.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page)
        currentImages[page] = image
        changed()
    }

    /// Returns the image set for one page while it is current, or nil. An index out of range traps.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        checkPage(page)
        return currentImages[page]
    }

    /// Returns the size in points for a number of pages, at least one: 18 points for each page and 12 more with dots, 26 high.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let widths = CGFloat(max(pageCount, 1)) * widest
        return CGSize(width: widths + CGFloat(max(pageCount - 1, 0)) * Self.gap + 2 * Self.margin, height: Self.height)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        slide = (touch.location(in: self).x, currentPage)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if !allowsContinuousInteraction {
            interactionState = .none
        } else if interactionState == .continuous {
            let dots = ((x - slide.start) / (widest + Self.gap)).rounded(.towardZero)
            step(by: slide.page + Int(isMirrored ? -dots : dots) - currentPage, event)
        } else if abs(x - slide.start) >= GestureThresholds.panDistance {
            slide = (x, currentPage)
            interactionState = .continuous
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        defer { interactionState = .none }
        guard let touch, isTouchInside, interactionState == .none else { return }
        interactionState = .discrete
        let isForward = (touch.location(in: self).x >= center(ofPage: currentPage)) != isMirrored
        step(by: isForward ? 1 : -1, event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The center of a page's dot, x in points.
    private func center(ofPage page: Int) -> CGFloat {
        let position = isMirrored ? numberOfPages - 1 - page : page
        return bounds.midX + (CGFloat(position) - CGFloat(numberOfPages - 1) / 2) * (widest + Self.gap)
    }

    private func step(by pages: Int, _ event: UIEvent?) {
        let old = currentPage
        currentPage += pages
        guard currentPage != old else { return }
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: "page \(numberOfPages > 0 ? currentPage + 1 : 0) of \(numberOfPages)",
            traits: stateTraits.union(.adjustable))
    }

    /// Goes to the next page, like a tap.
    open override func accessibilityIncrement() { step(by: 1, nil) }

    /// Goes to the previous page, like a tap.
    open override func accessibilityDecrement() { step(by: -1, nil) }

    /// The size for the number of pages, in points.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size for the number of pages, in points, for any argument.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return }
        drawBackground()
        let pitch = widest + Self.gap
        let first = bounds.midX - CGFloat(numberOfPages - 1) * pitch / 2
        // Draws only visible indicators, so the cost doesn't depend on the number of pages.
        let seen = (rect.minX - widest - first) / pitch...max((rect.maxX + widest - first) / pitch, (rect.minX - widest - first) / pitch)
        let positions = 0...CGFloat(numberOfPages - 1)
        guard seen.overlaps(positions) else { return }
        let visible = seen.clamped(to: positions)
        for position in Int(visible.lowerBound.rounded(.down))...Int(visible.upperBound.rounded(.up)) {
            let page = effectiveUserInterfaceLayoutDirection == .rightToLeft ? numberOfPages - 1 - position : position
            drawIndicator(of: page, at: CGPoint(x: first + CGFloat(position) * pitch, y: bounds.midY))
        }
    }

    private func drawBackground() {
        guard backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous else { return }
        let size = size(forNumberOfPages: numberOfPages)
        let rect = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: rect.intersection(bounds), cornerRadius: size.height / 2).fill()
    }

    private func drawIndicator(of page: Int, at center: CGPoint) {
        let color: UIColor = page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        let current = page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
        guard let image = current ?? images[page] ?? preferredIndicatorImage else {
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: center.x - Self.dot / 2, y: center.y - Self.dot / 2, width: Self.dot, height: Self.dot)).fill()
            return
        }
        let size = image.size
        image.withTintColor(color).draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    }

    /// The width of the widest indicator, which determines the spacing of all.
    private var widest: CGFloat {
        let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0?.size.width }
        let widths = (Array(images.values) + Array(currentImages.values)).map(\.size.width) + preferred
        return widths.reduce(Self.indicator) { max($0, $1) }
    }

    private func checkPage(_ page: Int) {
        guard 0..<numberOfPages ~= page else {
            trap(
                object: "\(self)", value: "indicator image for page \(page) of \(numberOfPages)",
                remedy: "set numberOfPages first, and count pages from 0")
        }
    }

    private func changed() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }
}
