import Display
import Findings
import Foundation
import Headless
import RenderScene

// The faults that the kept commits show. Views are noted now and then, after changes; the analysis runs on a thread of its own, on values,
// once a page asks for it.
extension BrowserHost {
    /// Notes the views soon, once for many turns.
    func scheduleNotes() {
        guard notedSerial != host.screen.context.tree.serial, !hasNoteTimer else { return }
        hasNoteTimer = true
        host.after(FindingsRecorder.pause(after: noteDuration)) { [self] in
            hasNoteTimer = false
            notedSerial = host.screen.context.tree.serial
            let begin = host.realTime
            findings.update(at: PacedHost.mediaTime(host.now))
            noteDuration = host.realTime - begin
        }
    }

    /// Answers with the findings of the kept commits, once they are found. One analysis runs at a time; who asks meanwhile gets the next.
    func answerFindings(_ request: UInt32, of client: UInt32) {
        findingsQuestions.append((request, client))
        if !isAnalyzing { analyze() }
    }

    private func analyze() {
        let questions = exchange(&findingsQuestions, with: [])
        guard !questions.isEmpty else { return }
        let (base, now) = (PacedHost.mediaTime(0), PacedHost.mediaTime(host.now))
        let work = FindingsWork(commits: history.commits, notes: findings.notes(at: now))
        let (host, rate) = (host!, host.framesPerSecond)
        isAnalyzing = RealTimeThread.start { @Sendable [weak self] in
            let found = FindingsAnalysis.findings(work.commits, until: now, base: base, framesPerSecond: rate, work.notes)
            let answer = found.map { ServerMessage.Found($0, base: base) }
            host.post { [weak self] in
                // Nodes may hold objects of the app, which end here.
                work.commits = []
                for (request, client) in questions { self?.answer(request, of: client, answer) }
                self?.isAnalyzing = false
                self?.analyze()
            }
        }
        guard !isAnalyzing else { return }
        for (request, client) in questions { answer(request, of: client, problem: "the system has no thread left") }
    }
}

/// The input of an analysis: read on its thread, and then released on the main thread.
private final class FindingsWork: @unchecked Sendable {
    var commits: [(time: Double, tree: RenderTree)]
    let notes: FindingsNotes

    init(commits: [(time: Double, tree: RenderTree)], notes: FindingsNotes) { (self.commits, self.notes) = (commits, notes) }
}

extension ServerMessage {
    /// A finding; times are in seconds since the app's start.
    struct Found: Encodable {
        let kind: String
        let time: Double
        /// nil for an instant.
        let end: Double?
        /// The number of the layer, as in other answers; nil for an object without one.
        let layer: UInt64?
        let name: String
        let text: String
        let value: Double
        let limit: Double
        /// In points of the screen; nil if it is not known.
        let frame: Box?

        /// - Parameter base: Media time of the app's start.
        init(_ finding: Finding, base: Double) {
            kind = finding.kind.rawValue
            time = finding.time - base
            end = finding.end.map { $0 - base }
            layer = finding.layer?.rawValue
            (name, text) = (finding.name, finding.text)
            (value, limit) = (finding.value, finding.limit)
            frame = finding.frame.map(Box.init)
        }
    }
}
