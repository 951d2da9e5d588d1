import UIKit

/// A small arrow on the upper edge of a tab bar controller's bar, which slides to the selected item.
///
/// It adds itself to the controller's view and takes no touches. It hears of taps, rotations, more or fewer items, and of a bar that is hidden or pushed away, while
/// the controller's delegate stays the app's. With Reduce Motion it fades from one item to the other within 0.2 seconds. Source: effects, section 7.
@preconcurrency @MainActor
public final class TabBarArrow: UIView {
    /// How large an arrow is that was just made, in points.
    public static let standardSize = CGSize(width: 22, height: 11)

    /// How long it takes to another item: 0.2 seconds.
    public var duration: TimeInterval = 0.2

    /// How it moves to another item: ease-in-out.
    public var curve = UIView.AnimationCurve.easeInOut

    /// How much of it lies on the bar, in points: 2. One that is not finite is refused with a line in the log.
    public var overlap: CGFloat = 2 {
        didSet {
            if !overlap.isFinite {
                Misuse.report("TabBarArrow.overlap \(overlap) is not finite; \(oldValue) stays")
                overlap = oldValue
            }
            follow()
        }
    }

    /// What it is filled with; nil for the tint colour, that of the selected item.
    public var color: UIColor? { didSet { setNeedsDisplay() } }

    weak var tabBarController: UITabBarController?
    /// The item it lies over, or moves to.
    var shownIndex = NSNotFound
    /// Where the bar was seen last, in the superview's coordinates.
    var knownBar = CGRect.null
    /// The bar is hidden, or has no selected item.
    var isAway = false
    /// What it was filled with last, unless the app says otherwise.
    var knownTint: UIColor?
    /// The transition that it goes along with.
    weak var joined: (any UIViewControllerTransitionCoordinator)?
    private(set) lazy var watch = TabBarWatch { [weak self] in self?.barMayHaveChanged() }
    /// In the selected screen, whose safe area tells of a bar that comes or goes.
    let screenProbe = TabBarProbe()
    private(set) lazy var press = TabBarPress.watching { [weak self] in self?.setNeedsLayout() }

    /// An arrow in the controller's view, above its bar, at the selected item. The controller is not kept.
    public init(tabBarController: UITabBarController) {
        super.init(frame: CGRect(origin: .zero, size: Self.standardSize))
        self.tabBarController = tabBarController
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        screenProbe.onChange = { [weak self] in self?.barMayHaveChanged() }
        let (view, bar) = (tabBarController.view, tabBarController.tabBar)
        if bar.superview === view { view?.insertSubview(self, aboveSubview: bar) } else { view?.addSubview(self) }
    }

    // The screen may live on, in another container.
    deinit {
        Teardown.run { [screenProbe] in screenProbe.removeFromSuperview() }
    }

    /// Always nil: an arrow needs a tab bar controller.
    public required init?(coder: NSCoder) { nil }

    /// Goes to the selected item: to be called where the app itself has changed the selection, which UIKit does not announce, or the order of the items.
    public func update(animated: Bool) { goToSelection(animated: animated) }

    // MARK: What it hears

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        hostDidChange()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        barMayHaveChanged()
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: The look

    public override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        // A tip that is a little blunt.
        path.addLine(to: CGPoint(x: bounds.midX - bounds.width * 0.08, y: bounds.height * 0.12))
        path.addQuadCurve(
            to: CGPoint(x: bounds.midX + bounds.width * 0.08, y: bounds.height * 0.12),
            controlPoint: CGPoint(x: bounds.midX, y: -bounds.height * 0.04))
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        (color ?? tabBarController?.tabBar.tintColor ?? tintColor).setFill()
        path.fill()
    }
}
