import CoreGraphics

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is below what it points at.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is on the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is on the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any of the four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No direction has been chosen.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Adapts a popover, and is notified of its dismissal by a tap outside. Every method is optional.
///
/// In compact width a popover becomes a page sheet, unless `adaptivePresentationStyle(for:traitCollection:)` returns `none`. Source: Apple,
/// [UIPopoverPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown; the last moment to set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Whether a tap outside dismisses the popover; by default what `presentationControllerShouldDismiss(_:)` returns.
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool

    /// Called when a tap outside has dismissed the popover.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { presentationControllerShouldDismiss(popoverPresentationController) }

    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Presents a controller in a bubble that points at a view or a bar button item.
///
/// ```swift
/// func presentPalette(from button: UIButton, in controller: UIViewController) {
///     let palette = UIViewController()
///     palette.modalPresentationStyle = .popover
///     palette.popoverPresentationController?.sourceView = button
///     palette.popoverPresentationController?.sourceRect = button.bounds
///     controller.present(palette, animated: true)
/// }
/// ```
///
/// The size is the controller's `preferredContentSize`, or else 320 by 480 points, limited by the space on the screen. A popover without a
/// source traps when it is shown, as UIKit raises an exception. The size of the arrow and the fade are estimates. Source: Apple,
/// [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
open class UIPopoverPresentationController: UIPresentationController, SystemPresentation {
    /// The view that the arrow points at, by `sourceRect`.
    open weak var sourceView: UIView?
    /// The rectangle that the arrow points at, in the source view's coordinates; `CGRect.null`, the default, for its bounds.
    open var sourceRect = CGRect.null
    /// The bar button item that the arrow points at, instead of a view.
    open weak var barButtonItem: UIBarButtonItem?
    /// The view or the bar button item that the arrow points at; not retained. Setting a view resets `sourceRect`, so that the arrow points
    /// at its bounds.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
            sourceRect = .null
        }
    }
    /// The directions in which the arrow may point; any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction in which the arrow points; unknown before the popover is shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The bubble's color; nil, the default, for the system's background.
    open var backgroundColor: UIColor? { didSet { bubble.fill = backgroundColor ?? .systemBackground } }
    /// The least distances of the bubble from the screen's edges, in points; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the popover may cover the source rectangle where there is no other space; false by default.
    open var canOverlapSourceViewRect = false
    /// Views that receive touches while the popover is shown; a touch elsewhere outside dismisses it.
    open var passthroughViews: [UIView]?

    private let bubble = PopoverBubbleView(frame: .zero)
    private var outside: PopoverOutsideView?
    private static let defaultSize = CGSize(width: 320, height: 480)

    package final var interfaceLevel: UIUserInterfaceLevel { .elevated }

    package final func makeAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        CrossDissolveAnimator(isDismissal: isDismissal)
    }

    // MARK: Layout

    open override var presentedView: UIView? {
        bubble.fill(with: presentedViewController.view)
        return bubble
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return placement(in: container).frame
    }

    /// The bubble's frame with its arrow, the arrow's direction, and the distance of the arrow's tip from the frame's left or upper edge.
    private func placement(in container: UIView) -> (frame: CGRect, direction: UIPopoverArrowDirection, tip: CGFloat) {
        let source = sourceFrame(in: container)
        let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        let preferred = preferredContentSize
        let wanted = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.defaultSize.width,
            height: preferred.height > 0 ? preferred.height : Self.defaultSize.height)
        let arrow = PopoverBubbleView.arrowHeight
        // The space at each edge, in the order of preference.
        let spaces: [(UIPopoverArrowDirection, CGSize)] = [
            (.up, CGSize(width: area.width, height: area.maxY - source.maxY - arrow)),
            (.down, CGSize(width: area.width, height: source.minY - area.minY - arrow)),
            (.left, CGSize(width: area.maxX - source.maxX - arrow, height: area.height)),
            (.right, CGSize(width: source.minX - area.minX - arrow, height: area.height)),
        ].filter { permittedArrowDirections.contains($0.0) }
        let fitting = spaces.first { $0.1.width >= wanted.width && $0.1.height >= wanted.height }
        let largest = spaces.max {
            min($0.1.width, wanted.width) * min($0.1.height, wanted.height) < min($1.1.width, wanted.width)
                * min($1.1.height, wanted.height)
        }
        guard let (direction, space) = fitting ?? largest, space.width > 0, space.height > 0 else {
            let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
            return (
                CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height), .unknown, 0
            )
        }
        let size = CGSize(width: min(wanted.width, space.width), height: min(wanted.height, space.height))
        func along(_ middle: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            max(least, min(middle - length / 2, most - length)).rounded()
        }
        if direction == .up || direction == .down {
            let x = along(source.midX, size.width, area.minX, area.maxX)
            let y = direction == .up ? source.maxY : source.minY - size.height - arrow
            return (CGRect(x: x, y: y, width: size.width, height: size.height + arrow), direction, source.midX - x)
        }
        let y = along(source.midY, size.height, area.minY, area.maxY)
        let x = direction == .left ? source.maxX : source.minX - size.width - arrow
        return (CGRect(x: x, y: y, width: size.width + arrow, height: size.height), direction, source.midY - y)
    }

    private func sourceFrame(in container: UIView) -> CGRect {
        if let view = barButtonItem.flatMap({ $0.customView ?? $0.barView }), view.window != nil {
            return view.convert(view.bounds, to: container)
        }
        guard let sourceView else {
            let said = (presentedViewController as? any PopoverContent)?.missingPopoverSource(presenting: presentingViewController)
            trap(
                object: "\(type(of: self)) \(presentedViewController.diagnosticName)",
                value: said ?? "should have a non-nil sourceView or barButtonItem set before the presentation occurs",
                remedy: "set sourceView and sourceRect, or barButtonItem")
        }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container else { return }
        outside?.frame = container.bounds
        let layout = placement(in: container)
        arrowDirection = layout.direction
        bubble.point(layout.direction, at: layout.tip)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let view = self.container else { return }
        let layout = placement(in: view)
        bubble.point(layout.direction, at: layout.tip)
        layOutPresentedView()
    }

    // MARK: Presentation

    open override func presentationTransitionWillBegin() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard let container else { return }
        bubble.fill = backgroundColor ?? .systemBackground
        let made = PopoverOutsideView(frame: container.bounds, passthrough: { [weak self] in self?.passthroughViews ?? [] }) {
            [weak self] in
            self?.dismissByTap()
        }
        container.insertSubview(made, at: 0)
        outside = made
        let layout = placement(in: container)
        arrowDirection = layout.direction
        bubble.point(layout.direction, at: layout.tip)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { clear() } }

    open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { clear() } }

    private func clear() {
        outside?.removeFromSuperview()
        outside = nil
        arrowDirection = .unknown
    }

    private func dismissByTap() {
        guard phase == .presented else { return }
        let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
        let permits =
            popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? delegate?.presentationControllerShouldDismiss(self)
            ?? true
        guard permits, !presentedViewController.isModalInPresentation else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presenter?.dismiss(animated: true) {
            (self.presentedViewController as? any PopoverContent)?.popoverWasDismissed()
            popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
            self.delegate?.presentationControllerDidDismiss(self)
        }
    }
}

/// A controller with a part in its popover, such as an action sheet.
@MainActor
package protocol PopoverContent: UIViewController {
    /// UIKit's sentence for a popover without a source.
    func missingPopoverSource(presenting: UIViewController) -> String
    /// Called after a tap outside has dismissed the popover.
    func popoverWasDismissed()
}

/// The area outside a popover: a tap in it dismisses, except on views that touches pass through to.
private final class PopoverOutsideView: UIView {
    private let passthrough: () -> [UIView]
    private let onTap: () -> Void

    init(frame: CGRect, passthrough: @escaping () -> [UIView], onTap: @escaping () -> Void) {
        self.passthrough = passthrough
        self.onTap = onTap
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", PopoverOutsideView.tap)))
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { onTap() }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !passthrough().contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
}

/// A bubble with an arrow around a controller's view.
final class PopoverBubbleView: UIView {
    static let arrowHeight: CGFloat = 13
    private static let arrowBase: CGFloat = 26
    private static let cornerRadius: CGFloat = 13

    private let content = UIView(frame: .zero)
    private let shape = CAShapeLayer()
    private var direction = UIPopoverArrowDirection.unknown
    private var tip: CGFloat = 0

    var fill = UIColor.systemBackground { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
        shape.shadowOpacity = 0.2
        shape.shadowRadius = 20
        shape.shadowOffset = CGSize(width: 0, height: 4)
        content.clipsToBounds = true
        content.layer.cornerRadius = Self.cornerRadius
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a controller's view.
    func fill(with view: UIView) {
        guard view.superview !== content else { return }
        content.addSubview(view)
        setNeedsLayout()
    }

    /// Lets the arrow point in a direction, at a distance from the left or upper edge.
    func point(_ direction: UIPopoverArrowDirection, at tip: CGFloat) {
        self.direction = direction
        self.tip = tip
        setNeedsLayout()
    }

    private var body: CGRect {
        let height = Self.arrowHeight
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
        case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
        default: bounds
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let body = body
        content.frame = body
        content.subviews.first?.frame = content.bounds
        let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
        let isVertical = direction == .up || direction == .down
        if direction != .unknown {
            let half = Self.arrowBase / 2
            let length = isVertical ? bounds.width : bounds.height
            let middle = max(Self.cornerRadius + half, min(tip, length - Self.cornerRadius - half))
            func add(_ along: CGFloat, _ across: CGFloat, isFirst: Bool = false) {
                let point = isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
                if isFirst { path.move(to: point) } else { path.addLine(to: point) }
            }
            let isNear = direction == .up || direction == .left
            let base = isVertical ? (isNear ? body.minY : body.maxY) : (isNear ? body.minX : body.maxX)
            add(middle - half, base, isFirst: true)
            add(middle, isNear ? 0 : (isVertical ? bounds.height : bounds.width))
            add(middle + half, base)
            path.close()
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.frame = bounds
        shape.path = path.cgPath
        shape.fillColor = fill.resolvedColor(with: traitCollection).cgColor
        shape.shadowPath = path.cgPath
        CATransaction.commit()
        content.backgroundColor = fill
    }
}
