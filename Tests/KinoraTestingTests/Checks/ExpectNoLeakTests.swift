import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExpectNoLeakTests {
    /// A controller that a closure of its own holds.
    private final class LeakingController: UIViewController {
        var callback: (() -> Void)?
        override func viewDidLoad() {
            super.viewDidLoad()
            callback = { self.view.alpha = 1 }
        }
    }

    private func show(_ make: () -> UIViewController, on stage: Stage) -> [AnyObject] {
        let controller = make()
        let usual = stage.window.rootViewController
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        stage.window.rootViewController = usual
        return [controller]
    }

    @Test func releasedObjectsPass() async {
        let stage = Stage.small()
        #expect(failures { expectNoLeak { show(UIViewController.init, on: stage) } } == [])
        let failures = await failures { await expectNoLeak { [UIView()] } }
        #expect(failures == [])
    }

    @Test func aLeakNamesTheObjects() {
        let stage = Stage.small()
        var kept: LeakingController?
        let failures = failures {
            expectNoLeak {
                show({ LeakingController() }, on: stage).map {
                    kept = $0 as? LeakingController
                    return $0
                }
            }
        }
        #expect(failures.first?.contains("2 of 2 objects are still in memory") == true)
        #expect(failures.first?.contains("- LeakingController") == true)
        kept?.callback = nil
    }

    @Test func aViewInTheWindowIsNamedAsSuch() {
        let stage = Stage.small()
        let failures = failures { expectNoLeak { [stage.addSquare()] } }
        #expect(failures.first?.contains("- UIView 'square', which is in the window") == true)
        #expect(KinoraTestingTests.failures { expectNoLeak { [] } }.first?.contains("watches nothing") == true)
    }
}
