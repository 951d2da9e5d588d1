import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageStrictTests: XCTestCase {
    func testWhatIOSRaisesForFailsTheTest() {
        let cases: [(String, @MainActor (Stage) -> Void)] = [
            ("CALayerInvalidGeometry", { $0.addSquare().center.x = .nan }),
            ("CALayerInvalidGeometry", { $0.addSquare().frame.size.width = .infinity }),
            ("CALayerInvalidGeometry", { $0.addSquare().bounds.origin.y = .nan }),
            ("CALayerInvalidGeometry", { $0.addSquare().layer.position.x = .nan }),
            ("CALayerInvalidGeometry", { UIScrollView(frame: $0.window.bounds).contentOffset.x = .nan }),
            (
                "NSInternalInconsistencyException",
                { stage in
                    let view = stage.addSquare()
                    var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                    animator?.startAnimation()
                    stage.advance(by: 0.25)
                    animator?.pauseAnimation()
                    animator = nil
                }
            ),
            (
                "NSInvalidArgumentException",
                { stage in
                    // Asked for in a callback, it is known only at the callback's end that it cannot be.
                    let controller = PresentsItself()
                    stage.window.rootViewController = controller
                    stage.advance(by: 0.1)
                }
            ),
        ]
        for (exception, body) in cases { XCTAssertEqual(exceptions(body), [exception]) }
    }

    func testWhatIOSLeavesBeDoesNot() {
        let log = Diagnostics.logHandler
        defer { Diagnostics.logHandler = log }
        Diagnostics.logHandler = { _ in }
        let failures = exceptions { stage in
            let view = stage.addSquare()
            view.layer.opacity = .nan
            view.layer.cornerRadius = .nan
            UIView.animate(withDuration: .nan) { view.alpha = 0 }
            UIScrollView().contentInset.top = .nan
            stage.advance(by: -1)
        }
        XCTAssertEqual(failures, [])
    }

    func testAConflictOfConstraintsFailsTheTest() {
        let reporter = RecordingReporter(test: "mine")
        let log = Diagnostics.logHandler
        defer { Diagnostics.logHandler = log }
        let sentences = Journal()
        Diagnostics.logHandler = { sentences.add($0) }
        for isStrict in [true, false] {
            reporter.install {
                MainActor.assumeIsolated {
                    let stage = Stage.small()
                    stage.isStrict = isStrict
                    let view = stage.addSquare()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    for width in [40, 50] { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
                    for _ in 0..<3 { stage.advance(by: 0.1) }
                }
            }
        }
        XCTAssertEqual(reporter.failures.count, 1)
        let sentence = reporter.failures.first?.sentence ?? ""
        XCTAssertTrue(sentence.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints."), sentence)
        XCTAssertTrue(sentence.contains("'stage.isStrict = false' makes it a line in the log."), sentence)
        XCTAssertEqual(sentences.lines.count, 1)
    }

    func testANumberThatIsNoneInAConstraintFailsTheTest() {
        XCTAssertEqual(
            exceptions { $0.addSquare().widthAnchor.constraint(equalToConstant: 1).constant = .nan }, ["NSInternalInconsistencyException"])
    }

    func testTheSameMistakeFailsOnceInATestAndAgainInTheNext() {
        for test in ["first", "second"] {
            let failures = exceptions(test: test) { stage in
                let view = stage.addSquare()
                for _ in 0..<10 { view.center.x = .nan }
            }
            XCTAssertEqual(failures.count, 1, test)
        }
        // One stage for two tests, as one that is kept in a global.
        let reporter = RecordingReporter(test: "first")
        reporter.install {
            MainActor.assumeIsolated {
                let stage = Stage.small()
                let view = stage.addSquare()
                view.center.x = .nan
                reporter.runningTest = "second"
                view.center.x = .nan
            }
        }
        XCTAssertEqual(reporter.failures.count, 2)
    }

    func testALenientStageLogs() {
        let sentences = Journal()
        let log = Diagnostics.logHandler
        defer { Diagnostics.logHandler = log }
        Diagnostics.logHandler = { sentences.add($0) }
        XCTAssertEqual(exceptions(isStrict: false) { $0.addSquare().center.x = .nan }, [])
        XCTAssertEqual(sentences.lines.count, 1)
    }

    func testWithoutATestAStageIsLenient() {
        let reporter = Diagnostics.testReporter
        defer { Diagnostics.testReporter = reporter }
        Diagnostics.testReporter = nil
        let stage = Stage.small()
        XCTAssertFalse(stage.isStrict)
    }

    func testWhatGoesWithTheStageIsNoMistake() {
        let failures = exceptions { stage in
            let controller = KeepsAnAnimator()
            stage.window.rootViewController = controller
            stage.advance(by: 0.1)
            controller.animator.startAnimation()
            controller.animator.pauseAnimation()
        }
        XCTAssertEqual(failures, [])
    }
}

/// The exceptions of iOS that the failures of a body name.
@MainActor private func exceptions(
    test: String = "mine", isStrict: Bool = true, _ body: @MainActor (Stage) -> Void
) -> [String] {
    let reporter = RecordingReporter(test: test)
    reporter.install {
        MainActor.assumeIsolated {
            let stage = Stage.small()
            XCTAssertTrue(stage.isStrict, "strict by itself while a test runs")
            stage.isStrict = isStrict
            body(stage)
        }
    }
    return reporter.failures.map { failure in
        failure.sentence.split(separator: " ").first { $0.hasSuffix("Exception") || $0.hasPrefix("CALayerInvalid") }.map(String.init)
            ?? failure.sentence
    }
}

private final class PresentsItself: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(self, animated: false)
    }
}

private final class KeepsAnAnimator: UIViewController {
    lazy var animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [unowned self] in view.alpha = 0 }
}

private final class Journal: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []
    var lines: [String] { lock.withLock { kept } }
    func add(_ line: String) { lock.withLock { kept.append(line) } }
}

@Suite struct StageStrictTrapTests {
    @Test func aValueForWhichIOSRaisesAnExceptionTrapsWithoutATest() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let stage = Stage.small()
                let view = stage.addSquare()
                stage.isStrict = true
                view.center.x = .nan
            }
        }
        #expect(result.trapSentence?.contains("iOS raises CALayerInvalidGeometry here") == true)
    }
}
