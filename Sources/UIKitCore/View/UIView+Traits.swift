extension UIView {
    /// The record, created on access.
    final var madeTraitRecord: TraitRecord {
        if let traitRecord { return traitRecord }
        let made = TraitRecord()
        traitRecord = made
        return made
    }

    /// Traits that override the inherited ones for the view and its subviews. A change takes effect at once.
    ///
    /// Differs from UIKit: `overrideUserInterfaceStyle` is the override of the style, not a second one.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views in the subtree.
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitRecord?.overrides ?? .unspecified) }
        set {
            guard newValue.values != traitRecord?.overrides ?? .unspecified else { return }
            madeTraitRecord.overrides = newValue.values
            traitSourceDidChange()
        }
    }

    /// The inherited traits: the superview's, for a window the screen's.
    private var inheritedTraits: UITraitCollection {
        storedSuperview?.storedTraits ?? owningController?.container?.traitCollection ?? SystemAppearance.traits
    }

    /// Called when a source of this view's traits has changed: an override, the screen, a controller.
    final func traitSourceDidChange() { inheritTraits(inheritedTraits) }

    /// Inherits traits and propagates the change to descendants: each view has its superview's traits with its own overrides.
    ///
    /// All views have their new traits before the first is notified.
    final func inheritTraits(_ inherited: UITraitCollection) {
        let old = storedTraits
        guard takeTraits(from: inherited) else { return }
        var changed = [(view: self, old: old)]
        var pending = storedTraits === old ? [] : Array(storedSubviews.reversed())
        while let view = pending.popLast() {
            let old = view.storedTraits
            guard view.takeTraits(from: view.inheritedTraits) else { continue }
            changed.append((view, old))
            if view.storedTraits !== old { pending.append(contentsOf: view.storedSubviews.reversed()) }
        }
        for (view, old) in changed { view.traitsDidChange(from: old) }
        for (view, _) in changed { view.reportTraits() }
    }

    /// Updates the traits; returns whether they changed for the view or its controller.
    private func takeTraits(from inherited: UITraitCollection) -> Bool {
        var traits = inherited
        var changes = false
        if let controller = owningController {
            traits = controller.traits(inheriting: traits)
            changes = traits != controller.reportedTraits
        }
        if let traitRecord { traits = traits.overridden(by: traitRecord.overrides) }
        // The properties, which subclasses may override.
        traits = ContentSizeLimits(minimum: minimumContentSizeCategory, maximum: maximumContentSizeCategory).applied(to: traits)
        guard traits !== storedTraits, traits != storedTraits else { return changes }
        storedTraits = traits
        return true
    }

    /// Updates colors, layout and drawing, whether or not the view is in a window.
    private func traitsDidChange(from old: UITraitCollection) {
        guard storedTraits !== old else { return }
        setNeedsLayout()
        if storedTraits.layoutDirection != old.layoutDirection, storedSuperview == nil {
            existingConstraintSystem?.layoutDirectionDidChange()
        }
        if storedTraits.hasDifferentColorAppearance(comparedTo: old) { resolveBackground() }
        setNeedsDisplay()
    }

    /// Reports trait changes since the last report to the controller and the view; outside a window this waits.
    final func reportTraits() {
        guard window != nil else { return }
        owningController?.reportTraits()
        let (traits, previous) = (storedTraits, reportedTraits)
        guard traits !== previous else { return }
        reportedTraits = traits
        guard traits != previous else { return }
        asCurrent {
            traitCollectionDidChange(previous)
            traitRecord?.notify(of: traits, previous: previous)
            if traits.hasDifferentColorAppearance(comparedTo: previous) { tintColorDidChange() }
        }
    }
}
