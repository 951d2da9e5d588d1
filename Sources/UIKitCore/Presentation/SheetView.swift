import CoreGraphics

/// The card of a sheet: rounds the corners of the presented view, which fills it, and shows the grabber.
final class SheetView: UIView {
    static let cornerRadius: CGFloat = 10
    /// Below the sheet's top edge, in points, measured on iOS 26.
    private static let grabberFrame = CGRect(x: 0, y: 5, width: 36, height: 5)

    private var grabber: UIView?
    /// Called by a tap on the grabber.
    var onGrab: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a view that fills the card.
    func fill(with view: UIView) {
        guard view.superview !== self else { return }
        view.setUntransformedFrame(bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    /// Rounds all corners, or only the top ones if the card reaches the bottom edge.
    func roundCorners(all: Bool) {
        layer.maskedCorners =
            all
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    func showGrabber(_ isShown: Bool) {
        guard isShown != (grabber != nil) else { return }
        grabber?.removeFromSuperview()
        grabber = nil
        guard isShown else { return }
        // The area that takes taps is larger than the bar.
        let area = UIView(frame: CGRect(x: 0, y: 0, width: Self.grabberFrame.width + 40, height: 22))
        let bar = UIView(frame: Self.grabberFrame.offsetBy(dx: 20, dy: 0))
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = Self.grabberFrame.height / 2
        bar.isUserInteractionEnabled = false
        area.addSubview(bar)
        area.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("kinora_grabbed", SheetView.grabbed)))
        area.isAccessibilityElement = true
        area.accessibilityLabel = "Sheet Grabber"
        area.accessibilityTraits = .button
        addSubview(area)
        grabber = area
        setNeedsLayout()
    }

    private func grabbed() { onGrab?() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grabber else { return }
        grabber.center = CGPoint(x: bounds.midX, y: grabber.bounds.height / 2)
        if subviews.last !== grabber { bringSubviewToFront(grabber) }
    }
}
