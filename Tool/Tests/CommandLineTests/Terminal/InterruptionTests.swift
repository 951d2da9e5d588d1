import XCTest

@testable import Kinora
@testable import KinoraCommandLine

final class InterruptionTests: XCTestCase {
    func testTheSecondSignalEndsTheToolAndLeavesNothingHalfWritten() throws {
        let folder = try TemporaryFolder()
        let signal = ProcessCopy.signalEnding {
            Interruption.observe()
            let file = try? PartialFile(for: folder.url.appendingPathComponent("a.gif"))
            raise(SIGINT)
            // Still there: the first signal only asks.
            guard let file, folder.files.count == 1, (try? Interruption.check()) == nil else { _exit(1) }
            raise(SIGINT)
            withExtendedLifetime(file) { while true { pause() } }
        }
        XCTAssertEqual(signal, SIGINT)
        XCTAssertEqual(folder.files, [])
    }
}
