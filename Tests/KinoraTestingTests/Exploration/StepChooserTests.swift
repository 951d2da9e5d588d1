import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct StepChooserTests {
    private func steps(seed: UInt64, count: Int = 200, _ settings: ExplorationSettings = ExplorationSettings()) -> [ExplorationStep] {
        let stage = Stage()
        stage.window.rootViewController = HomeViewController(nil)
        stage.advance(by: 1)
        var chooser = StepChooser(seed: seed, settings)
        return (0..<count).map { _ in chooser.step(on: stage) }
    }

    @Test func theSeedDeterminesTheSteps() {
        #expect(steps(seed: 5) == steps(seed: 5))
        #expect(steps(seed: 5) != steps(seed: 6))
    }

    @Test func allActionsOccurAndEveryElementIsTapped() {
        let all = steps(seed: 1, count: 400)
        for action in ["tap", "double tap", "long press", "drag", "swipe", "rotate"] {
            #expect(all.contains { $0.description.hasPrefix(action) }, "\(action)")
        }
        #expect(!all.contains { $0.description.hasPrefix("type") }, "no view takes text")
        for name in ["Notes", "Settings", "Share", "Move", "About", "Help"] {
            #expect(all.contains { $0.action == .tap && $0.target?.name == "UIButton \"\(name)\"" }, "\(name)")
        }
    }

    @Test func anActionOfWeightZeroDoesNotOccur() {
        var settings = ExplorationSettings()
        settings.weights.taps = 0
        settings.weights.swipes = -.infinity
        settings.orientations = []
        let all = steps(seed: 1, settings)
        #expect(!all.contains { $0.action == .tap || $0.description.hasPrefix("swipe") || $0.description.hasPrefix("rotate") })
        settings.weights = ExplorationWeights()
        for path in [\ExplorationWeights.taps, \.doubleTaps, \.longPresses, \.drags, \.swipes, \.rotations, \.typing] {
            settings.weights[keyPath: path] = .nan
        }
        #expect(steps(seed: 1, count: 3, settings).map(\.action) == [.wait, .wait, .wait])
    }

    @Test func textsAreTypedWhileAFieldTakesText() {
        let stage = Stage()
        stage.window.rootViewController = NotesViewController(nil)
        stage.advance(by: 1)
        stage.find(UITextField.self).tap()
        var settings = ExplorationSettings()
        settings.texts = ["ada"]
        var chooser = StepChooser(seed: 1, settings)
        let all = (0..<50).map { _ in chooser.step(on: stage) }
        #expect(all.contains { $0.action == .type("ada") })
    }

    @Test func aReferenceFindsItsElementAgain() throws {
        let stage = Stage()
        let root = UIViewController()
        stage.window.rootViewController = root
        for y in [100, 300] {
            let button = UIButton(type: .system)
            button.setTitle("Same", for: .normal)
            button.frame = CGRect(x: 50, y: y, width: 100, height: 50)
            root.view.addSubview(button)
        }
        stage.advance(by: 0)
        let list = ElementList(stage)
        let reference = list.reference(to: 1, at: CGPoint(x: 0.1, y: 0.5))
        #expect(reference.ordinal == 1)
        root.view.subviews[1].frame.origin = CGPoint(x: 200, y: 400)
        #expect(ElementList(stage).find(reference)?.location == CGPoint(x: 210, y: 425))
        root.view.subviews[0].removeFromSuperview()
        #expect(ElementList(stage).find(reference) == nil)
    }
}
