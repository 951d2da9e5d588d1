/// Trait state that few views and controllers have: overrides and observers.
@MainActor
final class TraitRecord {
    /// `traitOverrides` and `overrideUserInterfaceStyle`.
    var overrides = TraitValues()
    /// Traits that a container gives a child; the child's own take precedence.
    var fromContainer = TraitValues()
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentSizeLimits = ContentSizeLimits()
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

    /// Calls the observers of a trait that differs between the two, in order of registration.
    func notify(of traits: UITraitCollection, previous: UITraitCollection) {
        for observation in observations where observation.traits.contains(where: { traits.values.differs(in: $0, from: previous.values) }) {
            // An earlier handler may have ended the registration.
            if observations.contains(where: { $0 === observation }) { observation.handler(previous) }
        }
    }
}
