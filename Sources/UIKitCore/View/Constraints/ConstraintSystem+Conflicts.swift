import CoreGraphics
import LayoutEngine

// Required constraints that contradict others are broken: they leave the engine, and wait until one of the others changes.
extension ConstraintSystem {
    /// The length up to which conflicts are logged in full, in characters.
    private static var reportLimit: Int { 60_000 }
    /// The number of constraints of a set that are listed.
    private static var listLimit: Int { 40 }

    // MARK: Waiting

    /// Has a broken constraint wait for a change of those that it contradicts. As long as all of these are there it cannot hold.
    func wait(_ constraint: NSLayoutConstraint, for set: [Constraint]) {
        forget(constraint)
        broken.append(constraint)
        for blocker in set { wait(constraint, also: blocker) }
    }

    /// Has a broken constraint wait for the one that took its place too; nil if that was broken itself, so that there may be a place again.
    func wait(_ constraint: NSLayoutConstraint, also blocker: Constraint?) {
        guard broken.contains(constraint) else { return }
        guard let blocker else { return retries.append(constraint) }
        constraint.blockers.append(blocker.number)
        waiting[blocker.number, default: OrderedObjects()].append(constraint)
    }

    /// Ends the wait of a constraint.
    func forget(_ constraint: NSLayoutConstraint) {
        broken.remove(constraint)
        retries.remove(constraint)
        for number in constraint.blockers {
            waiting[number]?.remove(constraint)
            if waiting[number]?.isEmpty == true { waiting[number] = nil }
        }
        constraint.blockers = []
    }

    /// Has those tried again that wait for a constraint, which has changed or left. A conflict that comes back after it left is logged
    /// again.
    func didChange(_ constraint: Constraint, hasLeft: Bool = false) {
        guard !waiting.isEmpty, let list = waiting.removeValue(forKey: constraint.number) else { return }
        for other in list {
            retries.append(other)
            if hasLeft { forgetReports(of: other) }
        }
    }

    /// Has the conflicts logged again for which a constraint was broken, if they come back.
    func forgetReports(of constraint: NSLayoutConstraint) {
        guard !constraint.reportedConflicts.isEmpty else { return }
        for text in constraint.reportedConflicts { reported.remove(text) }
        constraint.reportedConflicts = []
    }

    /// Tries the broken constraints again whose conflicts have changed, before the next solution: all changes until then are a batch.
    func retryBroken() {
        while !retries.isEmpty {
            let list = retries.all.sorted { $0.activation < $1.activation }
            retries.removeAll()
            for constraint in list where broken.contains(constraint) {
                forget(constraint)
                if constraint.holder != nil { install(constraint) }
            }
        }
    }

    func takeOut(_ constraint: NSLayoutConstraint, for set: [Constraint]) {
        let others = set.filter { own($0) !== constraint }
        uninstall(constraint)
        wait(constraint, for: others)
    }

    /// The last activated constraint of a contradiction, rather than one of a stack view's. The system's own ones are never broken.
    func lastToBreak(of set: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        set.max { ($0.isOfStack ? 0 : 1, $0.activation) < ($1.isOfStack ? 0 : 1, $1.activation) }
    }

    /// Breaks one of a set that contradicts one of the system's; nil if there is none.
    func breakOne(of set: [Constraint], beside origin: SystemConstraint?) -> NSLayoutConstraint? {
        guard let last = lastToBreak(of: set.compactMap(own)) else { return nil }
        report(set, beside: "<\(origin?.text ?? "?")>", isOfMask: origin?.isOfAutoresizingMask == true, breaking: last)
        takeOut(last, for: set)
        return last
    }

    // MARK: The log

    /// UIKit's log, once for each set until the conflict is over. A log of thousands would hide what else there is: beyond a limit a line
    /// says so. A strict test fails.
    func report(
        _ set: [Constraint], beside text: @autoclosure () -> String, isOfMask: Bool = false, breaking constraint: NSLayoutConstraint
    ) {
        guard reportedLength < Self.reportLimit else { return }
        let text = text()
        var lines = set.prefix(Self.listLimit).map { own($0).map { "\($0)" } ?? "<\(origin($0)?.text ?? "?")>" } + [text]
        let key = lines.sorted().joined()
        guard reported.insert(key).inserted else { return }
        constraint.reportedConflicts.append(key)
        if set.count > Self.listLimit { lines.append("and \(set.count - Self.listLimit) more") }
        let mentionsMask = isOfMask || set.contains { origin($0)?.isOfAutoresizingMask == true }
        let message = Self.message(lines, mentionsMask: mentionsMask, breaking: constraint)
        Diagnostics.complain(message)
        reportedLength += message.utf8.count
        guard reportedLength >= Self.reportLimit else { return }
        Diagnostics.logHandler(
            "[LayoutConstraints] \(reported.count) sets of constraints that contradict each other are above. "
                + "More are broken without a line."
        )
    }

    /// The text of UIKit's log.
    private static func message(_ lines: [String], mentionsMask: Bool, breaking constraint: NSLayoutConstraint) -> String {
        let note =
            mentionsMask
            ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for "
                + "the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}" : ""
        let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}\(note)
            (
            \(list)
            )

            Will attempt to recover by breaking constraint\u{20}
            \(constraint)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
    }
}
