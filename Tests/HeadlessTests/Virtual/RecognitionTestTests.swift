import CVirtualTime
import XCTest

@testable import Headless

final class RecognitionTestTests: XCTestCase {
    func testThisToolchainsLibrariesAreRecognized() {
        XCTAssertNil(RecognitionTest.fault)
    }

    func testWaitsOfRunLoopsAndTasksAreRecognized() {
        let before = kinora_recognitions()
        let ended = expectation(description: "the run loop ended")
        Thread {
            RecognitionTest.waitInRunLoop()
            RecognitionTest.runTasks()
            ended.fulfill()
        }.start()
        wait(for: [ended], timeout: 10)
        let found = kinora_recognitions()
        XCTAssertGreaterThan(found.run_loop_ends, before.run_loop_ends)
        XCTAssertGreaterThan(found.run_until_calls, before.run_until_calls)
        XCTAssertGreaterThan(found.run_loop_waits, before.run_loop_waits)
        XCTAssertGreaterThan(found.task_sleeps, before.task_sleeps)
        XCTAssertGreaterThan(found.main_actor_jobs, before.main_actor_jobs)
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
            ({ $0.has_functions = false }, "functions"), ({ $0.after_calls = 0 }, "asyncAfter"),
        ]
        for (change, name) in faults {
            var found = whole
            change(&found)
            let fault = RecognitionTest(found: found).fault
            XCTAssert(fault?.contains(name) ?? false, "\(name): \(fault ?? "nil")")
        }
    }
}
