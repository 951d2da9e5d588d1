import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

/// Objects deallocated with the stage may use others being deallocated: the application, the transaction, timers and links.
@preconcurrency @MainActor
final class StageEndTests: XCTestCase {
    /// A controller whose deinit takes its recognizer off and asks for the application.
    private final class Asking: UIViewController {
        let recognizer = UITapGestureRecognizer()
        var onEnd: ((Int) -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(recognizer)
        }

        isolated deinit {
            view.removeGestureRecognizer(recognizer)
            onEnd?(UIApplication.shared.windows.count)
        }
    }

    private final class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var onEnd: ((Int) -> Void)?

        required override init() { super.init() }

        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            let controller = Asking()
            controller.onEnd = Self.onEnd
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController(rootViewController: controller)
            window?.makeKeyAndVisible()
            return true
        }
    }

    func testAControllerOfTheStagesWindowGetsTheApplicationAsItDies() {
        var received: [Int] = []
        var stage: Stage? = Stage.small()
        stage?.window.rootViewController = {
            let controller = Asking()
            controller.onEnd = { received.append($0) }
            return UINavigationController(rootViewController: controller)
        }()
        stage?.advance(by: 0.1)
        stage = nil
        XCTAssertEqual(received.count, 1)
        // The next stage begins from the start.
        let next = Stage.small()
        XCTAssertEqual(UIApplication.shared.windows, [next.window])
    }

    func testAControllerOfALaunchedAppAsksForTheApplicationAsItDies() {
        var received: [Int] = []
        App.onEnd = { received.append($0) }
        defer { App.onEnd = nil }
        var stage: Stage? = Stage.small()
        stage?.launch(App.self)
        stage?.advance(by: 0.1)
        stage = nil
        XCTAssertEqual(received.count, 1)
        let next = Stage.small()
        XCTAssertEqual(UIApplication.shared.windows, [next.window])
    }

    /// Runs its block as it dies.
    private final class Bomb {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
        deinit {
            let body = body
            MainActor.assumeIsolated { body() }
        }
    }

    func testPendingObjectsMayUseTransactionsTimersAndLinksAsTheyDie() {
        let ends = Notes()
        func bomb(_ name: String) -> Bomb {
            Bomb {
                ends.add(name)
                CATransaction.begin()
                CATransaction.setCompletionBlock {}
                CATransaction.commit()
                CATransaction.setDisableActions(true)
                _ = UIView.areAnimationsEnabled
                UIView.setAnimationsEnabled(true)
                let link = CADisplayLink { _ in }
                link.add(to: .main, forMode: .common)
                link.invalidate()
                _ = UIAccessibility.isReduceMotionEnabled
            }
        }
        var stage: Stage? = Stage.small()
        scope {
            let transaction = bomb("transaction")
            CATransaction.setCompletionBlock { withExtendedLifetime(transaction) {} }
            let link = bomb("link")
            CADisplayLink { _ in withExtendedLifetime(link) {} }.add(to: .main, forMode: .common)
            let block = bomb("block")
            UIView.beginAnimations(nil, context: nil)
            UIView.animate(withDuration: 1, animations: {}, completion: { _ in withExtendedLifetime(block) {} })
            let nested = bomb("nested")
            CATransaction.begin()
            CATransaction.setCompletionBlock { withExtendedLifetime(nested) {} }
        }
        stage = nil
        XCTAssertNil(stage)
        CATransaction.flush()
        XCTAssertEqual(Set(ends.lines), ["transaction", "link", "block", "nested"])
    }
}

@Suite struct StageEndTrapTests {
    @Test func aStageOffTheMainActorTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                // As code of Swift 5 may call it, which is not checked.
                let make: @MainActor () -> Void = { _ = Stage() }
                let unchecked = unsafeBitCast(make, to: (@Sendable () -> Void).self)
                let thread = Thread { unchecked() }
                thread.start()
                while !thread.isFinished { usleep(1000) }
            }
        }
        #expect(result.trapSentence?.contains("Stage: made off the main actor") == true)
    }

    @Test func tooFewFileDescriptorsEndTheProgramWithASentence() async {
        let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
                let next = dup(0)
                close(next)
                limit.rlim_cur = rlim_t(next + 4)
                setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
                _ = Stage()
            }
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("ulimit -n"), "\(said)")
    }
}

private func scope(_ body: () -> Void) { body() }
