import CoreGraphics

/// Shows the title and the image of a view in the middle of the screen while the user touches and holds it, at the text sizes for
/// accessibility; for views whose text does not grow, such as those of bars.
///
/// ```swift
/// let button = UIButton(type: .contactAdd)
/// button.showsLargeContentViewer = true
/// button.largeContentTitle = "Add"
/// button.addInteraction(UILargeContentViewerInteraction())
/// ```
///
/// The finger moves on to the next item of the interaction's view. Tab bars, toolbars and navigation bars have an interaction of their
/// own, which uses the item on which the finger is lifted. Size, colors and times are estimates. Source: Apple,
/// [UILargeContentViewerInteraction](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction).
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    private weak var storedDelegate: (any UILargeContentViewerInteractionDelegate)?
    private weak var storedView: UIView?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private var viewer: LargeContentViewer?
    private var shown: (any UILargeContentViewerItem)?

    /// Creates an interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// Creates an interaction.
    ///
    /// - Parameter delegate: the delegate, which is not retained; nil for none.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        storedDelegate = delegate
        super.init()
        press.delegate = self
        press.addTarget(self, action: Selector("kinora_follow", UILargeContentViewerInteraction.follow))
    }

    /// The delegate.
    open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { storedDelegate }

    /// The gesture of the interaction, for requirements that other gestures fail.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Whether the viewer appears: whether the preferred text size is one for accessibility.
    open class var isEnabled: Bool { UIApplication.process.preferredContentSizeCategory.isAccessibilityCategory }

    /// Posted after ``isEnabled`` has changed, without an object.
    open class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    open var view: UIView? { storedView }

    open func willMove(to view: UIView?) {
        press.view?.removeGestureRecognizer(press)
        hide()
    }

    open func didMove(to view: UIView?) {
        storedView = view
        view?.addGestureRecognizer(press)
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === press, Self.isEnabled, let view else { return false }
        return item(at: press.location(in: view)) != nil
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        let item =
            storedDelegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? usualItem(at: point)
        return item?.showsLargeContentViewer == true ? item : nil
    }

    /// The view at a point that shows itself in the viewer, or the nearest one around it.
    final func usualItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        var hit = view.hitTest(point, with: nil)
        while let candidate = hit {
            if candidate.showsLargeContentViewer { return candidate }
            if candidate === view { return nil }
            hit = candidate.superview
        }
        return nil
    }

    private func follow() {
        guard let view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: show(item(at: point))
        case .ended:
            let item = item(at: point)
            hide()
            storedDelegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
        case .cancelled, .failed: hide()
        default: break
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard item !== shown else { return }
        shown = item
        guard let item, let view, let window = view.window else {
            viewer?.leave()
            viewer = nil
            return
        }
        let area = storedDelegate?.viewController(for: self).viewIfLoaded
        if let viewer { return viewer.show(item) }
        let made = LargeContentViewer(in: area.map { $0.convert($0.bounds, to: window) } ?? window.bounds, traits: window.traitCollection)
        window.addSubview(made)
        made.show(item)
        made.appear()
        viewer = made
    }

    private func hide() {
        viewer?.leave()
        (viewer, shown) = (nil, nil)
    }
}

/// Decides about the items of a large content viewer, and is notified of its end. Every method is optional.
///
/// Source: Apple,
/// [UILargeContentViewerInteractionDelegate](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate).
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the finger is lifted, to perform the item's action; by default nothing happens.
    ///
    /// - Parameters:
    ///   - interaction: the interaction.
    ///   - item: the item under the finger; nil for none.
    ///   - point: the point in the interaction's view, in points.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

    /// Returns the item at a point in the interaction's view; nil for none. By default the view there, or the nearest around it, that
    /// shows itself in the viewer.
    ///
    /// - Parameters:
    ///   - interaction: the interaction.
    ///   - point: the point, in points.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// Returns the controller in whose view's middle the viewer appears; by default the window's root controller.
    ///
    /// - Parameter interaction: the interaction.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.usualItem(at: point) }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}
