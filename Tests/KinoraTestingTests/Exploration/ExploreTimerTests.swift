import KinoraTesting
import UIKit
import XCTest

/// Timers, tasks and queues of explored apps in synchronous tests of XCTest.
@preconcurrency @MainActor
final class ExploreTimerTests: XCTestCase {
    private typealias Body = @MainActor @Sendable () -> Void

    /// Schedules an exception when it appears.
    private final class TimedViewController: UIViewController {
        private let schedule: (@escaping Body) -> Void

        init(_ schedule: @escaping (@escaping Body) -> Void) {
            self.schedule = schedule
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) { schedule { [weak self] in self?.view.bounds.origin.x = .nan } }
    }

    private func findsExceptions(_ schedule: @escaping (@escaping Body) -> Void) -> Bool {
        let folder = TestFolder()
        let failures = folder.run { explore(seconds: 10) { TimedViewController(schedule) } }
        return failures.count == 1 && failures[0].contains("iOS raises CALayerInvalidGeometry")
    }

    func testExceptionsInTimersAreFound() {
        XCTAssert(findsExceptions { body in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated(body) } })
        XCTAssert(
            findsExceptions { body in
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated(body) }
            })
    }

    func testExceptionsInTasksAreFound() {
        XCTAssert(
            findsExceptions { body in
                Task { @MainActor in
                    try? await Task.sleep(nanoseconds: 1_000_000_000)
                    body()
                }
            })
    }

    func testExceptionsAfterWorkOnQueuesAreFound() {
        XCTAssert(
            findsExceptions { body in
                DispatchQueue.global().async { DispatchQueue.main.async { MainActor.assumeIsolated(body) } }
            })
    }
}
