/// Delta debugging: finds a short list of steps that shows the same fault as a long one.
///
/// First the shortest of its last 1, 2, 4, 8 … steps that shows the fault, since most of the walk leads elsewhere. Then chunks are removed,
/// from halves down to single steps, until no step can be removed. At last special touches become taps, and pauses become equal.
struct StepShrinker {
    private enum Phase {
        case suffixes(Int)
        /// Removes chunks: their size, the index of the next one, and whether any was removed since the size is 1.
        case chunks(size: Int, index: Int, hasRemoved: Bool)
        case actions(Int)
        case pauses
        case done
    }

    /// The shortest list so far.
    private(set) var steps: [ExplorationStep]
    /// Whether a repetition of the steps has shown the fault.
    private(set) var isReproduced = false
    private(set) var attempts = 0
    private var phase: Phase
    private var tried: [ExplorationStep] = []

    /// The maximum number of repetitions.
    static let limit = 300
    /// Seconds.
    private static let usualPause = 0.8

    init(_ steps: [ExplorationStep]) {
        self.steps = steps
        phase = .suffixes(1)
    }

    /// The next list to repeat; nil at the end.
    mutating func candidate() -> [ExplorationStep]? {
        while attempts < Self.limit {
            guard let next = proposal() else { return nil }
            guard next != steps || !isReproduced else {
                advance(hasSucceeded: false)
                continue
            }
            attempts += 1
            tried = next
            return next
        }
        return nil
    }

    /// Takes the result of the last candidate: whether it has shown the fault.
    mutating func note(_ hasSucceeded: Bool) {
        if hasSucceeded {
            steps = tried
            isReproduced = true
        }
        advance(hasSucceeded: hasSucceeded)
    }

    private func proposal() -> [ExplorationStep]? {
        switch phase {
        case .suffixes(let count): return Array(steps.suffix(count))
        case .chunks(let size, let index, _): return Array(steps[..<index] + steps[min(index + size, steps.count)...])
        case .actions(let index):
            var changed = steps
            if changed[index].action == .doubleTap || changed[index].action == .longPress { changed[index].action = .tap }
            return changed
        case .pauses:
            return steps.map { step in
                var step = step
                step.pause = Self.usualPause
                return step
            }
        case .done: return nil
        }
    }

    private mutating func advance(hasSucceeded: Bool) {
        switch phase {
        case .suffixes(let count):
            if hasSucceeded {
                phase = steps.isEmpty ? .done : .chunks(size: max(steps.count / 2, 1), index: 0, hasRemoved: false)
            } else {
                phase = count < steps.count ? .suffixes(count * 2) : .done
            }
        case .chunks(let size, let index, var hasRemoved):
            hasRemoved = hasRemoved || hasSucceeded
            let next = hasSucceeded ? index : index + size
            if next < steps.count {
                phase = .chunks(size: size, index: next, hasRemoved: hasRemoved)
            } else if size > 1 || hasRemoved, !steps.isEmpty {
                phase = .chunks(size: max(size / 2, 1), index: 0, hasRemoved: false)
            } else {
                phase = steps.isEmpty ? .done : .actions(0)
            }
        case .actions(let index): phase = index + 1 < steps.count ? .actions(index + 1) : .pauses
        case .pauses, .done: phase = .done
        }
    }
}
