import CPixels
import XCTest

final class ProcessorTests: XCTestCase {
    /// Runs something on a thread of its own.
    private func runSeparately(_ body: @escaping @Sendable () -> Void) {
        let isDone = expectation(description: "done")
        Thread {
            body()
            isDone.fulfill()
        }
        .start()
        wait(for: [isDone], timeout: 20)
    }

    func testAThreadGoesOnOnAnotherProcessorAgainAndAgain() {
        runSeparately {
            for _ in 0..<20 {
                let processor = kinora_processor()
                guard kinora_avoid_processor(processor), processor >= 0 else { return }
                XCTAssertNotEqual(kinora_processor(), processor)
            }
        }
    }

    func testAThreadOnAnotherProcessorStays() {
        runSeparately {
            XCTAssertTrue(kinora_avoid_processor(-1))
            XCTAssertTrue(kinora_avoid_processor(1 << 20))
        }
    }
}
