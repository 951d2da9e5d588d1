import Foundation

/// Animations along an animation of a drag.
///
/// Source: Apple, [UIDragAnimating](https://developer.apple.com/documentation/uikit/uidraganimating).
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations that run along.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure for the end. It receives `.end`, or `.start` if a lift was cancelled before its end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects animations and completions until the system's animation begins and ends.
package final class DragAnimations: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Receives the additions from the beginning of the animation on; nil before.
    private var follower: DragAnimations?

    package override init() { super.init() }

    package func addAnimations(_ animations: @escaping () -> Void) {
        if let follower { return follower.addAnimations(animations) }
        self.animations.append(animations)
    }

    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let follower { return follower.addCompletion(completion) }
        completions.append(completion)
    }

    /// Moves the additions, those of later calls included, to another animation.
    package func follow(_ other: DragAnimations) {
        for animation in animations { other.addAnimations(animation) }
        for completion in completions { other.addCompletion(completion) }
        (animations, completions) = ([], [])
        follower = other
    }

    /// Runs the animations, inside an animation block of the caller's.
    package func animate() { for animation in animations { animation() } }

    /// Calls the completions, once.
    package func complete(_ position: UIViewAnimatingPosition) {
        let completions = completions
        (animations, self.completions) = ([], [])
        for completion in completions { completion(position) }
    }
}
