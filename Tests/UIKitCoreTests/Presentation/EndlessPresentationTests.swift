import Kinora
import TestSupport
import UIKit
import XCTest

@preconcurrency @MainActor
final class EndlessPresentationTests: XCTestCase {
    /// Presents and dismisses a controller in each other's completions.
    @MainActor
    private final class Loop {
        private let root: UIViewController
        private let other = UIViewController()
        private(set) var rounds = 0
        var continues = true

        init(_ root: UIViewController) {
            self.root = root
            other.modalPresentationStyle = .overFullScreen
        }

        func present() {
            guard continues else { return }
            rounds += 1
            root.present(other, animated: false) { self.other.dismiss(animated: false) { self.present() } }
        }
    }

    func testCompletionsThatPresentAndDismissForEverEndWithALine() {
        let scene = PresentationScene()
        let loop = Loop(scene.root)
        let lines = Diagnostics.complaints { loop.present() }
        XCTAssertGreaterThan(loop.rounds, 100)
        XCTAssertLessThan(loop.rounds, 1000)
        XCTAssertEqual(lines.count, 1, "\(lines)")
        XCTAssertEqual(lines.first?.contains("ask for changes without end"), true, "\(lines)")
        // Remaining requests run with the next change.
        loop.continues = false
        let more = Diagnostics.complaints {
            scene.root.present(UIViewController(), animated: false)
            scene.stage.settle()
        }
        XCTAssertFalse(more.contains { $0.contains("without end") }, "\(more)")
    }

    func testWhatIsLeftGoesWithTheStage() {
        weak var loop: Loop?
        scope {
            let scene = PresentationScene()
            let made = Loop(scene.root)
            loop = made
            _ = Diagnostics.complaints { made.present() }
        }
        XCTAssertNil(loop)
    }

    func testManyRequestsInOneCallbackAreAllMet() {
        let scene = PresentationScene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.root.present(navigation, animated: false) {
            for _ in 0..<100 { navigation.pushViewController(UIViewController(), animated: false) }
        }
        XCTAssertEqual(navigation.viewControllers.count, 101)
    }
}

private func scope(_ body: () -> Void) { body() }
