import Foundation
import KinoraTesting
import Testing
import UIKit

@testable import CoreGraphics

/// Reports to Swift Testing by KinoraTesting, which installs itself.
@Suite(.onStage) @MainActor struct SwiftTestingReportingTests {
    @Test func misuseIsAnIssueAtTheLineOfTheVerb() {
        let line = #line + 2
        withKnownIssue {
            Stage.small().tap(at: UIView())
        } matching: { issue in
            "\(issue)".contains("it is in no window") && issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        }
    }

    @Test func whatFailsInABlockOfTheMainQueueIsAnIssueOfTheTest() async {
        let stage = Stage.small()
        let view = stage.addSquare()
        await withKnownIssue {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { view.center.x = .nan } }
            await stage.advance(by: 1)
        } matching: { issue in
            "\(issue)".contains("CALayerInvalidGeometry")
        }
        #expect(stage.now == 1)
    }

    /// Not async: the task cannot begin until the test returns.
    @Test func aSynchronousTestThatWaitsForATaskIsAdvisedToAwait() {
        let stage = Stage.small()
        let notes = Notes()
        let task = Task {
            try? await Task.sleep(for: .seconds(1))
            notes.add("task")
        }
        // Its sleep would be due in another test.
        defer { task.cancel() }
        withKnownIssue {
            stage.advance(by: 2)
        } matching: { issue in
            "\(issue)".contains("write 'await stage.advance(by:)'")
        }
        #expect(stage.now == 2)
        withKnownIssue { #expect(stage.settle() == []) }
    }

    @Test func anAsyncTestIsNot() async {
        let stage = Stage.small()
        let notes = Notes()
        Task { notes.add("begun") }
        await Task.yield()
        await stage.advance(by: 0)
        advanceSynchronously(stage)
        #expect(notes.lines == ["begun"])
        #expect(stage.now == 0.5)
    }

    private func advanceSynchronously(_ stage: Stage) { stage.advance(by: 0.5) }
}
