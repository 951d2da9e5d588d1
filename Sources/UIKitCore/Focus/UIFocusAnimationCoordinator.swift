import QuartzCore

/// Facts about the system's animations of a focus update.
///
/// Source: Apple, [UIFocusAnimationContext](https://developer.apple.com/documentation/uikit/uifocusanimationcontext).
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}

/// Runs animations together with the system's of a focus update. Created by the system.
///
/// Durations are estimates: 0.15 s for the item that becomes focused, 0.25 s for the other. Source: Apple,
/// [UIFocusAnimationCoordinator](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator).
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var focusing: [(animations: () -> Void, completion: () -> Void)] = []
    private var unfocusing: [(animations: () -> Void, completion: () -> Void)] = []
    /// Whether an item becomes focused.
    private let isFocusing: Bool

    /// In seconds.
    static let (focusingDuration, unfocusingDuration): (TimeInterval, TimeInterval) = (0.15, 0.25)

    init(isFocusing: Bool) {
        self.isFocusing = isFocusing
        super.init()
    }

    /// Adds animations that run with those of the item that becomes focused, or without one with those of the item that was.
    ///
    /// - Parameters:
    ///   - animations: Changes of views; nil for none.
    ///   - completion: Called after the system's animations.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if isFocusing {
            focusing.append((animations ?? {}, completion ?? {}))
        } else {
            unfocusing.append((animations ?? {}, completion ?? {}))
        }
    }

    /// Adds animations that run with those of the item that becomes focused.
    ///
    /// - Parameters:
    ///   - animations: Changes of views; nil for none.
    ///   - completion: Called after the system's animations.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let context = FocusAnimationContext(Self.focusingDuration)
        focusing.append(({ animations?(context) }, completion ?? {}))
    }

    /// Adds animations that run with those of the item that was focused.
    ///
    /// - Parameters:
    ///   - animations: Changes of views; nil for none.
    ///   - completion: Called after the system's animations.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let context = FocusAnimationContext(Self.unfocusingDuration)
        unfocusing.append(({ animations?(context) }, completion ?? {}))
    }

    func run() {
        run(focusing, Self.focusingDuration)
        run(unfocusing, Self.unfocusingDuration)
        (focusing, unfocusing) = ([], [])
    }

    private func run(_ all: [(animations: () -> Void, completion: () -> Void)], _ duration: TimeInterval) {
        guard !all.isEmpty else { return }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { for each in all { each.animations() } }, completion: nil)
        // The system's animations have this duration also where the app adds none.
        MediaTimer(after: duration, name: "UIFocusAnimationCoordinator", onMainActor: { for each in all { each.completion() } }).start()
    }
}

private final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval

    init(_ duration: TimeInterval) {
        self.duration = duration
        super.init()
    }
}
