import EffectSupport
import UIKit

/// A small arrow on the top edge of a tab bar controller's bar that slides to the selected item.
///
/// It adds itself to the controller's view and takes no touches. It follows taps, rotation, changes of the items, and a bar that is
/// hidden or pushed away; the controller's delegate stays the app's. With Reduce Motion it cross-fades between items within 0.2
/// seconds. Source: `Documentation/Effects.md#tab-arrow`.
@preconcurrency @MainActor
public final class TabBarArrow: UIView {
    /// The initial size of an arrow, in points.
    public static let standardSize = CGSize(width: 22, height: 11)

    /// The duration of the movement to another item, in seconds. The default is 0.2.
    public var duration: TimeInterval = 0.2

    /// The timing curve of the movement to another item. The default is ease-in-out.
    public var curve = UIView.AnimationCurve.easeInOut

    /// The height of the arrow's part over the bar, in points. The default is 2. A value that is not finite is ignored and logged.
    public var overlap: CGFloat = 2 {
        didSet {
            if !overlap.isFinite {
                Misuse.report("TabBarArrow.overlap \(overlap) is not finite; \(oldValue) stays")
                overlap = oldValue
            }
            follow()
        }
    }

    /// The fill color; nil uses the tint color, that of the selected item.
    public var color: UIColor? { didSet { setNeedsDisplay() } }

    weak var tabBarController: UITabBarController?
    /// The index of the item that the arrow is over or moves to.
    var shownIndex = NSNotFound
    /// The last known frame of the bar, in the superview's coordinates.
    var knownBar = CGRect.null
    /// Whether the bar is hidden or has no selected item.
    var isAway = false
    /// The last tint color, unless the app sets `color`.
    var knownTint: UIColor?
    /// The transition that the arrow animates alongside.
    weak var joined: (any UIViewControllerTransitionCoordinator)?
    private(set) lazy var watch = TabBarWatch { [weak self] in self?.barMayHaveChanged() }
    /// In the selected view controller's view, whose safe area changes when a bar appears or disappears.
    let screenProbe = TabBarProbe()
    private(set) lazy var press = TabBarPress.watching { [weak self] in self?.setNeedsLayout() }

    /// Creates an arrow in the controller's view, above its bar, at the selected item. The controller is not retained.
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

    // The view may outlive the arrow, in another container.
    deinit {
        Teardown.run { [screenProbe] in screenProbe.removeFromSuperview() }
    }

    /// Returns nil: an arrow needs a tab bar controller.
    public required init?(coder: NSCoder) { nil }

    /// Moves to the selected item: call it after the app has changed the selection itself, which UIKit does not announce, or the order
    /// of the items.
    public func update(animated: Bool) { moveToSelection(animated: animated) }

    // MARK: Observation

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

    // MARK: Drawing

    public override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        // A slightly blunt tip.
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
