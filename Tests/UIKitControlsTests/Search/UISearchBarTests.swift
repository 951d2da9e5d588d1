import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitControls

@preconcurrency @MainActor
final class UISearchBarTests: XCTestCase {
    func testABarIs56PointsHighAndMoreWithAPromptAndScopes() {
        let bar = UISearchBar()
        XCTAssertEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 56))
        bar.prompt = "Fruit"
        XCTAssertEqual(bar.intrinsicContentSize.height, 75)
        bar.showsScopeBar = true
        XCTAssertEqual(bar.intrinsicContentSize.height, 75, "without scopes there is nothing to show")
        bar.scopeButtonTitles = ["All", "Fresh"]
        XCTAssertEqual(bar.intrinsicContentSize.height, 119)
        XCTAssertEqual(bar.sizeThatFits(CGSize(width: 320, height: 10)), CGSize(width: 320, height: 119))
    }

    func testTheDelegateIsNotifiedInOrder() {
        let scene = SearchScene()
        scene.stage.tap(at: CGPoint(x: 100, y: 28))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["shouldBegin", "didBegin"])
        XCTAssertTrue(scene.bar.isFirstResponder)
        scene.stage.type("ab\n")
        XCTAssertEqual(scene.take(), ["replace 0,0 a", "text a", "replace 1,0 b", "text ab", "search"])
        XCTAssertTrue(scene.bar.isFirstResponder, "the app ends editing")
        scene.bar.resignFirstResponder()
        XCTAssertEqual(scene.take(), ["shouldEnd", "didEnd"])
        scene.bar.text = "pear"
        XCTAssertEqual(scene.take(), [], "not by the app")
    }

    func testTheClearButtonChangesTheText() {
        let scene = SearchScene()
        scene.bar.text = "pear"
        scene.stage.advance(by: 0.05)
        let field = scene.bar.searchTextField
        let frame = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
        scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        scene.stage.settle()
        XCTAssertEqual(scene.bar.text, "")
        XCTAssertTrue(scene.take().contains("text "))
    }

    func testIconsHaveTheImagesOfTheirStates() throws {
        let scene = SearchScene()
        func square(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
                color.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        scene.bar.setImage(square(.red), for: .clear, state: .normal)
        scene.bar.setImage(square(.blue), for: .clear, state: .highlighted)
        scene.bar.text = "pear"
        scene.stage.settle()
        let field = scene.bar.searchTextField
        let frame = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        func color() -> UInt32 {
            let image = scene.stage.image()
            let scale = CGFloat(image.width) / scene.stage.window.bounds.width
            return Pixels(image)[Int(middle.x * scale), Int(middle.y * scale)]
        }
        XCTAssertEqual(color(), 0xFFFF_0000)
        scene.stage.touchDown(at: middle)
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(color(), 0xFF00_00FF)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.bar.text, "")
        // A button's other states are the button's.
        scene.bar.showsBookmarkButton = true
        scene.bar.setImage(square(.green), for: .bookmark, state: .disabled)
        let button = try XCTUnwrap(field.rightView as? UIButton)
        XCTAssertNotNil(button.image(for: .disabled))
        XCTAssertTrue(button.image(for: .disabled) === scene.bar.image(for: .bookmark, state: .disabled))
    }

    func testTheCancelButtonMovesInAndTellsTheDelegateOnly() {
        let scene = SearchScene()
        XCTAssertEqual(scene.bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 304, height: 36))
        scene.bar.setShowsCancelButton(true, animated: true)
        scene.stage.advance(by: 0.15)
        let width = scene.bar.cancelButton.intrinsicContentSize.width
        let shown = scene.bar.searchTextField.layer.presentation()!.bounds.width
        XCTAssertLessThan(shown, 304)
        XCTAssertGreaterThan(shown, 304 - width - 8)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.searchTextField.frame.width, 304 - width - 8, accuracy: 0.01)
        scene.stage.tap(at: CGPoint(x: 320 - 8 - width / 2, y: 28))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["cancel"])
        XCTAssertTrue(scene.bar.showsCancelButton)
    }

    func testScopesAreChosenByFingers() {
        let scene = SearchScene()
        scene.bar.scopeButtonTitles = ["All", "Fresh", "Dry"]
        scene.bar.showsScopeBar = true
        scene.bar.sizeToFit()
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.bar.frame.height, 100)
        scene.bar.selectedScopeButtonIndex = 1
        XCTAssertEqual(scene.take(), [], "not by the app")
        scene.stage.tap(at: CGPoint(x: 300, y: 56 + 17))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["scope 2"])
        XCTAssertEqual(scene.bar.selectedScopeButtonIndex, 2)
    }

    func testBookmarkAndResultsButtonsTellTheDelegate() {
        let scene = SearchScene()
        scene.bar.showsBookmarkButton = true
        scene.stage.advance(by: 0.05)
        scene.stage.tap(at: CGPoint(x: 320 - 8 - 8 - 12, y: 28))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["bookmark"])
        scene.bar.text = "pear"
        XCTAssertEqual(scene.bar.searchTextField.rightViewMode, .never, "the clear button is there instead")
        scene.bar.text = ""
        XCTAssertEqual(scene.bar.searchTextField.rightViewMode, .always)
        scene.bar.showsSearchResultsButton = true
        scene.stage.advance(by: 0.05)
        scene.stage.tap(at: CGPoint(x: 320 - 8 - 8 - 12, y: 28))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["results"])
    }

    func testRightToLeftTheCancelButtonIsOnTheLeft() {
        let scene = SearchScene()
        scene.stage.layoutDirection = .rightToLeft
        scene.bar.showsCancelButton = true
        scene.bar.setNeedsLayout()
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.bar.cancelButton.frame.minX, 8)
        XCTAssertEqual(scene.bar.searchTextField.frame.maxX, 312)
    }
}

/// A search bar on a stage, with a log of the calls of the delegate.
@MainActor
private final class SearchScene: NSObject, UISearchBarDelegate {
    let stage = Stage(device: Device(name: "search", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private var log: [String] = []

    override init() {
        super.init()
        bar.delegate = self
        bar.autocapitalizationType = .none
        let controller = UIViewController()
        controller.view.addSubview(bar)
        stage.window.rootViewController = controller
        stage.advance(by: 0.05)
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        log.append("shouldBegin")
        return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        log.append("shouldEnd")
        return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("replace \(range.location),\(range.length) \(text)")
        return true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { log.append("scope \(selectedScope)") }
}
