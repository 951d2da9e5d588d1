import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitLists

/// Color and font pickers, and color wells.
@preconcurrency @MainActor
final class ColorAndFontPickerTests: XCTestCase {
    /// XCTest keeps the objects of all tests, and a process has one stage.
    private var ownStage: Stage?
    private var stage: Stage {
        if let ownStage { return ownStage }
        let made = Stage(device: .iPhone15)
        ownStage = made
        return made
    }

    override func tearDown() { MainActor.assumeIsolated { ownStage = nil } }

    private let calls = Calls()

    /// Keeps the calls.
    private final class Calls: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
        var events: [String] = []

        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
            events.append("\(PickedColor(color, hasAlpha: false).text) \(continuously)")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { events.append("finished") }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            events.append("picked \(viewController.selectedFontDescriptor?.fontAttributes[.family] as? String ?? "")")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { events.append("cancelled") }
    }

    private lazy var root = {
        let made = UIViewController()
        stage.window.rootViewController = made
        stage.settle()
        return made
    }()

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
    }

    private func point(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
    }

    func testColorsOfGridAndSpectrumAreThoseOfTheirPositions() {
        XCTAssertEqual(PickedColor.ofGrid(row: 0, column: 0).text, "FFFFFF")
        XCTAssertEqual(PickedColor.ofGrid(row: 0, column: 11).text, "000000")
        XCTAssertEqual(PickedColor.ofSpectrum(x: 0, y: 0.5).text, "FF0000")
        XCTAssertEqual(PickedColor.ofSpectrum(x: 1.0 / 3, y: 0.5).text, "00FF00")
        XCTAssertEqual(PickedColor.ofSpectrum(x: 0.4, y: 0).text, "FFFFFF")
        XCTAssertEqual(PickedColor.ofSpectrum(x: 0.4, y: 1).text, "000000")
        XCTAssertEqual(PickedColor.ofSpectrum(x: -3, y: 0.75).text, "800000")
        // An independent conversion: UIColor's own.
        for hue in stride(from: 0.0, through: 0.95, by: 0.05) {
            let own = PickedColor.ofHue(hue, saturation: 0.6, brightness: 0.8)
            let other = PickedColor(UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1), hasAlpha: true)
            XCTAssertEqual(own.red, other.red, accuracy: 1e-6)
            XCTAssertEqual(own.green, other.green, accuracy: 1e-6)
            XCTAssertEqual(own.blue, other.blue, accuracy: 1e-6)
        }
    }

    func testAFingerChoosesInGridSpectrumAndSliders() throws {
        let picker = UIColorPickerViewController()
        picker.delegate = calls
        picker.selectedColor = .red
        root.present(picker, animated: true)
        stage.settle()
        XCTAssertEqual(calls.events, [])
        let field = try XCTUnwrap(all(ColorField.self, in: picker.view).first)
        stage.tap(at: point(field, 0.5 / 12, 0.05))
        XCTAssertEqual(calls.events.last, "FFFFFF false")
        XCTAssertEqual(calls.events.first, "FFFFFF true")
        stage.touchDown(at: point(field, 0.5 / 12, 0.05))
        stage.touchMove(to: point(field, 2, 0.05), duration: 0.2)
        XCTAssertEqual(calls.events.last, "000000 true")
        stage.touchUp()
        XCTAssertEqual(calls.events.last, "000000 false")
        let variants = try XCTUnwrap(all(UISegmentedControl.self, in: picker.view).first)
        stage.tap(at: point(variants, 0.5, 0.5))
        stage.settle()
        stage.tap(at: point(field, 1.0 / 3, 0.5))
        XCTAssertEqual(calls.events.last, "00FF00 false")
        stage.tap(at: point(variants, 0.9, 0.5))
        stage.settle()
        XCTAssertTrue(field.isHidden)
        let sliders = all(ColorSlider.self, in: picker.view)
        XCTAssertEqual(sliders.map { ($0.value * 255).rounded() }.suffix(3), [0, 255, 0])
        let red = try XCTUnwrap(all(UISlider.self, in: sliders[1]).first)
        stage.drag(from: point(red, 0.04, 0.5), to: point(red, 2, 0.5))
        XCTAssertEqual(calls.events.last, "FFFF00 false")
        picker.supportsAlpha = false
        XCTAssertTrue(sliders[0].isHidden)
        picker.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(calls.events.suffix(1), ["finished"])
        XCTAssertEqual(calls.events.filter { $0 == "finished" }.count, 1)
    }

    func testAWellOpensAPickerAndTakesItsColor() throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
        well.selectedColor = .blue
        well.title = "Tint"
        root.view.addSubview(well)
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        XCTAssertEqual(well.intrinsicContentSize, CGSize(width: 28, height: 28))
        stage.tap(at: well)
        stage.settle()
        let picker = try XCTUnwrap(root.presentedViewController as? UIColorPickerViewController)
        XCTAssertEqual(picker.title, "Tint")
        XCTAssertEqual(picker.selectedColor, .blue)
        XCTAssertEqual(changes, 0)
        let field = try XCTUnwrap(all(ColorField.self, in: picker.view).first)
        stage.tap(at: point(field, 0.5 / 12, 0.05))
        XCTAssertEqual(PickedColor(try XCTUnwrap(well.selectedColor), hasAlpha: true).text, "FFFFFF")
        XCTAssertGreaterThan(changes, 0)
    }

    func testAFontIsFoundAndChosen() throws {
        let picker = UIFontPickerViewController()
        picker.delegate = calls
        root.present(picker, animated: true)
        stage.settle()
        let list = try XCTUnwrap((picker.children.first as? UINavigationController)?.viewControllers.first as? FontListController)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), UIFont.familyNames.count)
        list.navigationItem.searchController?.searchBar.text = "ari"
        stage.settle()
        let names = UIFont.familyNames.filter { $0.localizedCaseInsensitiveContains("ari") }
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), names.count)
        XCTAssertFalse(names.isEmpty)
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.textLabel?.text, names[0])
        stage.tap(at: cell)
        stage.settle()
        XCTAssertEqual(calls.events, ["picked \(names[0])"])
        XCTAssertNil(root.presentedViewController)
        root.present(picker, animated: true)
        stage.settle()
        picker.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(calls.events.last, "cancelled")
    }

    func testAFamilyLeadsToItsFaces() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        configuration.filteredTraits = .traitBold
        configuration.displayUsingSystemFont = true
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = calls
        root.present(picker, animated: true)
        stage.settle()
        let container = try XCTUnwrap(picker.children.first as? UINavigationController)
        let list = try XCTUnwrap(container.viewControllers.first as? FontListController)
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        stage.tap(at: cell)
        stage.settle()
        XCTAssertEqual(container.viewControllers.count, 2)
        let faces = try XCTUnwrap(container.topViewController as? FontListController)
        let face = try XCTUnwrap(faces.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let name = try XCTUnwrap(face.textLabel?.text)
        XCTAssertTrue(try XCTUnwrap(UIFont(name: name, size: 12)).fontDescriptor.symbolicTraits.contains(.traitBold))
        stage.tap(at: face)
        stage.settle()
        XCTAssertEqual(picker.selectedFontDescriptor?.postscriptName, name)
    }
}
