import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageDeviceTests: XCTestCase {
    func testTheTableIsTheReferences() {
        // Documentation/Behavior.md#metrics: points, scale, top and bottom inset.
        let rows: [(Device, [CGFloat])] = [
            (.iPhoneSE1, [320, 568, 2, 20, 0]), (.iPhoneSE3, [375, 667, 2, 20, 0]), (.iPhone8Plus, [414, 736, 3, 20, 0]),
            (.iPhone11, [414, 896, 2, 48, 34]), (.iPhone11Pro, [375, 812, 3, 44, 34]), (.iPhone13Mini, [375, 812, 3, 50, 34]),
            (.iPhone14, [390, 844, 3, 47, 34]), (.iPhone14Plus, [428, 926, 3, 47, 34]), (.iPhone15, [393, 852, 3, 59, 34]),
            (.iPhone15Plus, [430, 932, 3, 59, 34]), (.iPhone16Pro, [402, 874, 3, 62, 34]), (.iPhone16ProMax, [440, 956, 3, 62, 34]),
            (.iPad10, [820, 1180, 2, 24, 20]), (.iPadPro13, [1024, 1366, 2, 24, 20]),
        ]
        XCTAssertEqual(Device.all, rows.map(\.0))
        for (device, row) in rows {
            let insets = device.safeAreaInsets
            XCTAssertEqual([device.size.width, device.size.height, device.scale, insets.top, insets.bottom], row, device.name)
            XCTAssertEqual([insets.left, insets.right], [0, 0])
        }
        XCTAssertEqual(Set(Device.all.map(\.name)).count, Device.all.count)
    }

    func testADeviceIsFoundByItsNameHoweverItIsWritten() {
        for name in ["iPhone 15", "iphone15", "IPHONE-15", " iPhone15 "] { XCTAssertEqual(Device.named(name), .iPhone15) }
        XCTAssertNil(Device.named("iPhone 1"))
        XCTAssertNil(Device.named(""))
    }

    func testAStageIsThatDevice() {
        let stage = Stage()
        XCTAssertEqual(stage.device, .iPhone15)
        XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(stage.window.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }
}

private let oddDevices = [
    (0, 10, 1), (10, -1, 1), (10, 10, 0), (CGFloat.nan, 10, 1), (10, CGFloat.infinity, 1), (10, 10, CGFloat.nan), (40_000, 10, 1),
].map { Device(name: "odd", size: CGSize(width: $0.0, height: $0.1), scale: $0.2) }

@Suite struct StageDeviceTrapTests {
    @Test(arguments: oddDevices.indices) func aDeviceThatCannotBeTraps(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps { _ = Stage(device: oddDevices[index]) }
        }
        let device = oddDevices[index]
        #expect(
            result.trapSentence
                == "Stage(device:): 'odd' is \(device.size.width) x \(device.size.height) points at scale \(device.scale). "
                + "Give it a positive size and scale, at most 32,767 pixels on a side.")
    }
}
