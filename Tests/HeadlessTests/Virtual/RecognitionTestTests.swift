import CVirtualTime
import XCTest

@testable import Headless

final class RecognitionTestTests: XCTestCase {
    func testThisToolchainsLibrariesAreRecognized() {
        XCTAssertNil(RecognitionTest.fault)
    }

    /// libdispatch starts its monitor with its first worker thread.
    func testTheMonitorOfWorkersIsRecognized() {
        DispatchQueue.global().sync {}
        let ran = expectation(description: "a worker ran")
        DispatchQueue.global().async { ran.fulfill() }
        wait(for: [ran], timeout: 10)
        XCTAssertTrue(kinora_recognitions().has_monitor)
    }

    func testEachFaultIsNamed() {
        let whole = kinora_recognitions(
            run_loop_ends: 1, run_until_calls: 1, run_loop_waits: 1, after_calls: 1, task_sleeps: 1, main_actor_jobs: 1, has_monitor: true,
            has_functions: true)
        XCTAssertNil(RecognitionTest(found: whole).fault)
        let faults: [((inout kinora_recognitions) -> Void, String)] = [
            ({ $0.has_functions = false }, "functions"), ({ $0.run_loop_ends = 0 }, "the end that RunLoop.run(until:) sets"),
            ({ $0.run_until_calls = 0 }, "the caller of RunLoop.run(until:)"), ({ $0.run_loop_waits = 0 }, "the wait of a run loop"),
            ({ $0.after_calls = 0 }, "asyncAfter"), ({ $0.task_sleeps = 0 }, "Task.sleep"), ({ $0.main_actor_jobs = 0 }, "main actor"),
        ]
        for (change, name) in faults {
            var found = whole
            change(&found)
            let fault = RecognitionTest(found: found).fault
            XCTAssert(fault?.contains(name) ?? false, "\(name): \(fault ?? "nil")")
        }
    }
}
