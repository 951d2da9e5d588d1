import Foundation
import UIKit
import XCTest

/// The stage of test programs that know nothing of stages. The programs run the class below.
final class AutomaticStageTests: XCTestCase {
    private func run(_ device: String?) throws -> (status: Int32, output: String, errors: String) {
        var program = TestProgram(environment: ["KINORA_TEST_STAGE": "1"])
        program.environment["KINORA_TEST_DEVICE"] = device
        return try program.run("$PROGRAM KinoraTestingTests.ScreenXCTests")
    }

    func testTheDeviceTakesEveryFormOfTheCommandLine() throws {
        let devices: [(String?, String)] = [
            (nil, "393.0 852.0 3.0"), ("15", "393.0 852.0 3.0"), ("se", "320.0 568.0 2.0"), ("ipad", "1024.0 1366.0 2.0"),
            ("390x844@3", "390.0 844.0 3.0"), ("320x480", "320.0 480.0 1.0"), ("iPhone 14", "390.0 844.0 3.0"),
            ("iphone-14-landscape", "844.0 390.0 3.0"),
        ]
        for (device, text) in devices {
            let run = try run(device)
            XCTAssertEqual(run.status, 0, run.errors)
            XCTAssertTrue(run.output.contains("in the test: \(text)\n"), "\(device ?? "none"): \(run.output)")
        }
    }

    func testAScreenOfAStoredPropertyIsThatOfTheTest() throws {
        let output = try run("390x844@3").output
        XCTAssertTrue(output.contains("before the test: 390.0 844.0 3.0\n"), output)
        XCTAssertEqual(output.components(separatedBy: "the same screen: true").count - 1, 2, output)
    }

    func testAnUnknownDeviceEndsTheRunWithAllForms() throws {
        let run = try run("watch")
        XCTAssertEqual(run.status, 2)
        XCTAssertTrue(run.errors.contains("KINORA_TEST_DEVICE: unknown device 'watch'; write 15, se, ipad"), run.errors)
    }
}

/// Asks for the screen before a test begins; in a run of all tests there is none.
@preconcurrency @MainActor
final class ScreenXCTests: XCTestCase {
    private static let isWanted = ProcessInfo.processInfo.environment["KINORA_TEST_STAGE"] == "1"
    private let screen = ScreenXCTests.isWanted ? UIScreen.main : nil

    private func text(_ screen: UIScreen) -> String { "\(screen.bounds.width) \(screen.bounds.height) \(screen.scale)" }

    override func setUp() {
        if let screen { print("before the test: \(text(screen))") }
    }

    func testScreen() {
        guard let screen else { return }
        print("in the test: \(text(UIScreen.main))")
        print("the same screen: \(screen.bounds == UIScreen.main.bounds && screen.traitCollection == UIScreen.main.traitCollection)")
    }

    func testWindow() {
        guard let screen else { return }
        let window = UIWindow()
        print("the same screen: \(window.bounds == screen.bounds)")
    }
}
