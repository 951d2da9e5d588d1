extension UIViewController {
    /// The record, created on access.
    var madeTraitRecord: TraitRecord {
        if let traitRecord { return traitRecord }
        let made = TraitRecord()
        traitRecord = made
        return made
    }

    /// Traits that override the inherited ones for the controller, its view and its children. A change takes effect at once.
    ///
    /// Differs from UIKit: `overrideUserInterfaceStyle` is the override of the style, not a second one.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views in the view controller's view.
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitRecord?.overrides ?? .unspecified) }
        set {
            guard newValue.values != traitRecord?.overrides ?? .unspecified else { return }
            madeTraitRecord.overrides = newValue.values
            traitSourceDidChange()
        }
    }

    /// Traits inherited from the superview of the controller's view; otherwise the parent's, at the root the screen's. With overrides
    /// applied.
    var presentTraits: UITraitCollection {
        var chain = [self]
        var at = self
        while at.loadedView?.storedSuperview == nil, let parent = at.container {
            chain.append(parent)
            at = parent
        }
        let top = at.loadedView?.storedSuperview?.storedTraits ?? SystemAppearance.traits
        return chain.reversed().reduce(top) { $1.traits(inheriting: $0) }
    }

    /// Returns inherited traits with the container's and the controller's own overrides applied.
    func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        guard let traitRecord else { return inherited }
        return inherited.overridden(by: traitRecord.fromContainer).overridden(by: traitRecord.overrides)
    }

    func overrideTraits(_ traits: UITraitCollection?, of child: UIViewController) {
        guard child.container === self else {
            trap(
                object: diagnosticName, value: "it is asked to override the traits of \(child.diagnosticName), which is no child of it",
                remedy: "Call addChild(_:) first")
        }
        let values = traits?.values ?? .unspecified
        guard values != child.traitRecord?.fromContainer ?? .unspecified else { return }
        child.madeTraitRecord.fromContainer = values
        child.traitSourceDidChange()
    }

    func traitsGiven(to child: UIViewController) -> UITraitCollection? {
        guard child.container === self, let values = child.traitRecord?.fromContainer, values != .unspecified else { return nil }
        return UITraitCollection(values: values)
    }

    func traitSourceDidChange() { loadedView?.traitSourceDidChange() }

    /// Reports trait changes since the last report to the controller.
    func reportTraits() {
        let (traits, previous) = (presentTraits, reportedTraits)
        guard traits !== previous, traits != previous else { return }
        reportedTraits = traits
        traits.asCurrent {
            traitCollectionDidChange(previous)
            traitRecord?.notify(of: traits, previous: previous)
        }
        requestUnavailableUpdate()
    }
}
