import CVirtualTime
import XCTest

@testable import Headless

final class RecognitionTestTests: XCTestCase {
    func testThisToolchainsLibrariesAreRecognized() {
        XCTAssertNil(RecognitionTest.fault)
        let found = kinora_recognitions()
        XCTAssertGreaterThan(found.main_actor_jobs, 0, "tasks were not tested")
        XCTAssertGreaterThan(found.task_sleeps, 0)
        XCTAssertTrue(found.has_monitor)
    }

    func testEachFaultIsNamed() {
        let whole = kinora_recognitions(
            run_loop_ends: 1, run_until_calls: 1, run_loop_waits: 1, after_calls: 1, task_sleeps: 1, main_actor_jobs: 1, has_monitor: true,
            has_functions: true)
        XCTAssertNil(RecognitionTest(found: whole).fault)
        let faults: [((inout kinora_recognitions) -> Void, String)] = [
            ({ $0.has_functions = false }, "functions"), ({ $0.run_loop_ends = 0 }, "the end that RunLoop.run(until:) sets"),
            ({ $0.run_until_calls = 0 }, "the caller of RunLoop.run(until:)"), ({ $0.run_loop_waits = 0 }, "the wait of a run loop"),
            ({ $0.after_calls = 0 }, "asyncAfter"), ({ $0.task_sleeps = 0 }, "Task.sleep"), ({ $0.has_monitor = false }, "monitor"),
        ]
        for (change, name) in faults {
            var found = whole
            change(&found)
            let fault = RecognitionTest(found: found).fault
            XCTAssert(fault?.contains(name) ?? false, "\(name): \(fault ?? "nil")")
        }
    }

    func testTasksThatDidNotRunAreNoFault() {
        var found = kinora_recognitions()
        (found.run_loop_ends, found.run_until_calls, found.run_loop_waits, found.after_calls) = (1, 1, 1, 1)
        found.has_functions = true
        XCTAssertNil(RecognitionTest(found: found).fault)
    }
}
