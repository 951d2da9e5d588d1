import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct TapCheckTests {
    /// The messages about a tap on a button at (100, 100), after a body has changed the screen.
    private func findings(_ body: (UIView, UIButton) -> Void) -> [String] {
        let stage = Stage()
        let root = UIViewController()
        root.view.backgroundColor = .white
        stage.window.rootViewController = root
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        root.view.addSubview(button)
        body(root.view, button)
        stage.advance(by: 1)
        var check = TapCheck(stage)
        let point = CGPoint(x: 150, y: 125)
        check.begin(on: button, at: point)
        stage.tap(at: point)
        check.end()
        return check.findings.map(\.message)
    }

    @Test func aReachedButtonPasses() {
        #expect(findings { _, _ in } == [])
        #expect(findings { _, button in button.isEnabled = false } == [])
        #expect(findings { root, _ in root.isUserInteractionEnabled = false } == [])
    }

    @Test func aButtonOutsideOfItsSuperviewIsLost() {
        let found = findings { root, button in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
            root.addSubview(box)
            box.addSubview(button)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("outside of its superview UIView") == true)
        let clipped = findings { root, button in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
            box.clipsToBounds = true
            root.addSubview(box)
            box.addSubview(button)
        }
        #expect(clipped == [])
    }

    @Test func anInvisibleCoverThatDoesNothingLosesTaps() {
        func cover(_ change: @escaping (UIView) -> Void) -> [String] {
            findings { root, _ in
                let cover = UIView(frame: root.bounds)
                change(cover)
                root.addSubview(cover)
            }
        }
        #expect(cover { _ in }.first?.contains("the invisible UIView covers it") == true)
        #expect(cover { $0.backgroundColor = .gray } == [])
        #expect(cover { $0.addGestureRecognizer(UITapGestureRecognizer()) } == [])
        #expect(cover { $0.isUserInteractionEnabled = false } == [])
        #expect(cover { $0.addSubview(UIImageView(image: UIImage())) }.count == 1)
    }

    @Test func aButtonWhoseTouchesAreTakenAwayIsLost() {
        let found = findings { root, _ in
            let taking = UILongPressGestureRecognizer()
            taking.minimumPressDuration = 0
            taking.delaysTouchesBegan = true
            root.addGestureRecognizer(taking)
        }
        #expect(found.first?.contains("it sends none of its events") == true)
    }
}
