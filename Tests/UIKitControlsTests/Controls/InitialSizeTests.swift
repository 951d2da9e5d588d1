import UIKit
import XCTest

/// The first bounds of controls and views whose initializers take no frame.
@preconcurrency @MainActor
final class InitialSizeTests: XCTestCase {
    func testAConfiguredButtonBeginsWithZeroBoundsAndFitsItsTitle() {
        for make in [
            UIButton.Configuration.plain, UIButton.Configuration.gray, UIButton.Configuration.tinted, UIButton.Configuration.filled,
        ] {
            var configuration = make()
            configuration.title = "Button"
            configuration.buttonSize = .medium
            let button = UIButton(configuration: configuration)
            XCTAssertEqual(button.frame, .zero)
            button.sizeToFit()
            // Insets of 12 and 7 around the title; 77 x 34 with Apple's font, whose "Button" is 53 wide.
            let title = "Button".size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
            XCTAssertEqual(button.bounds.width, title.width + 24, accuracy: 1)
            XCTAssertEqual(button.bounds.width, 77, accuracy: 4)
            XCTAssertEqual(button.bounds.height, 34, accuracy: 1.5)
            // Again, and with another title.
            let size = button.bounds.size
            button.sizeToFit()
            XCTAssertEqual(button.bounds.size, size)
            XCTAssertEqual(button.subviews.compactMap { ($0 as? UILabel)?.text }, ["Button"])
        }
    }

    func testAButtonFitsATitleThatArrivesLater() {
        let button = UIButton(configuration: .filled())
        XCTAssertEqual(button.frame, .zero)
        button.setTitle("Button", for: .normal)
        button.sizeToFit()
        XCTAssertEqual(button.bounds.width, 77, accuracy: 4)
        XCTAssertEqual(button.bounds.height, 34, accuracy: 1.5)
    }

    func testButtonsOfATypeBeginWithZeroBoundsExceptForGlyphs() {
        for type in [UIButton.ButtonType.custom, .system] { XCTAssertEqual(UIButton(type: type).frame, .zero) }
        XCTAssertEqual(UIButton(type: .system, primaryAction: UIAction(title: "Button") { _ in }).frame, .zero)
        let usual = UIButton(type: .system)
        usual.setTitle("Button", for: .normal)
        usual.sizeToFit()
        XCTAssertEqual(usual.bounds.height, 30, accuracy: 3)
        XCTAssertEqual(UIButton(type: .close).bounds.size, CGSize(width: 30, height: 30))
        for type in [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure] {
            XCTAssertEqual(UIButton(type: type).bounds.size, CGSize(width: 24, height: 24))
        }
    }

    func testOtherControlsBeginWithTheirOwnSize() {
        XCTAssertEqual(UISwitch().frame, CGRect(x: 0, y: 0, width: 51, height: 31))
        XCTAssertEqual(UIStepper().frame, CGRect(x: 0, y: 0, width: 94, height: 32))
        XCTAssertEqual(UIActivityIndicatorView(style: .medium).frame, CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertEqual(UIActivityIndicatorView(style: .large).frame, CGRect(x: 0, y: 0, width: 37, height: 37))
        XCTAssertEqual(UISegmentedControl(items: ["One", "Two"]).frame.height, 32)
        XCTAssertGreaterThan(UISegmentedControl(items: ["One", "Two"]).frame.width, 60)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 9)).image { _ in }
        XCTAssertEqual(UIImageView(image: image).frame, CGRect(x: 0, y: 0, width: 7, height: 9))
        XCTAssertEqual(UIImageView(image: nil).frame, .zero)
        for view in [
            UILabel(), UITextField(), UISlider(), UISegmentedControl(), UIPageControl(), UIToolbar(), UINavigationBar(), UITabBar(),
            UIStackView(arrangedSubviews: [UILabel()]), UIVisualEffectView(effect: nil), UITableViewHeaderFooterView(reuseIdentifier: nil),
        ] as [UIView] {
            XCTAssertEqual(view.frame, .zero, "\(type(of: view))")
        }
    }
}
