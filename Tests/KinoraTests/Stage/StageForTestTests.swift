import XCTest

@testable import Kinora

/// The stage that `kinora swift test` gives to tests that know nothing of stages.
@preconcurrency @MainActor
final class StageForTestTests: XCTestCase {
    func testAnimationsEndWhileTheTestWaits() {
        let stage = Stage.forTest()
        XCTAssertNotNil(stage)
        let view = UIView()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        window.addSubview(view)
        let ended = expectation(description: "animated")
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0
        } completion: { _ in
            ended.fulfill()
        }
        let start = Date()
        wait(for: [ended], timeout: 5)
        XCTAssertEqual(Date().timeIntervalSince(start), 0.5, accuracy: 0.001)
        withExtendedLifetime((stage, window)) {}
    }

    func testTimeBeginsAtThePresent() {
        let before = Date()
        let stage = Stage.forTest()
        XCTAssertEqual(Date().timeIntervalSince(before), 0, accuracy: 60)
        withExtendedLifetime(stage) {}
    }

    func testAStageOfTheTestReplacesIt() {
        let automatic = Stage.forTest()
        let stage = Stage()
        XCTAssertEqual(Date().timeIntervalSince1970, 1_767_260_460, accuracy: 1)
        XCTAssertNil(Stage.forTest(), "there is one")
        stage.advance(by: 1)
        XCTAssertEqual(stage.now, 1)
        withExtendedLifetime(automatic) {}
    }

    func testMistakesAreLoggedAsOniOS() {
        let stage = Stage.forTest()
        XCTAssertEqual(stage?.isStrict, false)
    }
}
