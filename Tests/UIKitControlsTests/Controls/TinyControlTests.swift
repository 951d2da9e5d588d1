import Kinora
import TestSupport
import UIKit
import XCTest

/// Controls that are smaller than their insets: what is inset too far is `CGRect.null`, at infinity, and no frame.
@preconcurrency @MainActor
final class TinyControlTests: XCTestCase {
    private static let sizes = [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 3, height: 40), CGSize(width: 40, height: 3), CGSize(width: 0, height: 40),
    ]

    private static var controls: [UIView] {
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        let fields = [UITextField.BorderStyle.line, .bezel, .roundedRect].map { style in
            let field = UITextField()
            field.borderStyle = style
            field.text = "Text"
            return field
        }
        let text = UITextView()
        text.text = "Text"
        text.textContainerInset.bottom = -20
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.isSelected = true
        let bar = UITabBar()
        bar.items = (0..<3).map { UITabBarItem(title: "Item", image: nil, tag: $0) }
        bar.items?[0].badgeValue = "1"
        bar.selectedItem = bar.items?[0]
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let slider = UISlider()
        slider.value = 0.5
        return [
            segments, text, button, bar, pages, slider, UISwitch(), UIStepper(), UIProgressView(), UIActivityIndicatorView(), UIToolbar(),
        ]
            + fields
    }

    func testFramesOfSubviewsAreFinite() {
        let stage = Stage(device: Device(name: "plain", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
        for size in Self.sizes {
            for control in Self.controls {
                stage.window.addSubview(control)
                let lines = Diagnostics.complaints {
                    control.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
                    stage.advance(by: 0.1)
                    if let field = control as? UITextField { field.becomeFirstResponder() }
                    if let text = control as? UITextView { text.scrollRangeToVisible(NSRange(location: 0, length: 4)) }
                    stage.advance(by: 0.1)
                    control.resignFirstResponder()
                }
                XCTAssertEqual(lines, [], "\(type(of: control)) of \(size)")
                for view in control.subtree {
                    let numbers = [view.center.x, view.center.y, view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height]
                    XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(view) in \(control)")
                }
                control.removeFromSuperview()
            }
        }
    }

    func testAlertsMenusAndEditMenusInTinyWindowsAreFinite() {
        for size in [CGSize(width: 1, height: 1), CGSize(width: 20, height: 5)] {
            let stage = Stage(device: Device(name: "tiny", size: size, scale: 1))
            let controller = UIViewController()
            stage.window.rootViewController = controller
            let lines = Diagnostics.complaints {
                for style in [UIAlertController.Style.alert, .actionSheet] {
                    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: style)
                    alert.addAction(UIAlertAction(title: "OK", style: .default))
                    controller.present(alert, animated: false)
                    stage.advance(by: 0.5)
                    alert.dismiss(animated: false)
                    stage.advance(by: 0.5)
                }
                UIMenuController.shared.showMenu(from: controller.view, rect: .zero)
                stage.advance(by: 0.5)
                UIMenuController.shared.hideMenu()
                stage.advance(by: 0.5)
            }
            XCTAssertEqual(lines, [], "\(size)")
        }
    }
}
