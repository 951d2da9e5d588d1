/// Recognizes taps on a page.
final class PageTapRecognizer: UITapGestureRecognizer {
    private let onTap: (CGPoint) -> Void

    init(_ onTap: @escaping (CGPoint) -> Void) {
        self.onTap = onTap
        super.init(target: nil, action: nil)
    }

    override var state: UIGestureRecognizer.State {
        didSet { if state == .ended { onTap(location(in: view)) } }
    }
}

/// Recognizes long presses on a page.
final class PagePressRecognizer: UILongPressGestureRecognizer {
    private let onPress: (CGPoint) -> Void

    init(_ onPress: @escaping (CGPoint) -> Void) {
        self.onPress = onPress
        super.init(target: nil, action: nil)
    }

    override var state: UIGestureRecognizer.State {
        didSet { if state == .began, oldValue != .began { onPress(location(in: view)) } }
    }
}

/// Follows a pointer over a page; the location is nil once it has left.
final class PageHoverRecognizer: UIHoverGestureRecognizer {
    private let onMove: (CGPoint?) -> Void

    init(_ onMove: @escaping (CGPoint?) -> Void) {
        self.onMove = onMove
        super.init(target: nil, action: nil)
    }

    override var state: UIGestureRecognizer.State {
        didSet {
            switch state {
            case .began, .changed: onMove(location(in: view))
            case .ended, .cancelled, .failed: onMove(nil)
            case .possible: break
            }
        }
    }
}
