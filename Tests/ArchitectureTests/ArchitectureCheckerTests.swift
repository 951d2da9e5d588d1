import XCTest

/// The checker itself: it complains about bad text and only about that.
final class ArchitectureCheckerTests: XCTestCase {
    private func complaints(_ source: String, at path: String = "UIKit/View/UIView.swift") throws -> [Violation] {
        try ArchitectureChecker().check(source, at: path)
    }

    func testImportsPointDownOnly() throws {
        XCTAssertEqual(try complaints("import Display\nimport CoreGraphics\n"), [])
        XCTAssertEqual(try complaints("import Foundation\n@_exported import QuartzCore\n"), [])
        for line in [
            "import Kinora", "import Gallery", "@preconcurrency import Transitions", "  import struct Kinora.Device", "import CCairo",
        ] {
            XCTAssertEqual(try complaints("import Foundation\n\(line)\n").map(\.line), [2], line)
        }
    }

    func testImportsDoNotPointSideways() throws {
        XCTAssertEqual(try complaints("import Transitions", at: "Components/Bars/Bar.swift").count, 1)
        XCTAssertEqual(try complaints("import Kinora", at: "Gallery/Gallery.swift").count, 1)
        XCTAssertEqual(try complaints("public import UIKit", at: "RenderScene/Tree.swift").count, 1)
        XCTAssertEqual(try complaints("import Transitions", at: "Gallery/Gallery.swift"), [])
    }

    func testEffectsUseWhatAppleHasTooAndNothingElse() throws {
        XCTAssertEqual(try complaints("import UIKit\nimport QuartzCore\n", at: "Transitions/Dashboard/A.swift"), [])
        XCTAssertEqual(try complaints("import Display", at: "Transitions/Dashboard/A.swift").count, 1)
        XCTAssertEqual(try complaints("package func f() {}", at: "Transitions/Dashboard/A.swift").count, 1)
        XCTAssertEqual(try complaints("// a package of one's own\n", at: "Transitions/Dashboard/A.swift"), [])
        XCTAssertEqual(try complaints("package func f() {}"), [])
    }

    func testSourcesImportNothingThatIsForTests() throws {
        for line in ["import XCTest", "import Testing", "@testable import CoreGraphics", "import KinoraTesting"] {
            XCTAssertEqual(try complaints(line).count, 1, line)
        }
        XCTAssertEqual(try complaints("import XCTest", at: "KinoraTesting/Assertions.swift"), [])
    }

    func testAModuleWithoutARuleIsRefused() throws {
        XCTAssertEqual(try complaints("import Foundation", at: "Novelty/A.swift").count, 1)
    }

    func testClocksAreReadInHostsAlone() throws {
        let readings = [
            "let a = Date()", "Date.now", "DispatchTime.now() + 1", "queue.asyncAfter(deadline: .now() + 1) {}",
            "clock_gettime(CLOCK_MONOTONIC, &t)",
            "gettimeofday(&t, nil)", "mach_absolute_time()", "ContinuousClock().now", "SuspendingClock()", "CFAbsoluteTimeGetCurrent()",
            "ProcessInfo.processInfo.systemUptime", "Thread.sleep(forTimeInterval: 1)", "try await Task.sleep(nanoseconds: 1)",
            "usleep(10)", "sleep(1)",
            "time(nil)", "\"at \\(Date())\"",
        ]
        for line in readings {
            XCTAssertFalse(try complaints("\n" + line).isEmpty, line)
            XCTAssertEqual(try complaints(line, at: "Headless/Virtual/Clock.swift"), [], line)
        }
        XCTAssertFalse(try complaints("x = clock_gettime(0, &t);", at: "Other/clock.c").isEmpty)
    }

    func testWhatOnlyLooksLikeAClockIsFine() throws {
        for line in [
            "// Date()", "/// Unlike `Task.sleep`, …", "/* usleep(1) */", "\"Date()\"", "clock.now()", "stage.now", "func sleepers() {}",
            "Date(timeIntervalSince1970: 0)", "time(of: x)",
        ] {
            XCTAssertEqual(try complaints(line), [], line)
        }
    }

    func testTheExceptionIsOneFile() throws {
        XCTAssertEqual(try complaints("clock_gettime(0, &t)", at: "QuartzCore/Transaction/BuiltInClock.swift"), [])
        XCTAssertEqual(try complaints("clock_gettime(0, &t)", at: "QuartzCore/Transaction/Other.swift").count, 1)
    }

    func testOnlyOneFunctionEndsTheProgram() throws {
        XCTAssertEqual(try complaints("try! f()\nfatalError(\"x\")\n").map(\.line), [1, 2])
        XCTAssertEqual(try complaints("fatalError(sentence)", at: "CoreGraphics/Diagnostics/Trap.swift"), [])
        XCTAssertEqual(try complaints("// try! is refused\ntry f()\n"), [])
    }

    func testFilesAreShortAndFoldersShallow() throws {
        XCTAssertEqual(try complaints(String(repeating: "let a = 1\n", count: 600)), [])
        XCTAssertEqual(try complaints(String(repeating: "let a = 1\n", count: 601)).count, 1)
        // Documentation comments may take as long as they need.
        XCTAssertEqual(try complaints(String(repeating: "    /// A number.\n    let a = 1\n", count: 600)), [])
        XCTAssertEqual(try complaints(String(repeating: "// A note.\n", count: 601)).count, 1)
        XCTAssertEqual(try complaints("", at: "UIKit/A/B/C.swift"), [])
        XCTAssertEqual(try complaints("", at: "UIKit/A/B/C/D.swift").count, 1)
    }
}
