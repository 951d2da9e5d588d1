import CoreGraphics
import UIKit

/// One call of `expectMotion`.
@MainActor struct MotionTest: ReferenceCheck {
    let name: String
    let checks: [MotionCheck]
    let site: CallSite
    let value: @MainActor () -> Double?

    init(name: String, checks: [MotionCheck], site: CallSite, value: @escaping @MainActor () -> Double?) {
        (self.name, self.checks, self.site, self.value) = (name, checks, site, value)
    }

    init<Value: BinaryFloatingPoint>(
        _ view: UIView, _ path: KeyPath<PresentedValues, Value>, _ checks: [MotionCheck], _ site: CallSite
    ) {
        let name = "\(NodeDescription.short(view)) \(Self.name(of: path))"
        self.init(name: name, checks: checks, site: site) {
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
        if let stage = Stage.running { return MotionRecorder(stage, value) }
        fail("The motion of \(name) cannot be sampled: there is no stage. Make one before.")
        return nil
    }

    private func judge(_ recorder: MotionRecorder) -> Bool {
        // The body may end between two frames.
        recorder.take()
        guard !checks.isEmpty else { return fail("expectMotion has no checks; give it one, such as '.noJump(beyond: 20)'.") }
        guard !recorder.samples.isEmpty else { return fail("The motion of \(name) has no samples: it was in no window.") }
        guard recorder.samples.count > 1 else {
            return fail("The motion of \(name) has a single sample: the closure did not advance the stage, or the view left the window.")
        }
        let curve = MotionCurve(samples: recorder.samples)
        let violations = checks.compactMap { check in check.violation(curve).map { (check: check, violation: $0) } }
        guard !violations.isEmpty else { return pass() }
        MotionFailure(name: name, checks: checks, violations: violations, recorder: recorder, site: site).report()
        return false
    }
}
