import QuartzCore
import TestSupport
import Testing

/// The animation that a layer holds cannot be changed, whatever its class.
@Suite struct HeldAnimationTrapTests {
    @Test(arguments: everyChange.indices) func aChangeTrapsNamingTheClass(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let window = LayerWindow()
                defer { window.close() }
                let layer = window.committedLayer()
                let animation = everyChange[index].animation()
                layer.add(animation, forKey: "a")
                everyChange[index].change(layer.animation(forKey: animation is CATransition ? kCATransition : "a") ?? animation)
            }
        }
        #expect(result.trapSentence?.contains(everyChange[index].className) == true)
        #expect(result.trapSentence?.contains("belongs to a layer") == true)
    }
}

private struct Change {
    /// The class of the animation that is changed.
    let className: String
    let animation: @MainActor () -> CAAnimation
    let change: @MainActor (CAAnimation) -> Void

    init<Animation: CAAnimation>(
        _ animation: @escaping @MainActor () -> Animation, _ change: @escaping @MainActor (Animation) -> Void, naming name: String? = nil
    ) {
        className = name ?? "\(Animation.self)"
        self.animation = animation
        self.change = { if let held = $0 as? Animation { change(held) } }
    }
}

private let everyChange =
    changes(
        of: { CABasicAnimation(keyPath: "opacity") },
        [
            { $0.duration = 3 }, { $0.toValue = 3 }, { $0.keyPath = "bounds" }, { $0.isAdditive = true },
            { $0.setValue("other", forKey: "tag") },
        ])
    + changes(
        of: { CAKeyframeAnimation(keyPath: "position") },
        [
            { $0.values = nil }, { $0.path = nil }, { $0.keyTimes = nil }, { $0.timingFunctions = nil }, { $0.calculationMode = .paced },
            { $0.rotationMode = nil }, { $0.tensionValues = nil }, { $0.continuityValues = nil }, { $0.biasValues = nil },
            { $0.valueFunction = nil },
        ])
    + changes(
        of: { CASpringAnimation(keyPath: "opacity") },
        [
            { $0.mass = 1 }, { $0.stiffness = 1 }, { $0.damping = 1 }, { $0.initialVelocity = 1 }, { $0.allowsOverdamping = false },
            { $0.fromValue = 1 },
        ])
    + changes(of: { CATransition() }, [{ $0.type = .fade }, { $0.endProgress = 0.5 }])
    + [
        Change(group, { $0.animations = nil }),
        Change(group, { ($0.animations?.first as? CABasicAnimation)?.toValue = 0 }, naming: "CABasicAnimation"),
    ]

private func changes<Animation: CAAnimation>(
    of animation: @escaping @MainActor () -> Animation, _ changes: [@MainActor (Animation) -> Void]
) -> [Change] {
    changes.map { Change(animation, $0) }
}

@MainActor private func group() -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([CABasicAnimation(keyPath: "opacity")], 2)
    return group
}
