import CoreGraphics
import Findings
import UIKit

/// One call of `expectMotion`.
@MainActor struct MotionTest: ReferenceCheck {
    let name: String
    let checks: [MotionCheck]
    let site: CallSite
    /// The view whose value it is; nil for a closure.
    var view: UIView?
    let value: @MainActor () -> Double?

    init(name: String, checks: [MotionCheck], site: CallSite, view: UIView? = nil, value: @escaping @MainActor () -> Double?) {
        (self.name, self.checks, self.site, self.view, self.value) = (name, checks, site, view, value)
    }

    init<Value: BinaryFloatingPoint>(
        _ view: UIView, _ path: KeyPath<PresentedValues, Value>, _ checks: [MotionCheck], _ site: CallSite
    ) {
        let name = "\(NodeDescription.short(view)) \(Self.name(of: path))"
        self.init(name: name, checks: checks, site: site, view: view) {
            view.window == nil ? nil : Double(PresentedValues(view.layer)[keyPath: path])
        }
    }

    /// The property as it is written, such as `bounds.height`.
    private static func name(of path: PartialKeyPath<PresentedValues>) -> String {
        let roots: [(name: String, path: KeyPath<PresentedValues, CGRect>)] = [
            ("bounds", \.bounds), ("frame", \.frame), ("frameInWindow", \.frameInWindow),
        ]
        // Computed properties, whose key paths have no names: Swift prints their addresses.
        let lengths: [(name: String, path: KeyPath<CGRect, CGFloat>)] = [
            ("width", \.width), ("height", \.height), ("minX", \.minX), ("midX", \.midX), ("maxX", \.maxX), ("minY", \.minY),
            ("midY", \.midY), ("maxY", \.maxY),
        ]
        for root in roots {
            for length in lengths where root.path.appending(path: length.path) == path { return "\(root.name).\(length.name)" }
        }
        let words = "\(path)".split(separator: ".").drop { $0.hasSuffix("PresentedValues") || $0.hasPrefix("\\") }
        return words.map { $0.hasPrefix("<computed") ? "computed" : String($0) }.joined(separator: ".")
    }

    func run(_ body: () throws -> Void) rethrows -> Bool {
        guard let recorder = makeRecorder() else {
            try body()
            return false
        }
        try Stage.running?.observeFrames({ recorder.take() }, while: body)
        return judge(recorder)
    }

    func run(_ body: @MainActor () async throws -> Void) async rethrows -> Bool {
        guard let recorder = makeRecorder() else {
            try await body()
            return false
        }
        try await Stage.running?.observeFrames({ recorder.take() }, while: body)
        return judge(recorder)
    }

    private func makeRecorder() -> MotionRecorder? {
        if let stage = Stage.running { return MotionRecorder(stage, of: view, value) }
        fail("The motion of \(name) cannot be sampled: there is no stage. Make one before.")
        return nil
    }

    private func judge(_ recorder: MotionRecorder) -> Bool {
        // The body may end between two frames.
        recorder.take()
        guard !checks.isEmpty else { return fail("expectMotion has no checks; give it one, such as '.noJump(beyond: 20)'.") }
        guard let curve = recorder.curve else { return fail("The motion of \(name) has no samples: it was in no window.") }
        guard curve.samples.count > 1 else {
            let absence = curve.departureTime == nil ? nil : curve.absences.last
            return fail(
                "The motion of \(name) has a single sample: \(absence.map(curve.words) ?? "the closure did not advance the stage").")
        }
        let violations = checks.compactMap { check in check.violation(curve).map { (check: check, violation: $0) } }
        let absence = unexpectedAbsence(in: curve)
        guard !violations.isEmpty || absence != nil else { return pass() }
        MotionFailure(name: name, checks: checks, violations: violations, absence: absence, curve: curve, recorder: recorder, site: site)
            .report()
        return false
    }

    /// The first time at which the view was in no window although checks do not say so.
    private func unexpectedAbsence(in curve: MotionCurve) -> MotionCheck.Violation? {
        guard curve.isOfView else { return nil }
        let mayLeave = checks.contains(where: \.isOfDeparture)
        for absence in curve.absences where absence.begin > curve.samples[0].time {
            let leaves = "If that is expected, add .leaves(at: \(MotionCheck.number(absence.begin))),"
            let advice: String
            switch absence.departure {
            case _ where absence.end != nil: advice = ". Check the motion before and after separately,"
            case _ where mayLeave: continue
            case .atEnd: continue
            case .duringAnimation: advice = ", before its animation ended. " + leaves
            case .withoutAnimation, nil: advice = ", when no animation ended. " + leaves
            }
            return MotionCheck.Violation(
                sentence: curve.words(for: absence) + advice + " or give a closure, which has values without a window too.",
                time: absence.begin)
        }
        return nil
    }
}
