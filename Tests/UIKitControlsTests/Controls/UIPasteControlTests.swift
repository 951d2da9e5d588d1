import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIPasteControlTests: XCTestCase {
    private final class Target: UIViewController {
        var pasted: [NSItemProvider] = []
        override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
    }

    private func button(_ control: UIPasteControl) -> UIButton? { control.subviews.first as? UIButton }

    func testATapPastesIntoTheTarget() {
        let stage = Stage(device: .iPhone15)
        let target = Target()
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.frame = CGRect(origin: CGPoint(x: 40, y: 200), size: control.intrinsicContentSize)
        control.target = target
        stage.window.addSubview(control)
        stage.advance(by: 0.05)
        XCTAssertEqual(button(control)?.isEnabled, false)
        UIPasteboard.general.string = "Milk"
        XCTAssertEqual(button(control)?.isEnabled, true)
        stage.tap(at: control.center)
        XCTAssertEqual(target.pasted.count, 1)
        UIPasteboard.general.color = .red
        XCTAssertEqual(button(control)?.isEnabled, false)
        stage.tap(at: control.center)
        XCTAssertEqual(target.pasted.count, 1)
    }

    func testTheConfigurationDecidesAboutTheContent() {
        let stage = Stage(device: .iPhone15)
        defer { withExtendedLifetime(stage) {} }
        func content(_ mode: UIPasteControl.DisplayMode) -> (title: String?, hasImage: Bool) {
            let configuration = UIPasteControl.Configuration()
            configuration.displayMode = mode
            let shown = button(UIPasteControl(configuration: configuration))?.configuration
            return (shown?.title, shown?.image != nil)
        }
        XCTAssertTrue(content(.iconAndLabel) == ("Paste", true))
        XCTAssertTrue(content(.iconOnly) == (nil, true))
        XCTAssertTrue(content(.labelOnly) == ("Paste", false))
        let configuration = UIPasteControl.Configuration()
        configuration.cornerRadius = 3
        configuration.baseBackgroundColor = .green
        let shown = button(UIPasteControl(configuration: configuration))?.configuration
        XCTAssertEqual(shown?.background.cornerRadius, 3)
        XCTAssertEqual(shown?.baseBackgroundColor, .green)
    }
}
