import CommandSupport
import Kinora
import XCTest

@testable import KinoraCommandLine

final class DeviceArgumentTests: XCTestCase {
    func testADeviceIsANameOrItsMeasures() throws {
        XCTAssertEqual(try Device.argument("iPhone15").scale, 3)
        for name in ["15-landscape", "iPhone 15 landscape", "iphone15-landscape"] {
            let landscape = try Device.argument(name)
            XCTAssertEqual(landscape.size, CGSize(width: 852, height: 393))
            XCTAssertEqual(landscape.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        }
        XCTAssertEqual(try Device.argument("se-landscape").safeAreaInsets, .zero)
        XCTAssertEqual(try Device.argument("ipad-landscape").safeAreaInsets, Device.iPadPro13.safeAreaInsets)
        let measured = try Device.argument("320.5x568@2")
        XCTAssertEqual(measured.size, CGSize(width: 320.5, height: 568))
        XCTAssertEqual(measured.scale, 2)
        XCTAssertEqual(try Device.argument("100x50").scale, 1)
        let small = try Device.argument("15@0.7")
        XCTAssertEqual([small.size.width, small.size.height, small.scale], [393, 852, 0.7])
        XCTAssertEqual(small.safeAreaInsets, Device.iPhone15.safeAreaInsets)
        XCTAssertEqual(try Device.argument("iPhone16Pro-landscape@1").scale, 1)
    }

    func testImpossibleDevicesAreRefused() {
        let texts = [
            "0x0@3", "0x844", "390x0@2", "-1x10", "390x844@0", "390x844@-1", "390x844@5", "nanx10", "infx10", "10x10@nan", "100000x100000",
            "16385x1", "9000x9000",
            "390", "390x", "x844", "390x844@", "390x844x2", "390x844@3@2", "Nokia", "", "15@", "15@5", "se@nan",
        ]
        for text in texts {
            XCTAssertThrowsError(try Device.argument(text), text) { XCTAssert($0 is UsageError) }
        }
    }
}
