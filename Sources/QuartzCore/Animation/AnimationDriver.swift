import RenderScene

/// The run of a property animator: one course of time through which all its changes go, from 0, where none has begun, to 1, where all are
/// done.
///
/// A course is never stepped: while it runs it is a map of the layers' times, and everything on the way can be asked at any time. Setting
/// it has every layer with such a change committed anew.
package final class AnimationDriver {
    package enum Course: Equatable {
        /// Stands still: paused, or scrubbed.
        case held(at: Double)
        /// Goes straight to an end, after a delay; seconds of the layers' times from the moment it was set.
        case running(from: Double, to: Double, delay: Double, length: Double)

        /// Where it leads.
        var end: Double {
            switch self {
            case .held(let place): return place
            case .running(_, let to, _, _): return to
            }
        }
    }

    private struct Driven {
        weak var change: DrivenChange?
    }

    /// How long the whole run takes, in seconds.
    package let duration: Double
    /// Whether it stands still at its end instead of ending its changes.
    package var pausesAtEnd = false
    /// Counts the courses, so that each change notes when the present one began in the time of its layer.
    private(set) var serial = 0
    private var driven: [Driven] = []

    package init(duration: Double) { self.duration = duration }

    package var course = Course.held(at: 0) {
        didSet {
            serial += 1
            driven.removeAll { $0.change == nil }
            for one in driven { one.change?.courseChanged() }
        }
    }

    package var isRunning: Bool { if case .running = course { true } else { false } }

    func add(_ change: DrivenChange) { driven.append(Driven(change: change)) }

    func remove(_ change: DrivenChange) { driven.removeAll { $0.change === change } }

    /// At the end of the course: stands still there if it is to. Whether it does.
    func holdsAtEnd() -> Bool {
        guard isRunning else { return true }
        guard pausesAtEnd else { return false }
        course = .held(at: course.end)
        return true
    }
}
