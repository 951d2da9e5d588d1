import XCTest

@testable import WorkCommands

@preconcurrency @MainActor
final class WorkProgramTests: XCTestCase {
    /// A misspelled option must not build whatever package is in the current folder.
    func testOnlyTheOptionItselfChoosesAPackage() {
        for word in ["--package", "--package=../A", "--product", "--product=AScenes"] {
            XCTAssertTrue(WorkProgram.choosesPackage(word), word)
        }
        for word in ["--packages", "--package-path", "--products", "package", "--p", ""] {
            XCTAssertFalse(WorkProgram.choosesPackage(word), word)
        }
    }
}
