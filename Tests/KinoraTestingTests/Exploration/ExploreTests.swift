import Foundation
import TestSupport
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExploreTests {
    nonisolated private static let faults: [(SampleFault, ExplorationInvariants, String)] = [
        (.exception, .crashes, "finds a crash"), (.trap, .crashes, "finds a crash"), (.crash, .crashes, "finds a crash"),
        (.exit, .crashes, "finds a crash"),
        (.leak, .leaks, "finds a leak"), (.stuckInteraction, .stuckInteraction, "finds a stuck interaction"),
        (.overlappingPresentation, .overlappingPresentations, "finds an overlapping presentation"), (.jump, .jumps, "finds a jump"),
        (.lostTap, .lostTaps, "finds a lost tap"),
    ]

    private func walk(
        _ fault: SampleFault?, seed: UInt64 = 1, seconds: Double = 300, in folder: TestFolder = TestFolder(),
        _ change: (inout ExplorationSettings) -> Void = { _ in }
    ) -> [String] {
        var settings = ExplorationSettings()
        change(&settings)
        return folder.run { explore(seed: seed, seconds: seconds, settings) { HomeViewController(fault) } }
    }

    /// The lines of steps in a message.
    private func steps(_ message: String) -> [String] {
        message.split(separator: "\n").map(String.init).filter { $0.contains(/^ +\d+\.\s/) }
    }

    @Test(arguments: faults)
    func aFaultIsFoundAndShrunk(_ fault: SampleFault, _ invariant: ExplorationInvariants, _ name: String) throws {
        let failures = walk(fault)
        #expect(failures.count == 1)
        let message = try #require(failures.first)
        #expect(message.contains("explore(seed: 1) \(name)"))
        #expect(message.contains("Steps that are enough"))
        #expect(1...5 ~= steps(message).count)
    }

    /// A crash would end the tests.
    @Test(arguments: faults.filter { ![.trap, .crash, .exit].contains($0.0) })
    func withoutItsInvariantItIsNotFound(_ fault: SampleFault, _ invariant: ExplorationInvariants, _ name: String) {
        #expect(walk(fault, seconds: 120) { $0.invariants.remove(invariant) } == [])
    }

    @Test func anExceptionOfTheAppNamesItsLine() throws {
        let message = try #require(walk(.exception).first)
        #expect(message.contains("The app's code is at ") && message.contains("SampleApp.swift:"), "\(message)")
    }

    @Test func anAppThatEndsTheProcessWithSuccessSaysSo() {
        #expect(walk(.exit).first?.contains("The app ends the process with status 0.") == true)
    }

    @Test(arguments: 1...3) func aCleanAppPasses(_ seed: Int) {
        #expect(walk(nil, seed: UInt64(seed)) == [])
    }

    @Test func theSameSeedGivesTheSameMessageInCopiesAndWithout() throws {
        func message(inCopies: Bool) throws -> String {
            let failures = walk(.leak, seed: 3) { $0.runsInCopies = inCopies }
            return try #require(failures.first).components(separatedBy: "\nSee ")[0]
        }
        let first = try message(inCopies: true)
        #expect(try message(inCopies: true) == first)
        #expect(try message(inCopies: false) == first)
    }

    @Test func theScriptRepeatsTheFault() throws {
        let folder = TestFolder()
        #expect(walk(.stuckInteraction, in: folder).count == 1)
        let url = folder.url.appendingPathComponent("KinoraTestingTests/ExploreTests/a test/explore 1/steps.gesture")
        let script = try GestureScript(contentsOf: url)
        let stage = Stage()
        stage.window.rootViewController = HomeViewController(.stuckInteraction)
        stage.play(script)
        #expect(!stage.window.isUserInteractionEnabled)
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text.contains("# 1. tap UIButton \"Settings\""))
    }

    @Test func rotationsAndTypedTextsAreCommentsOfTheScript() throws {
        var record = RunRecord()
        record.add(.began(screen: CGSize(width: 393, height: 852)))
        record.add(.step(ExplorationStep(action: .rotate(3), pause: 1), time: 1))
        record.add(.step(ExplorationStep(action: .type("a\nb"), pause: 1), time: 2))
        record.add(.step(ExplorationStep(action: .tap, location: CGPoint(x: 5, y: 6), pause: 1), time: 3))
        record.add(.touch(finger: 0, phase: 0, location: CGPoint(x: 5, y: 6), time: 3))
        record.add(.touch(finger: 0, phase: 3, location: CGPoint(x: 5, y: 6), time: 3.08))
        record.add(.ended(time: 4.5))
        let text = try ExplorationScript.text(of: record)
        #expect(
            text == """
                gesture 1
                screen 393 852
                # seconds finger phase x y
                # Rotations and typed texts are comments: scripts have touches alone.
                # 1. rotate to landscape right
                # 2. type "a\\nb"
                # 3. tap at (5, 6)
                3 0 began 5 6
                3.08 0 ended 5 6
                4.5 0 stationary 0 0

                """)
        #expect(try GestureScript(text: text).samples.count == 3)
    }

    // MARK: Other calls

    @Test func anAsyncTestExploresWithTimers() async {
        final class ClockViewController: UIViewController {
            private var ticks = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                tick()
            }
            private func tick() {
                ticks += 1
                if ticks == 20 { view.bounds.origin.x = .nan }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.tick() }
            }
        }
        let folder = TestFolder()
        let failures = await failures {
            await CheckSettings.$replacement.withValue(CheckSettings(failures: folder.url)) {
                _ = await explore(seconds: 60) { ClockViewController() }
            }
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("finds a crash") == true)
        #expect(failures.first?.contains("iOS raises CALayerInvalidGeometry") == true)
    }

    @Test func aCrashInTheTestsProcessNamesTheSteps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var settings = ExplorationSettings()
            settings.runsInCopies = false
            _ = await explore(seconds: 300, settings) { HomeViewController(.crash) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("kinora: explore(seed: 1) crashes in step 80. The last steps:"))
        #expect(text.contains("  80. double tap UIButton \"Delete\""))
    }

    @Test func anAsyncTestFindsACrashInCopies() async {
        let folder = TestFolder()
        let failures = await failures {
            await CheckSettings.$replacement.withValue(CheckSettings(failures: folder.url)) {
                _ = await explore(seconds: 300) { HomeViewController(.crash) }
            }
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("finds a crash after 80 steps") == true)
        #expect(steps(failures.first ?? "").count == 2)
    }

    @Test func aTimerInASynchronousSwiftTestingTestAsksForAwait() {
        final class TimedViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {}
            }
        }
        let folder = TestFolder()
        let failures = folder.run { explore(seconds: 60) { TimedViewController() } }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("Make the test async, and write 'await explore(…)'.") == true)
    }

    @Test func aLaunchedAppIsExplored() {
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = HomeViewController(.jump)
                window?.makeKeyAndVisible()
                return true
            }
        }
        let folder = TestFolder()
        #expect(folder.run { explore(launching: AppDelegate.self, seconds: 60) }.first?.contains("finds a jump") == true)
    }

    @Test func wrongCallsFail() {
        #expect(walk(nil, seconds: 0).first?.contains("positive number of seconds") == true)
        #expect(walk(nil, seconds: .nan).first?.contains("positive number of seconds") == true)
        let stage = Stage.small()
        #expect(walk(nil).first?.contains("release it first") == true)
        withExtendedLifetime(stage) {}
    }
}
