import CoreGraphics

/// A view that has another effect by default than a halo.
@MainActor
package protocol FocusEffectDefaulting: UIView {
    /// The effect of a view on which none was set; nil for none.
    var defaultFocusEffect: UIFocusEffect? { get }
}

/// A view whose halo follows what it draws, and not its bounds.
@MainActor
package protocol FocusShaping: UIView {
    /// The rectangle of what is drawn, in the view's coordinates, with the radius of its corners; nil for the bounds.
    var focusShape: (rect: CGRect, cornerRadius: CGFloat)? { get }
}

/// A view that forms a focus group without an identifier: a scroll view or a text field.
@MainActor
package protocol FocusGroupForming: UIView {}

/// A view that changes its appearance with the focus, or that lists select.
@MainActor
package protocol FocusObserving: UIView {
    /// Called after the view has become focused, or no longer is.
    func focusDidChange()
    /// The priority that the system gives the item in its group.
    var systemFocusPriority: UIFocusGroupPriority { get }
}

/// A focused view that the Return key activates.
@MainActor
package protocol PrimaryActing: UIView {
    /// Called when the key goes down; returns whether the view takes the press.
    func primaryPressBegan() -> Bool
    /// Called when the key goes up, or when the press is cancelled.
    func primaryPressEnded(isCancelled: Bool)
}

extension UIView {
    /// Whether focus can get into the view.
    final var admitsFocus: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

    final var presentsFocus: Bool { UIFocusSystem.shown?.focusedItem === self }

    final var presentFocusEffect: UIFocusEffect? {
        get {
            if let set = focusRecord?.effect { return set }
            return (self as? any FocusEffectDefaulting).map(\.defaultFocusEffect) ?? UIFocusEffect()
        }
        set {
            let copy = newValue?.copy() as? UIFocusEffect
            changeFocusRecord { $0.effect = .some(copy) }
            UIFocusSystem.shown?.effectDidChange(of: self)
        }
    }

    final func changeFocusRecord(_ change: (inout FocusRecord) -> Void) {
        var record = focusRecord ?? FocusRecord()
        change(&record)
        focusRecord = record
    }

    /// The subviews and the view's own guides that intersect a rectangle.
    final func ownFocusItems(in rect: CGRect) -> [any UIFocusItem] {
        storedSubviews.filter { $0.frame.intersects(rect) || $0.bounds.isEmpty }
    }

    /// The priority in the view's group, at least the system's.
    final func focusPriority(_ own: UIFocusGroupPriority) -> Int {
        max(own.rawValue, 0, (self as? any FocusObserving)?.systemFocusPriority.rawValue ?? 0)
    }
}

extension UIViewController {
    final var presentParentEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}
