import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import XCTest

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct FailureFolderTests {
    private let folder = TestFolder()

    /// Fails a motion check in a test of that name, or lets it pass.
    private func run(in test: String?, passing: Bool = false) -> String {
        let stage = Stage.small()
        let square = stage.addSquare()
        let reporter = RecordingReporter(test: test)
        reporter.install {
            CheckSettings.$replacement.withValue(CheckSettings(failures: folder.url)) {
                _ = expectMotion(of: square, \.alpha, .stays(in: passing ? 0...1 : 2...3)) { stage.advance(by: 0.1) }
            }
        }
        return reporter.failures.first?.sentence ?? ""
    }

    private func has(_ name: String) -> Bool { folder.has("KinoraTestingTests/FailureFolderTests/\(name)/strip.png") }

    @Test func testsOfOneFileHaveTheirOwnFolders() {
        let message = run(in: "FailureFolderTests.opens()")
        let path = folder.path("KinoraTestingTests/FailureFolderTests/opens/UIView square alpha")
        #expect(message.contains("See \(path): strip.png, film.mp4"), "\(message)")
        _ = run(in: "FailureFolderTests.closes()")
        _ = run(in: "OtherTests.opens()")
        #expect(has("opens/UIView square alpha") && has("closes/UIView square alpha") && has("OtherTests.opens/UIView square alpha"))
    }

    @Test func failuresOfOneTestHaveTheirOwnFolders() {
        _ = run(in: "FailureFolderTests.opens()")
        #expect(run(in: "FailureFolderTests.opens()").contains("/opens/UIView square alpha~2: "))
        #expect(run(in: "FailureFolderTests.opens()", passing: true) == "")
        #expect(has("opens/UIView square alpha") && has("opens/UIView square alpha~2"))
    }

    @Test func testsThatDifferInTheirParametersHaveTheirOwnFolders() throws {
        for test in ["closes()", "closes(_:)", "closes(soon:)"] { _ = run(in: "FailureFolderTests.\(test)") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("KinoraTestingTests/FailureFolderTests")).count == 3)
    }

    @Test func theNextRunOfATestRemovesItsFiles() {
        for test in ["opens()", "opens()", "closes()"] { _ = run(in: "FailureFolderTests.\(test)") }
        FailureFolder.forget()
        _ = run(in: "FailureFolderTests.opens()", passing: true)
        #expect(!folder.has("KinoraTestingTests/FailureFolderTests/opens"))
        #expect(has("closes/UIView square alpha"))
    }

    @Test func outsideOfATaskTheFolderIsThatOfTheFile() {
        _ = run(in: nil)
        #expect(has("UIView square alpha"))
    }

    @Test func aTestOfSwiftTestingHasItsName() {
        #expect(Diagnostics.testReporter?.testName == "FailureFolderTests.aTestOfSwiftTestingHasItsName()")
    }
}

final class FailureFolderXCTests: XCTestCase {
    func testItHasItsName() {
        XCTAssertEqual(Diagnostics.testReporter?.testName, "FailureFolderXCTests.testItHasItsName")
    }
}
