import LayoutEngine

// The app's constraints come, change and go.
extension ConstraintSystem {
    func add(_ constraint: NSLayoutConstraint) {
        activations += 1
        constraint.activation = activations
        install(constraint)
        schedule(in: constraint.holder)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        forget(constraint)
        forgetReports(of: constraint)
        schedule(in: constraint.holder)
    }

    /// Takes a constraint out of the engine.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        explicit[installed.number] = nil
        solver.remove(installed)
        constraint.installed = nil
        didChange(installed, hasLeft: true)
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        schedule(in: constraint.holder)
        guard let installed = constraint.installed else {
            if broken.contains(constraint) { retries.append(constraint) }
            return
        }
        let constant = constraint.baseConstant - constraint.constantSign * Double(constraint.constant)
        switch changed(installed, to: constant) {
        case .success: didChange(installed)
        case .failure:
            uninstall(constraint)
            install(constraint)
        }
    }

    /// Installs the constraints again whose edges depend on the direction.
    func layoutDirectionDidChange() {
        reinstall { $0.firstAttribute.isDirectional || $0.secondAttribute.isDirectional }
    }

    /// Installs constraints again, whose equations have changed.
    func reinstall(where hasChanged: (NSLayoutConstraint) -> Bool) {
        for constraint in explicit.compactMap({ $0 }) where hasChanged(constraint) {
            guard constraint.installed != nil else { continue }
            uninstall(constraint)
            install(constraint)
        }
        for constraint in broken where hasChanged(constraint) { retries.append(constraint) }
        schedule()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        let priority = EngineNumber.limited(constraint.priority)
        switch attempt({ () throws(LayoutError) in try solver.setPriority(priority, of: installed) }) {
        case .success: break
        case .failure:
            uninstall(constraint)
            install(constraint)
        }
        schedule(in: constraint.holder)
    }

    func install(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let expression = expression(of: constraint, in: holder) else { return }
        let relation = Relation(constraint, isFlipped: constraint.constantSign < 0)
        switch added(expression, relation, EngineNumber.limited(constraint.priority)) {
        case .success(let installed):
            constraint.installed = installed
            forgetReports(of: constraint)
            while explicit.count <= installed.number { explicit.append(nil) }
            explicit[installed.number] = constraint
        case .failure(let contradiction): settle(constraint, contradicting: contradiction.constraints)
        }
    }

    /// Breaks a constraint, or the one of those that it contradicts that is to be broken rather.
    private func settle(_ constraint: NSLayoutConstraint, contradicting set: [Constraint]) {
        guard let last = lastToBreak(of: set.compactMap(own) + [constraint]) else { return }
        report(set, beside: "\(constraint)", breaking: last)
        guard last !== constraint else { return wait(constraint, for: set) }
        takeOut(last, for: set)
        install(constraint)
        // The set contradicts all the same: with this constraint in it now.
        wait(last, also: constraint.installed)
    }

    /// The app's constraint that the engine's one stands for; nil for the system's.
    func own(_ constraint: Constraint) -> NSLayoutConstraint? {
        constraint.number < explicit.count ? explicit[constraint.number] : nil
    }
}
