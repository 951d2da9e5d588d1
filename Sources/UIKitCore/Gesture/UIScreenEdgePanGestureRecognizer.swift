import CoreGraphics
import GestureEngine

/// Recognizes a pan that begins at an edge of the screen and moves inward.
///
/// Fails at once for a touch that begins farther than `GestureThresholds.edgeWidth` from the edge, and if the movement is more along the
/// edge than away from it. Source: Apple,
/// [UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer);
/// `Documentation/Behavior.md#gesture-thresholds`.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture may begin; none by default.
    open var edges: UIRectEdge = []

    private var touchedEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, touchedEdges.isEmpty, let touch = touches.inOrder.first, let window = touch.window {
            touchedEdges = edges.intersection(Self.edges(near: touch.location(in: nil), of: window.bounds))
            guard !touchedEdges.isEmpty else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    open override func reset() {
        super.reset()
        touchedEdges = []
    }

    override func accepts(_ movement: CGVector) -> Bool {
        let (across, along) = (abs(movement.dx), abs(movement.dy))
        return touchedEdges.contains(.left) && movement.dx > 0 && across >= along
            || touchedEdges.contains(.right) && movement.dx < 0 && across >= along
            || touchedEdges.contains(.top) && movement.dy > 0 && along >= across
            || touchedEdges.contains(.bottom) && movement.dy < 0 && along >= across
    }

    private static func edges(near point: CGPoint, of bounds: CGRect) -> UIRectEdge {
        let width = GestureThresholds.edgeWidth
        var edges: UIRectEdge = []
        if point.x <= bounds.minX + width { edges.insert(.left) }
        if point.x >= bounds.maxX - width { edges.insert(.right) }
        if point.y <= bounds.minY + width { edges.insert(.top) }
        if point.y >= bounds.maxY - width { edges.insert(.bottom) }
        return edges
    }
}
