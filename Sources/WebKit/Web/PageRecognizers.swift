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

/// Recognizes a swipe from an edge that ends beyond half of the view, or fast.
final class PageSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
    private let onSwipe: () -> Void

    init(from edge: UIRectEdge, _ onSwipe: @escaping () -> Void) {
        self.onSwipe = onSwipe
        super.init(target: nil, action: nil)
        edges = edge
    }

    override var state: UIGestureRecognizer.State {
        didSet {
            guard state == .ended, oldValue != .ended, let view else { return }
            let direction: CGFloat = edges == .left ? 1 : -1
            let width = max(view.bounds.width, 1)
            let (distance, speed) = (translation(in: view).x * direction / width, velocity(in: view).x * direction / width)
            if speed > 1 || speed > -1 && distance > 0.5 { onSwipe() }
        }
    }
}
