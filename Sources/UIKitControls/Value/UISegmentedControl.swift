import CoreGraphics

/// A row of segments, one of which is selected by tapping or by dragging the selection; ordered right to left in a right-to-left layout.
///
/// An interactive change sends `valueChanged` when the touch ends, and slides the selection. Sizes, colors and times resemble iOS 17.
/// Differs from UIKit: no images for background and dividers. Source: Apple,
/// [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
///
/// ```swift
/// let control = UISegmentedControl(items: ["Day", "Week", "Month"])
/// control.selectedSegmentIndex = 0
/// control.addAction(UIAction { [unowned control] _ in print(control.selectedSegmentIndex) }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, SubviewSizeObserving, ControlStateObserving {
    final var segments: [Segment] = []
    final let ground = UIView()
    final let pill = UIView()
    final var selectedIndex = UISegmentedControl.noSegment
    /// The segment under the touch.
    final var pressedIndex: Int?
    /// The segment to which the touch has dragged the selection.
    final var draggedIndex: Int?
    final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// The index that represents no segment, -1.
    public nonisolated static var noSegment: Int { -1 }

    /// The segment displayed as selected.
    final var shownIndex: Int { draggedIndex ?? (isMomentary ? pressedIndex ?? Self.noSegment : selectedIndex) }
    final var isPillPressed: Bool { isHighlighted && pressedIndex != nil && pressedIndex == shownIndex }

    /// Creates a control with segments for titles (`String`), images (`UIImage`) or actions (`UIAction`), sized to fit. Other items are
    /// ignored and logged once.
    ///
    /// - Complexity: O(*n*²), where *n* is the number of segments.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            guard let segment = Segment(item: item) else {
                reportOnce(
                    "UISegmentedControl.items", "UISegmentedControl(items:): \(type(of: item)) is no title, image or action; left out")
                continue
            }
            insert(segment, at: segments.count, animated: false)
        }
        bounds.size = fittingSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each action, performed when its segment is selected.
    ///
    /// - Complexity: O(*n*²), where *n* is the number of segments.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = fittingSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readSegmentedControlNib(coder)
    }

    /// Writes titles and images, besides what views write.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        writeSegmentsArchive(coder)
    }

    private func setUp() {
        for view in [ground, pill] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        ground.layer.cornerRadius = Self.cornerRadius
        pill.layer.cornerRadius = Self.pillRadius
        pill.layer.shadowColor = UIColor.black.cgColor
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.alpha = 0
        showSegments()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at an index, clamped to the valid range.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image at an index.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment with an action's title and image at an index; the action is performed when the segment is selected.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(action: action), at: segment, animated: animated)
    }

    /// Removes the segment at an index, clamped to the valid range; clears the selection if it was selected.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

    /// Removes all segments.
    ///
    /// - Complexity: O(*n*²), where *n* is the number of segments.
    open func removeAllSegments() {
        while let last = segments.indices.last { remove(at: last, animated: false) }
    }

    /// Sets a segment's title, replacing its image. An index without a segment traps, here and below.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let one = self.segment(segment, "title")
        (one.title, one.image) = (title, nil)
        contentDidChange()
    }

    /// Returns a segment's title; nil if it has an image.
    open func titleForSegment(at segment: Int) -> String? {
        let one = self.segment(segment, "title")
        return one.image == nil ? one.title : nil
    }

    /// Sets a segment's image, replacing its title.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let one = self.segment(segment, "image")
        (one.title, one.image) = (nil, image)
        contentDidChange()
    }

    /// Returns a segment's image; nil if it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment, "image").image }

    /// Sets a segment's action with its title and image.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let one = self.segment(segment, "action")
        (one.action, one.title, one.image) = (action, action.title, action.image)
        contentDidChange()
    }

    /// Returns a segment's action, or nil.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment, "action").action }

    /// Returns the segment whose action has an identifier, or `noSegment`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets a segment's width in points; 0 shares the remaining width equally. Negative and non-finite widths count as 0.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment, "width").width = width.isFinite ? max(width, 0) : 0
        contentDidChange()
    }

    /// Returns the width set for a segment.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment, "width").width }

    /// Sets the offset of a segment's content from its center, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment, "contentOffset").contentOffset = offset
        setNeedsLayout()
    }

    /// Returns the offset of a segment's content.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment, "contentOffset").contentOffset }

    /// Sets whether a segment can be selected by touch.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(segment, "isEnabled").isEnabled = enabled
        contentDidChange()
    }

    /// Whether a segment can be selected by touch.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment, "isEnabled").isEnabled }

    /// The selected segment; `noSegment` for none. Setting it neither animates nor calls targets; an index without a segment traps.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of segments.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            _changing("selectedSegmentIndex") {
                if newValue != Self.noSegment { _ = segment(newValue, "selection") }
                selectedIndex = isMomentary ? Self.noSegment : newValue
                showSegments()
                setNeedsLayout()
            }
        }
    }

    /// Whether segments are selected only while pressed; false by default.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }

    /// Whether segments without a set width are sized by their content, instead of equally; false by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of segments.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    // MARK: Looks

    /// The color of the selected segment; nil is white, or gray on a dark background.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of segments.
    open var selectedSegmentTintColor: UIColor? {
        willSet { _willSet("selectedSegmentTintColor") }
        didSet {
            defer { _didSet("selectedSegmentTintColor") }
            showSegments()
        }
    }

    /// Sets attributes of the titles for a state, on top of the normal state's; nil removes them.
    ///
    /// - Complexity: O(*n*), where *n* is the number of segments.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteAppearance("titleTextAttributes:\(state.rawValue)") { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state] = attributes
        contentDidChange()
    }

    /// Returns the attributes set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    package func intrinsicSizeDidChange(of subview: UIView) { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSegments()
    }

    package func stateDidChange() {
        showSegments()
        if window != nil { animateChanges() }
    }

    /// The segments, each a button, unless set.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? accessibilityControlElements }
        set { super.accessibilityElements = newValue }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segmentIndex(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        pressedIndex = index
        draggedIndex = !isMomentary && index == selectedIndex ? index : nil
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = isTouchInside ? segmentIndex(at: touch.location(in: self)).flatMap { segments[$0].isEnabled ? $0 : nil } : nil
        if index != pressedIndex {
            pressedIndex = index
            if draggedIndex != nil, let index { draggedIndex = index }
            showSegments()
            animateChanges()
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = draggedIndex ?? (isTouchInside ? pressedIndex : nil)
        let isChanged = chosen != nil && chosen != selectedIndex
        if let chosen { selectedIndex = chosen }
        clearPress()
        if let chosen, isChanged {
            send([.valueChanged, .primaryActionTriggered], with: event)
            if segments.indices.contains(chosen), let action = segments[chosen].action { sendAction(action) }
        }
        if isMomentary { selectedIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        clearPress()
    }

    private func clearPress() {
        (pressedIndex, draggedIndex) = (nil, nil)
        showSegments()
        if window != nil { animateChanges() } else { setNeedsLayout() }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && !(draggedIndex != nil && keepsSidewaysPan(from: gestureRecognizer))
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
