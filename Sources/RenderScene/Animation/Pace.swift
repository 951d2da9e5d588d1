import CoreGraphics

/// Map from the fraction of a property animator's run to the progress of a change.
///
/// Both are 0 at the start and 1 at the end; the progress may overshoot. There is one progress per axis, because a spring can have a
/// velocity in both: points, sizes and rectangles use x and y, other values x.
package struct Pace: Sendable, Equatable {
    /// Progress as a function of time.
    package enum Form: Sendable, Equatable {
        case linear
        case curve(TimingCurve)
        /// Springs for both axes, in real seconds of a run of `duration` seconds.
        case spring(x: SpringCurve, y: SpringCurve, duration: Double)

        package func callAsFunction(_ fraction: Double) -> SIMD2<Double> {
            switch self {
            case .linear: return SIMD2(repeating: fraction)
            case .curve(let curve): return SIMD2(repeating: curve(fraction))
            case .spring(let x, let y, let duration): return SIMD2(x.value(at: fraction * duration), y.value(at: fraction * duration))
            }
        }

        /// The first fraction of time at which the x axis reaches `progress`.
        package func fraction(atProgress progress: Double) -> Double {
            switch self {
            case .linear: return min(max(progress, 0), 1)
            case .curve, .spring:
                if progress <= 0 { return 0 }
                if progress >= 1 { return 1 }
                // Steps to the first crossing, then bisection: springs and overshooting curves cross more than once.
                let steps = 256
                guard let step = (1...steps).first(where: { self(Double($0) / Double(steps)).x >= progress }) else { return 1 }
                var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
                for _ in 0..<60 {
                    let middle = (low + high) / 2
                    if self(middle).x < progress { low = middle } else { high = middle }
                }
                return (low + high) / 2
            }
        }
    }

    /// The remaining run with timing parameters of its own, as set by `continueAnimation`. Meanwhile the driver runs from 0 to 1, or in
    /// reverse.
    package struct Stretch: Sendable, Equatable {
        /// Run fraction at its start; outside 0…1 after an overshoot.
        package var from: Double
        /// Run fraction at its end, 0 or 1.
        package var to: Double
        package var form: Form

        package init(from: Double, to: Double, form: Form) {
            self.from = from
            self.to = to
            self.form = form
        }

        /// Run fraction per axis at a fraction of the driver's run.
        package func callAsFunction(_ fraction: Double) -> SIMD2<Double> {
            from + (to - from) * form(to == 0 ? 1 - fraction : fraction)
        }
    }

    /// Run fraction at which the change begins.
    package var start: Double
    package var form: Form
    package var stretch: Stretch?
    /// Run fraction at which the driver is paused; may be outside 0…1 after an overshoot.
    package var held: Double?
    /// Difference of the progress from its form at `pivot`; fades to zero towards both ends of the run, so that a new form takes over
    /// without a jump.
    package var lead = SIMD2<Double>.zero
    package var pivot = 0.0

    package init(start: Double = 0, form: Form = .linear) {
        self.start = start
        self.form = form
    }

    /// Progress of the change at a fraction of the run.
    package func callAsFunction(_ fraction: Double) -> SIMD2<Double> {
        let position = held ?? fraction
        guard let stretch else { return progress(SIMD2(repeating: position)) }
        return progress(stretch(position))
    }

    /// Sets `lead` so that the progress at a position of the run is `wanted`.
    package mutating func pass(through wanted: SIMD2<Double>, at position: Double) {
        lead = .zero
        pivot = position
        lead = wanted - progress(SIMD2(repeating: position))
    }

    private func progress(_ position: SIMD2<Double>) -> SIMD2<Double> {
        let local = SIMD2(along(position.x), along(position.y))
        let own = local.x == local.y ? form(local.x) : SIMD2(form(local.x).x, form(local.y).y)
        guard lead != .zero else { return own }
        let rest = 1 - form(1)
        return own + SIMD2(faded(lead.x, to: rest.x, at: position.x), faded(lead.y, to: rest.y, at: position.y))
    }

    /// Elapsed part of the change's own time; beyond the end scaled by the whole run, however late the change began.
    private func along(_ position: Double) -> Double {
        start == 0 || position > 1 ? position : max((position - start) / (1 - start), 0)
    }

    /// A lead at a position: all of it at the pivot, linear to the rest that the form lacks at the end of the run, and in the other
    /// direction to zero at the start of the change, or of the run if the change has not begun. Where the start is so near that it would
    /// jump, it begins earlier, over a distance of a quarter of its size. From a pivot beyond an end to that end.
    private func faded(_ lead: Double, to rest: Double, at position: Double) -> Double {
        if position == pivot { return lead }
        let goesOn = pivot > 1 || position > pivot && pivot >= 0
        let (end, last) = goesOn ? (1, rest) : (pivot > start ? max(min(start, pivot - abs(lead) / 4), 0) : 0, 0)
        return end == pivot ? last : last + (lead - last) * min(max((position - end) / (pivot - end), 0), 1)
    }
}

extension Interpolation {
    /// The value at a fraction per axis.
    package func callAsFunction(_ f: SIMD2<Double>) -> AnimatableValue {
        switch self {
        case .pair(let a, let b): return .pair(a + (b - a) * f)
        case .rect(let a, let b): return .rect(a + (b - a) * SIMD4(f.x, f.y, f.x, f.y))
        default: return self(f.x)
        }
    }
}
