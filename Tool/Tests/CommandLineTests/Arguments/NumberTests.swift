import CommandSupport
import XCTest

@testable import KinoraCommandLine

final class NumberTests: XCTestCase {
    func testFrameRatesAreWholeAndLimited() throws {
        XCTAssertEqual(try Number.framesPerSecond(nil), 60)
        XCTAssertEqual(try Number.framesPerSecond("1"), 1)
        XCTAssertEqual(try Number.framesPerSecond("240"), 240)
        for text in ["0", "-1", "241", "29.97", "nan", "", " 60", "6O", "99999999999999999999"] {
            XCTAssertThrowsError(try Number.framesPerSecond(text), text) { XCTAssert($0 is UsageError) }
        }
    }

    func testTimesKeepTheirOrder() throws {
        XCTAssertEqual(try Number.times("0,0.075,0.15"), [0, 0.075, 0.15])
        XCTAssertEqual(try Number.times("3, 1,1"), [3, 1, 1])
        XCTAssertEqual(try Number.times("0"), [0])
        XCTAssertEqual(try Number.times("5.133333,0.1001,0.016667"), [5 + 8.0 / 60, 0.1001, 1.0 / 60])
    }

    func testTimesOutsideOfAnHourAreRefused() {
        for text in ["", "0,", ",", "-0.1", "a", "nan", "inf", "1e9", "0;1", String(repeating: "0,", count: 100) + "0"] {
            XCTAssertThrowsError(try Number.times(text), text) { XCTAssert($0 is UsageError) }
        }
    }
}
