import XCTest

@testable import Browser

final class BrowserSettingsTests: XCTestCase {
    func testTheMemoryOfTheHistoryIsRead() throws {
        XCTAssertEqual(try BrowserSettings(["KINORA_SERVE_PORT": "0"])?.historyBytes, 64 << 20)
        XCTAssertEqual(try BrowserSettings(["KINORA_SERVE_PORT": "0", "KINORA_SERVE_HISTORY": "5"])?.historyBytes, 5 << 20)
        XCTAssertEqual(try BrowserSettings(["KINORA_SERVE_PORT": "0", "KINORA_SERVE_SCALE": "2"])?.device.scale, 2)
        XCTAssertEqual(try BrowserSettings(["KINORA_SERVE_PORT": "0", "KINORA_SERVE_SCALE": "2"])?.hasOwnDevice, true)
        XCTAssertEqual(try BrowserSettings(["KINORA_SERVE_PORT": "0"])?.hasOwnDevice, false)
        XCTAssertThrowsError(try BrowserSettings(["KINORA_SERVE_PORT": "0", "KINORA_SERVE_SCALE": "4"]))
        for text in ["", "0", "-1", "4097", "many", "1e3"] {
            XCTAssertThrowsError(try BrowserSettings(["KINORA_SERVE_PORT": "0", "KINORA_SERVE_HISTORY": text]), text) { error in
                XCTAssertEqual(
                    error as? BrowserSettings.Invalid, .init(reason: "history '\(text)' is not a number of MB from 1 to 4096"))
            }
        }
    }
}
