import UIKit

/// A touch target on a scene's screens, by its identifier or label, independent of its position. Keys of the
/// keyboard have their labels.
public struct SceneElement: Sendable, CustomStringConvertible {
    private enum Name {
        case identifier(String)
        case label(String)
        case screen
        case leadingEdge
    }

    /// The whole window.
    public static let screen = SceneElement(name: .screen, ordinal: 0)
    /// The strip of 16 points along the window's leading edge, where edge gestures begin.
    public static let leadingEdge = SceneElement(name: .leadingEdge, ordinal: 0)

    private let name: Name
    private let ordinal: Int

    /// The element with an accessibility identifier: of several visible ones that at an index in reading order, or the last.
    public static func identifier(_ identifier: String, _ ordinal: Int = 0) -> SceneElement {
        SceneElement(name: .identifier(identifier), ordinal: ordinal)
    }

    /// The element with an accessibility label: of several visible ones that at an index in reading order, or the last.
    public static func label(_ label: String, _ ordinal: Int = 0) -> SceneElement { SceneElement(name: .label(label), ordinal: ordinal) }

    public var description: String {
        switch name {
        case .identifier(let text): "the element '\(text)'"
        case .label(let text): "the element labeled '\(text)'"
        case .screen: "the screen"
        case .leadingEdge: "the leading edge"
        }
    }

    /// The point at a fraction of the element's visible part, from the leading and the top edge, in the window's coordinates.
    /// - Returns: Nil if no such element is visible and reachable at that point.
    @MainActor
    package func point(at anchor: CGPoint, in window: UIWindow) -> CGPoint? {
        let isMirrored = window.isMirrored
        func point(of area: CGRect) -> CGPoint {
            let x = isMirrored ? 1 - anchor.x : anchor.x
            return CGPoint(x: area.minX + area.width * x, y: area.minY + area.height * anchor.y)
        }
        switch name {
        case .screen: return point(of: window.bounds)
        case .leadingEdge:
            return point(of: CGRect(x: isMirrored ? window.bounds.width - 16 : 0, y: 0, width: 16, height: window.bounds.height))
        case .identifier, .label: break
        }
        let points = views(in: window).compactMap { view -> CGPoint? in
            guard let point = view.visibleArea(in: window).map(point) else { return nil }
            return Self.isReached(view, at: point, in: window) ? point : nil
        }
        let sorted = points.sorted { isMirrored ? ($0.y, $1.x) < ($1.y, $0.x) : ($0.y, $0.x) < ($1.y, $1.x) }
        return sorted.isEmpty ? nil : sorted[min(ordinal, sorted.count - 1)]
    }

    @MainActor
    private static func isReached(_ view: UIView, at point: CGPoint, in window: UIWindow) -> Bool {
        guard let hit = Self.hit(at: point, in: window) else { return false }
        // A button's label takes no touches itself, nor does a key of the keyboard.
        return hit.isDescendant(of: view) || view is UILabel && view.superview === hit && !(hit is UIScrollView)
            || view.accessibilityTraits.contains(.keyboardKey) && view.superview === hit
    }

    /// The view that takes a touch: one of the keyboard, which covers the window, or of the window.
    @MainActor
    private static func hit(at point: CGPoint, in window: UIWindow) -> UIView? {
        UIApplication.inputWindow?.hitTest(point, with: nil) ?? window.hitTest(point, with: nil)
    }

    /// Whether the middle of such an element is visible, if only in a scroll view that moves and takes the touches itself.
    @MainActor
    package func isVisible(in window: UIWindow) -> Bool {
        views(in: window).contains { view in
            guard let area = view.visibleArea(in: window) else { return false }
            guard let hit = Self.hit(at: CGPoint(x: area.midX, y: area.midY), in: window) else { return false }
            return hit.isDescendant(of: view) || view.isDescendant(of: hit)
        }
    }

    /// The reason why no touch reaches the element's center, as a clause.
    @MainActor
    package func obstacle(in window: UIWindow) -> String {
        let views = views(in: window)
        guard !views.isEmpty else { return "there is no such element" }
        guard let area = views.lazy.compactMap({ $0.visibleArea(in: window) }).first else { return "it is out of sight" }
        let middle = CGPoint(x: area.midX, y: area.midY)
        guard let hit = Self.hit(at: middle, in: window) else { return "nothing takes a touch at (\(middle.x), \(middle.y))" }
        return "at (\(middle.x), \(middle.y)) it meets \(type(of: hit))"
    }

    /// Scrolls the element's scroll view, without animation, until the element is visible; does nothing if one is or there is none.
    @MainActor
    package func reveal(in window: UIWindow) {
        guard point(at: CGPoint(x: 0.5, y: 0.5), in: window) == nil, let view = views(in: window).first else { return }
        var superview = view.superview
        while let at = superview, !(at is UIScrollView) { superview = at.superview }
        guard let scroll = superview as? UIScrollView else { return }
        scroll.scrollRectToVisible(scroll.convert(view.bounds, from: view), animated: false)
        window.layoutIfNeeded()
    }

    @MainActor
    private func views(in window: UIWindow) -> [UIView] {
        var found: [UIView] = []
        var pending: [UIView] = [window] + (UIApplication.inputWindow.map { [$0] } ?? [])
        while let view = pending.popLast() {
            guard !view.isHidden else { continue }
            let isMeant =
                switch name {
                case .identifier(let text): view.accessibilityIdentifier == text
                case .label(let text): view.accessibilityLabel == text
                case .screen, .leadingEdge: false
                }
            if isMeant { found.append(view) }
            pending += view.subviews.reversed()
        }
        return found
    }
}

extension UIView {
    fileprivate var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The part of the view not clipped by a superview and not covered by a bar over its scroll view, in the window's coordinates; nil
    /// if less than 8 points are left.
    fileprivate func visibleArea(in window: UIWindow) -> CGRect? {
        var area = convert(bounds, to: window).intersection(window.bounds)
        var superview = superview
        while let view = superview {
            if let scroll = view as? UIScrollView {
                area = area.intersection(view.convert(view.bounds.inset(by: scroll.adjustedContentInset), to: window))
            } else if view.clipsToBounds {
                area = area.intersection(view.convert(view.bounds, to: window))
            }
            superview = view.superview
        }
        return area.isNull || area.width < 8 || area.height < 8 ? nil : area
    }
}
