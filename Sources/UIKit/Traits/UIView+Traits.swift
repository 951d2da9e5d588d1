extension UIView {
    /// The record, made when first needed.
    final var madeTraitRecord: TraitRecord {
        if let traitRecord { return traitRecord }
        let made = TraitRecord()
        traitRecord = made
        return made
    }

    /// Traits that the view has in place of those from above, for itself and its subviews. A change holds at once.
    ///
    /// Differs from UIKit: `overrideUserInterfaceStyle` is the override of the style, not a second one.
    public final var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitRecord?.overrides ?? .unspecified) }
        set {
            guard newValue.values != traitRecord?.overrides ?? .unspecified else { return }
            madeTraitRecord.overrides = newValue.values
            traitSourceDidChange()
        }
    }

    /// Ends a registration; one of another object does nothing.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traitRecord?.remove(registration) }

    /// What the view inherits: its superview's traits, a window the screen's.
    private var inheritedTraits: UITraitCollection {
        storedSuperview?.storedTraits ?? owningController?.container?.traitCollection ?? SystemAppearance.traits
    }

    /// Something that decides about this view's traits has changed: an override, the screen, a controller.
    final func traitSourceDidChange() { inheritTraits(inheritedTraits) }

    /// Takes over traits from above, and passes them on to whatever they change below: every view has its superview's traits with its own overrides.
    ///
    /// All views have their new traits before the first is told.
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

    /// Whether that changed something for the view or its controller.
    private func takeTraits(from inherited: UITraitCollection) -> Bool {
        var traits = inherited
        var changes = false
        if let controller = owningController {
            traits = controller.traits(inheriting: traits)
            changes = traits != controller.reportedTraits
        }
        if let traitRecord { traits = traits.overridden(by: traitRecord.overrides) }
        guard traits !== storedTraits, traits != storedTraits else { return changes }
        storedTraits = traits
        return true
    }

    /// What has to happen whether or not the view is in a window: colours follow, content is laid out and drawn anew.
    private func traitsDidChange(from old: UITraitCollection) {
        guard storedTraits !== old else { return }
        setNeedsLayout()
        if storedTraits.hasDifferentColorAppearance(comparedTo: old) { resolveBackground() }
        setNeedsDisplay()
    }

    /// Tells the controller and the view what has changed since they were told last; outside a window that waits.
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
