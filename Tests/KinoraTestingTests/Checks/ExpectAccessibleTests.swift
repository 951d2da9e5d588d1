import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExpectAccessibleTests {
    private func stage() -> Stage {
        let stage = Stage()
        stage.window.rootViewController = UIViewController()
        stage.root.backgroundColor = .white
        return stage
    }

    private func addLabel(_ text: String, _ color: UIColor, on stage: Stage, size: CGFloat = 15) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        stage.root.addSubview(label)
        return label
    }

    @Test func anAccessibleScreenPasses() {
        let stage = stage()
        _ = addLabel("Hello", .black, on: stage)
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        stage.root.addSubview(button)
        #expect(failures { expectAccessible(stage) } == [])
    }

    @Test func missingLabelsAndSmallHitAreasAreProblems() {
        let stage = stage()
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 30, height: 50))
        button.accessibilityIdentifier = "close"
        stage.root.addSubview(button)
        let message = failures { expectAccessible(stage, [.labels, .hitAreas]) }.first ?? ""
        #expect(message.hasPrefix("2 accessibility problems:"))
        #expect(message.contains("UIButton 'close' (20 200; 30 50) has no accessibility label."))
        #expect(message.contains("UIButton 'close' takes touches in 30 x 44 points"))
        button.accessibilityLabel = "Close button"
        #expect(failures { expectAccessible(stage, .labels) }.first?.contains("the trait adds the word button") == true)
        #expect(failures { expectAccessible(stage, except: [button]) } == [])
    }

    /// #767676 on white is 4.54; #949494 is 3.03.
    @Test func contrastIsThatOfPixels() {
        let stage = stage()
        let label = addLabel("Contrast", UIColor(white: 0x76 / 255, alpha: 1), on: stage)
        #expect(failures { expectAccessible(stage, .contrast) } == [])
        label.textColor = UIColor(white: 0x94 / 255, alpha: 1)
        #expect(failures { expectAccessible(stage, .contrast) }.first?.contains("UILabel \"Contrast\" has a contrast of 3.0 ") == true)
        label.font = .systemFont(ofSize: 20)
        #expect(failures { expectAccessible(stage, .contrast) } == [])
        label.backgroundColor = UIColor(white: 0.7, alpha: 1)
        #expect(failures { expectAccessible(stage, .contrast) }.first?.contains("at least 3 is expected") == true)
        #expect(label.layer.opacity == 1)
    }

    @Test func cutOffTextIsAProblemAtItsTextSize() {
        let stage = stage()
        let label = addLabel("Some words", .black, on: stage)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.frame.size = CGSize(width: 120, height: 30)
        let message = failures { expectAccessible(stage, .textFits) }.first ?? ""
        #expect(message.hasPrefix("1 accessibility problem:\n- At text size AccessibilityXL: UILabel \"Some words\" cuts off its text"))
        #expect(stage.preferredContentSizeCategory == .large)
        label.frame.size.width = 20
        #expect(failures { expectAccessible(stage, .textFits, textSizes: []) }.count == 1)
    }
}
