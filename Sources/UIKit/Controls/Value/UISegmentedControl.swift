import CoreGraphics

/// A row of segments of which one is selected by a tap, or by drawing the selection to it; from right to left where the interface runs so.
///
/// A change by a finger comes as `valueChanged` when it is lifted, and slides the selection there. Sizes, colours and times are chosen to look like iOS 17.
/// Differs from UIKit: there are no pictures for background and dividers.
/// Source: Apple, [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    final var segments: [Segment] = []
    final let ground = UIView()
    final let pill = UIView()
    final var selectedIndex = UISegmentedControl.noSegment
    /// The segment a finger is on.
    final var pressedIndex: Int?
    /// Where a finger has drawn the selection to.
    final var draggedIndex: Int?
    final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// The index of no segment, -1.
    public nonisolated static var noSegment: Int { -1 }

    /// The segment that looks selected.
    final var shownIndex: Int { draggedIndex ?? (isMomentary ? pressedIndex ?? Self.noSegment : selectedIndex) }
    final var isPillPressed: Bool { isHighlighted && pressedIndex != nil && pressedIndex == shownIndex }

    /// A control with segments of titles (`String`), pictures (`UIImage`) or actions (`UIAction`), as large as they need. Other items are left out, with a
    /// line in the log.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            guard let segment = Segment(item: item) else {
                reportOnce(
                    "UISegmentedControl.items", "UISegmentedControl(items:): \(type(of: item)) is no title, picture or action; left out")
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

    /// A control in a frame with a segment for each action, which is performed when its segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = fittingSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [ground, pill] {
            part.isUserInteractionEnabled = false
            addSubview(part)
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

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Puts a segment with a title at an index; one beyond the ends counts as the nearest.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated: animated)
    }

    /// Puts a segment with a picture at an index.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated: animated)
    }

    /// Puts a segment with an action's title and picture at an index; the action is performed when the segment is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(action: action), at: segment, animated: animated)
    }

    /// Takes the segment at an index away (beyond the ends: the nearest); selected, none is selected then.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

    /// Takes all segments away.
    open func removeAllSegments() {
        while let last = segments.indices.last { remove(at: last, animated: false) }
    }

    /// Sets a segment's title, in place of its picture. An index without a segment traps, here and below.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let one = self.segment(segment, "title")
        (one.title, one.image) = (title, nil)
        contentDidChange()
    }

    /// A segment's title; nil where it has a picture.
    open func titleForSegment(at segment: Int) -> String? {
        let one = self.segment(segment, "title")
        return one.image == nil ? one.title : nil
    }

    /// Sets a segment's picture, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let one = self.segment(segment, "image")
        (one.title, one.image) = (nil, image)
        contentDidChange()
    }

    /// A segment's picture; nil where it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment, "image").image }

    /// Sets a segment's action with its title and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let one = self.segment(segment, "action")
        (one.action, one.title, one.image) = (action, action.title, action.image)
        contentDidChange()
    }

    /// A segment's action; nil for none.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment, "action").action }

    /// The segment whose action has an identifier; `noSegment` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets a segment's width in points; 0 gives it its part of what the others leave. One that is negative or not finite counts as 0.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment, "width").width = width.isFinite ? max(width, 0) : 0
        contentDidChange()
    }

    /// A segment's width as it was set.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment, "width").width }

    /// Moves a segment's content from its middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment, "contentOffset").contentOffset = offset
        setNeedsLayout()
    }

    /// How far a segment's content is moved.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment, "contentOffset").contentOffset }

    /// Sets whether a segment can be selected by a finger.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(segment, "isEnabled").isEnabled = enabled
        contentDidChange()
    }

    /// Whether a segment can be selected by a finger.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment, "isEnabled").isEnabled }

    /// The selected segment; `noSegment` for none. Setting it does not animate and tells no target; an index without a segment traps.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            if newValue != Self.noSegment { _ = segment(newValue, "selection") }
            selectedIndex = isMomentary ? Self.noSegment : newValue
            showSegments()
            setNeedsLayout()
        }
    }

    /// Whether segments are only selected while they are pressed; false unless set.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }

    /// Whether segments without a width are as wide as their content asks for, rather than all the same; false unless set.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    // MARK: Looks

    /// The colour of the selected segment; nil is white, or grey on dark ground.
    open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }

    /// Sets attributes of the titles for a state, on top of those of the normal state; nil takes them away.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        contentDidChange()
    }

    /// The attributes set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    override func intrinsicSizeDidChange(of subview: UIView) { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }

    override func stateDidChange() {
        showSegments()
        if window != nil { animateChanges() }
    }

    /// The segments, each a button, unless set.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? accessibilityParts }
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
        letGo()
        if let chosen, isChanged {
            send([.valueChanged, .primaryActionTriggered], with: event)
            if segments.indices.contains(chosen), let action = segments[chosen].action { sendAction(action) }
        }
        if isMomentary { selectedIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo()
    }

    private func letGo() {
        (pressedIndex, draggedIndex) = (nil, nil)
        showSegments()
        if window != nil { animateChanges() } else { setNeedsLayout() }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && !(draggedIndex != nil && keepsSidewaysPan(from: gestureRecognizer))
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
