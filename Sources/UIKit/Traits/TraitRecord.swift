/// What few views and controllers have: traits of their own, watchers, and a colour to be resolved.
@MainActor
final class TraitRecord {
    /// `traitOverrides` and `overrideUserInterfaceStyle`.
    var overrides = TraitValues()
    /// What a container gives a child: below the child's own.
    var fromContainer = TraitValues()
    /// A view's background where it depends on the traits or the tint, and what it was resolved to.
    var background: (color: UIColor, resolved: CGColor)?
    private var observations: [Observation] = []

    private final class Observation: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    func observe(_ traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let observation = Observation(traits: traits, handler: handler)
        observations.append(observation)
        return observation
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        observations.removeAll { $0 === registration }
    }

    /// Calls those who watch a trait in which the two differ, in order of registering.
    func notify(of traits: UITraitCollection, previous: UITraitCollection) {
        for observation in observations where observation.traits.contains(where: { traits.values.differs(in: $0, from: previous.values) }) {
            // One that an earlier handler has ended is not called any more.
            if observations.contains(where: { $0 === observation }) { observation.handler(previous) }
        }
    }
}
