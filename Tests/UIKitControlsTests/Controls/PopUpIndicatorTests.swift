import Kinora
import UIKit
import XCTest

/// The double arrow of pop-up buttons.
@preconcurrency @MainActor
final class PopUpIndicatorTests: XCTestCase {
    private let menu = UIMenu(children: [UIAction(title: "Red") { _ in }, UIAction(title: "Green") { _ in }])

    private func indicator(_ button: UIButton) -> UIView? { button.subviews.first { $0.accessibilityIdentifier == "pop-up indicator" } }

    private func makeButton(_ stage: Stage, _ configure: (UIButton) -> Void) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Red"
        configure(button)
        button.frame = CGRect(x: 40, y: 200, width: 160, height: 44)
        stage.window.addSubview(button)
        stage.advance(by: 0.05)
        return button
    }

    func testAPopUpButtonHasTheIndicatorAtItsTrailingEdge() throws {
        let stage = Stage(device: .iPhone15)
        let plain = makeButton(stage) { $0.menu = menu }
        XCTAssertNil(indicator(plain))
        let width = plain.intrinsicContentSize.width
        let popUp = makeButton(stage) {
            $0.menu = menu
            $0.showsMenuAsPrimaryAction = true
            $0.changesSelectionAsPrimaryAction = true
        }
        let shown = try XCTUnwrap(indicator(popUp))
        let insets = try XCTUnwrap(popUp.configuration?.contentInsets)
        XCTAssertEqual(shown.frame.maxX, 160 - insets.trailing, accuracy: 0.5)
        XCTAssertEqual(shown.frame.midY, 22, accuracy: 0.5)
        XCTAssertEqual(popUp.intrinsicContentSize.width - width, shown.frame.width + 6, accuracy: 0.01)
        popUp.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0.05)
        XCTAssertEqual(shown.frame.minX, insets.trailing, accuracy: 0.5)
    }

    func testTheConfigurationDecidesAboutTheIndicator() throws {
        let stage = Stage(device: .iPhone15)
        let none = makeButton(stage) {
            $0.menu = menu
            $0.showsMenuAsPrimaryAction = true
            $0.changesSelectionAsPrimaryAction = true
            $0.configuration?.indicator = .none
        }
        XCTAssertNil(indicator(none))
        let always = makeButton(stage) { $0.configuration?.indicator = .popup }
        XCTAssertNotNil(indicator(always))
        always.configuration?.indicator = .none
        stage.advance(by: 0.05)
        XCTAssertNil(indicator(always))
        always.configuration?.indicator = .popup
        always.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .green }
        stage.advance(by: 0.05)
        XCTAssertEqual(indicator(always)?.tintColor, .green)
    }
}
