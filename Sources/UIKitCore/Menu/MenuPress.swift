import CoreGraphics

/// Opens the menu of a button when it is touched, or pressed for half a second, and follows the finger into the menu.
package final class MenuPress: UILongPressGestureRecognizer {
    private let openMenu: @MainActor () -> MenuOverlay?
    private weak var overlay: MenuOverlay?
    private var start = CGPoint.zero
    private var hasMoved = false

    /// Movement in points from which a lifted finger chooses.
    private static let slop: CGFloat = 10

    package init(opensAtOnce: Bool, open: @escaping @MainActor () -> MenuOverlay?) {
        openMenu = open
        super.init(target: nil, action: nil)
        minimumPressDuration = opensAtOnce ? 0 : 0.5
        allowableMovement = opensAtOnce ? .greatestFiniteMagnitude : 10
        addTarget(self, action: Selector("kinora_followMenuPress", MenuPress.follow))
    }

    private func follow() {
        let point = location(in: nil)
        switch state {
        case .began:
            (start, hasMoved) = (point, false)
            overlay = openMenu()
        case .changed, .ended:
            hasMoved = hasMoved || abs(point.x - start.x) + abs(point.y - start.y) > Self.slop
            if hasMoved { overlay?.follow(point, isLifted: state == .ended) }
        default: break
        }
    }
}
