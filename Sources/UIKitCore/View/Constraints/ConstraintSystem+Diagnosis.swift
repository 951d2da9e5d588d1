import LayoutEngine

extension ConstraintSystem {
    /// Moves a view to another of its possible frames, and back the next time.
    func exerciseAmbiguity(of view: UIView) {
        guard let item = existingItem(view), item.fixed.isEmpty else { return }
        if !item.exercises.isEmpty {
            for constraint in item.exercises { solver.remove(constraint) }
            item.exercises = []
            return schedule()
        }
        for variable in item.variables where solver.isAmbiguous(variable) {
            let value = (solver.value(of: variable) * 1.5 + 10).rounded()
            // An optional constraint contradicts nothing.
            if case .success(let wish) = added(variable - value, .equal, Priority(rawValue: Self.weakest)) { item.exercises.append(wish) }
        }
        schedule()
    }

    /// A priority below all of an app's.
    private static let weakest: Float = 0.001

    /// The mark of a view in a trace: whether it is laid out by constraints, by its frame, or is not in the engine.
    func mark(of view: UIView) -> String {
        guard let item = existingItem(view) else { return "" }
        return item.fixed.isEmpty ? "*" : "+"
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let item = existingItem(view), item.fixed.isEmpty else { return false }
        return item.variables.contains { solver.isAmbiguous($0) }
    }

    func constraints(holding view: UIView, horizontally: Bool) -> [NSLayoutConstraint] {
        guard let item = existingItem(view) else { return [] }
        let variables = horizontally ? [item.left, item.width] : [item.top, item.height]
        var result: [NSLayoutConstraint] = []
        for constraint in variables.flatMap({ solver.constraints(holding: $0) }) {
            guard let own = own(constraint), !result.contains(where: { $0 === own }) else { continue }
            result.append(own)
        }
        return result
    }

    /// An item in logs: its class and address, and its identifier.
    static func name(_ item: AnyObject) -> String {
        let plain = "\(type(of: item)):\(address(of: item))"
        if let guide = item as? UILayoutGuide { return plain + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'") }
        if let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty { return plain + "'\(name)'" }
        return plain
    }
}
