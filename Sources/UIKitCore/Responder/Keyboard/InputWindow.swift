import CoreGraphics

/// The window of the input views, above the app's windows. Touches beside them reach the windows below.
final class InputWindow: UIWindow {
    let host = InputHostView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(rawValue: 10)
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { host.frame.contains(point) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if host.frame.width != bounds.width { InputViews.current.screenDidChange() }
        host.followStyle()
    }
}

/// Contains an accessory view above an input view.
final class InputHostView: UIView {
    private var content = InputContent()
    /// The keyboard that moves away below an accessory view that stays.
    private var leavingInput: UIView?
    /// Height of the keyboard or the input view, with the safe area below it.
    private(set) var inputHeight: CGFloat = 0
    /// The accessory's height as the app set it, and as it was last laid out.
    private var accessoryHeight: (stated: CGFloat, placed: CGFloat) = (0, 0)

    /// The owner of the accessory view, so that its events and actions go up the app's responder chain.
    override var next: UIResponder? { content.accessoryOwner ?? super.next }

    func show(_ content: InputContent, width: CGFloat) {
        removeLeavingInput()
        if let old = self.content.accessory, old !== content.accessory, old.superview === self { old.removeFromSuperview() }
        if let old = self.content.input, old !== content.input, old.superview === self {
            if content.input == nil { leavingInput = old } else { old.removeFromSuperview() }
        }
        self.content = content
        if let accessory = content.accessory, accessory.superview !== self {
            accessoryHeight = (accessory.bounds.height, accessory.bounds.height)
            addSubview(accessory)
        }
        if let input = content.input, input.superview !== self { insertSubview(input, at: 0) }
        followStyle()
    }

    /// Takes the light or dark style of the views for which it is shown, where it is another than the screen's.
    func followStyle() {
        var at: UIResponder? = content.responder
        var view: UIView?
        while let responder = at, view == nil {
            view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
            if let found = view, found.isDescendant(of: self) { view = nil }
            at = responder.next
        }
        guard let style = view?.traitCollection.userInterfaceStyle, let window else { return }
        let wanted: UIUserInterfaceStyle = style == window.traitCollection.userInterfaceStyle ? .unspecified : style
        if overrideUserInterfaceStyle != wanted { overrideUserInterfaceStyle = wanted }
    }

    func removeLeavingInput() {
        if leavingInput?.superview === self { leavingInput?.removeFromSuperview() }
        leavingInput = nil
    }

    func clear() {
        removeLeavingInput()
        for view in [content.accessory, content.input] where view?.superview === self { view?.removeFromSuperview() }
        content = InputContent()
    }

    /// Returns the height of the views at the bottom of a screen, in points.
    func fit(_ content: InputContent, in screen: CGRect, safeArea: CGFloat) -> CGFloat {
        let keyboardHeight = KeyboardMetrics(screen: screen.size, safeArea: safeArea).height
        if content.input is KeyboardView {
            inputHeight = keyboardHeight
        } else if let own = content.input {
            let height = own.intrinsicContentSize.height > 0 ? own.intrinsicContentSize.height : own.bounds.height
            inputHeight = own.autoresizingMask.contains(.flexibleHeight) ? keyboardHeight : height + safeArea
        } else {
            inputHeight = 0
        }
        guard let accessory = content.accessory else { return inputHeight }
        if accessory.bounds.height != accessoryHeight.placed { accessoryHeight.stated = accessory.bounds.height }
        // Without a keyboard the accessory ends at the screen's edge, with the safe area inside it.
        let former = frame
        frame = CGRect(x: 0, y: screen.maxY - inputHeight - screen.height / 2, width: screen.width, height: screen.height / 2 + inputHeight)
        arrange()
        let height = inputHeight + fittedHeight(of: accessory, width: screen.width)
        frame = former
        arrange()
        return height
    }

    /// Height of an accessory view: its content's if it can stretch or is laid out by constraints, otherwise its own.
    private func fittedHeight(of accessory: UIView, width: CGFloat) -> CGFloat {
        let isFlexible = accessory.autoresizingMask.contains(.flexibleHeight) || !accessory.translatesAutoresizingMaskIntoConstraints
        guard isFlexible || accessory.intrinsicContentSize.height > 0 else { return accessoryHeight.stated }
        let fitted = accessory.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitted > 0 { return fitted }
        return accessory.intrinsicContentSize.height > 0 ? accessory.intrinsicContentSize.height : accessoryHeight.stated
    }

    /// Moves the views to a frame in screen coordinates.
    func move(to frame: CGRect) {
        self.frame = frame
        layOut()
        accessoryHeight.placed = content.accessory?.bounds.height ?? 0
    }

    private func layOut() {
        arrange()
        layoutIfNeeded()
    }

    private func arrange() {
        content.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - inputHeight)
        content.input?.frame = CGRect(x: 0, y: bounds.height - inputHeight, width: bounds.width, height: inputHeight)
        leavingInput?.frame.origin.y = bounds.height
    }
}
