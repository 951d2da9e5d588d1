import Foundation
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ElementTests {
    private func add(_ title: String, to stage: Stage, at y: CGFloat = 20) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: y, width: 100, height: 44)
        stage.root.addSubview(button)
        return button
    }

    @Test func viewsAreFoundByTypeTextIdentifierAndLabel() {
        let stage = Stage.small()
        let button = add("Buy", to: stage)
        button.accessibilityIdentifier = "buy"
        button.accessibilityLabel = "Buy now"
        #expect(stage.find(UIButton.self).view() === button)
        #expect(stage.find(UIButton.self, .text("Buy")).view() === button)
        #expect(stage.find(.identifier("buy")).view() === button)
        #expect(stage.find(.label("Buy now")).view() === button)
        #expect(stage.find(UIButton.self, .text(containing: "u"), .identifier("buy")).all == [button])
        #expect(!stage.find(UISwitch.self).exists)
        #expect(stage.now == 0)
    }

    @Test func aTapWaitsForTheView() async {
        let stage = Stage.small()
        var taps = 0
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            MainActor.assumeIsolated { add("Buy", to: stage).addAction(UIAction { _ in taps += 1 }, for: .touchUpInside) }
        }
        #expect(await stage.find(.text("Buy"), UIButton.isIt).tap())
        #expect(taps == 1)
        #expect(stage.now > 1 && stage.now < 1.2)
    }

    @Test func aTapWaitsUntilTheViewIsUncovered() {
        let stage = Stage.small()
        let button = add("Buy", to: stage)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let cover = UIView(frame: stage.root.bounds)
        cover.backgroundColor = .gray
        stage.root.addSubview(cover)
        UIView.animate(withDuration: 0.5) {
            cover.center.y += 200
        } completion: { _ in
            cover.removeFromSuperview()
        }
        #expect(stage.find(UIButton.self).tap())
        #expect(taps == 1)
    }

    @Test func aMissingViewFailsWithTheTreeAndNearMissesAndTheTestGoesOn() {
        let stage = Stage.small()
        _ = add("Settings", to: stage)
        var wentOn = false
        let failures = failures {
            wentOn = !stage.find(UIButton.self, .text("Setings"), timeout: 1).tap()
        }
        #expect(wentOn)
        #expect(failures.count == 1)
        let message = failures.first ?? ""
        #expect(message.hasPrefix("There is no UIButton with text 'Setings' after 1 s."))
        #expect(message.contains("Was one of these meant? UIButton \"Settings\" has 'Settings'"))
        #expect(message.contains("  UIButton \"Settings\" (0 20; 100 44)"))
        #expect(abs(stage.now - 1) < 1e-6)
    }

    @Test func aHiddenViewAndOneOfAnotherTypeAreNamed() {
        let stage = Stage.small()
        let button = add("Buy", to: stage)
        #expect(failures { stage.find(UISwitch.self, .text("Buy"), timeout: 0).view() }.first?.contains("of another type") == true)
        button.isHidden = true
        #expect(failures { stage.find(.text("Buy"), timeout: 0).view() }.first?.contains("hidden or transparent") == true)
    }

    @Test func aDisabledOrCoveredViewIsNotTapped() {
        let stage = Stage.small()
        let button = add("Buy", to: stage)
        button.isEnabled = false
        #expect(failures { stage.find(UIButton.self, timeout: 0).tap() }.first?.contains("it is disabled") == true)
        button.isEnabled = true
        stage.root.addSubview(UIControl(frame: stage.root.bounds))
        #expect(failures { stage.find(UIButton.self, timeout: 0).tap() }.first?.contains("it is covered by") == true)
    }

    @Test func waitUntilGoneAdvancesTime() {
        let stage = Stage.small()
        let button = add("Buy", to: stage)
        UIView.animate(withDuration: 0.5) {
            button.alpha = 0.5
        } completion: { _ in
            button.removeFromSuperview()
        }
        #expect(stage.find(UIButton.self).waitUntilGone())
        #expect(stage.now >= 0.5 && stage.now < 0.6)
        _ = add("Stay", to: stage)
        let failures = failures { stage.find(UIButton.self, timeout: 0.1).waitUntilGone() }
        #expect(failures.first?.contains("is still there after 0.1 s: UIButton \"Stay\"") == true)
    }

    @Test func requiredThrowsAfterOneFailure() {
        let stage = Stage.small()
        let failures = failures {
            #expect(throws: ElementMissing.self) { try stage.find(.identifier("none"), timeout: 0).required() }
        }
        #expect(failures.count == 1)
    }

    @Test func longTreesAreTrimmed() {
        let stage = Stage.small()
        for index in 0..<100 { stage.root.addSubview(UIView(frame: CGRect(x: 0, y: index, width: 1, height: 1))) }
        let lines = ViewTree.lines([stage.window])
        #expect(lines.count == 41)
        #expect(lines.last == "… and \(lines.count + 61 - 40) more views" || lines.last?.hasPrefix("… and 6") == true)
    }

    @Test(arguments: [("kitten", "sitting", 3), ("", "abc", 3), ("same", "same", 0), ("ab", "ba", 1), ("crad", "card", 1)])
    func editDistance(_ one: String, _ other: String, _ distance: Int) {
        #expect(EditDistance.between(one, other) == distance)
        #expect(EditDistance.between(other, one) == distance)
    }
}

extension UIButton {
    @MainActor fileprivate static var isIt: ElementQuery { .matching("the class UIButton") { $0 is UIButton } }
}
