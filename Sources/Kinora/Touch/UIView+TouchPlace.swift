import UIKit

extension UIView: TouchPlace {
    /// Returns the center of the view's bounds; NaN for a view in no window.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    public func touchLocation(on stage: Stage) -> CGPoint {
        guard window != nil else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
        return layer.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }

    /// Returns nil if a touch lands on the view or a descendant, or on a superview where the view itself takes no touches, as a label.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views in the window.
    public func touchObstacle(at location: CGPoint, on stage: Stage) -> String? {
        if window == nil { return "it is in no window" }
        if let obstacle = invisibility { return obstacle }
        let point = "(\(location.x), \(location.y))"
        guard CGRect(origin: .zero, size: stage.window.bounds.size).contains(location) else { return "\(point) lies outside of the screen" }
        guard let hit = stage.hitView(at: location) else { return "nothing takes a touch at \(point)" }
        if hit.isDescendant(of: self) || isDescendant(of: hit) && isPassive(below: hit) { return nil }
        return isDescendant(of: hit) ? "a touch at \(point) reaches its superview \(hit)" : "at \(point) it is covered by \(hit)"
    }

    private var invisibility: String? {
        var at: UIView? = self
        while let view = at {
            let who = view === self ? "it" : "its superview \(view)"
            if view.isHidden { return "\(who) is hidden" }
            if view.alpha < 0.01 { return "\(who) is transparent (alpha \(view.alpha))" }
            at = view.superview
        }
        return nil
    }

    /// Whether the view and its superviews below `superview` take no touches.
    private func isPassive(below superview: UIView) -> Bool {
        var at: UIView? = self
        while let view = at, view !== superview {
            if !view.isUserInteractionEnabled { return true }
            at = view.superview
        }
        return false
    }
}

extension Stage {
    /// The view that a touch at a location in screen coordinates would land on; nil if there is none.
    package func hitView(at location: CGPoint) -> UIView? {
        for window in UIApplication.shared.windows.reversed() where !window.isHidden && window.isUserInteractionEnabled {
            if let hit = window.hitTest(window.layer.convert(location, from: nil), with: nil) { return hit }
        }
        return nil
    }
}
