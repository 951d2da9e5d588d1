import Kinora
import UIKit
import XCTest

private final class CardView: UIView {}
private final class SpecialLabel: UILabel {}

@preconcurrency @MainActor
final class UIAppearanceTests: XCTestCase {
    // Values belong to a stage's app.
    private var stage: Stage!
    private var window: UIWindow { stage.window }

    override func setUp() { stage = Stage() }
    override func tearDown() { stage = nil }

    func testInstancesTakeValuesWhenTheyEnterAWindow() {
        let before = UILabel()
        window.addSubview(before)
        UILabel.appearance().textColor = .red
        let label = UILabel()
        XCTAssertEqual(label.textColor, .label)
        window.addSubview(label)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(before.textColor, .label, "a view in a window keeps its value")
        window.addSubview(before)
        XCTAssertEqual(before.textColor, .label)
        before.removeFromSuperview()
        window.addSubview(before)
        XCTAssertEqual(before.textColor, .red)
    }

    func testAViewsOwnValueWins() {
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .systemFont(ofSize: 30)
        let label = UILabel()
        label.textColor = .blue
        window.addSubview(label)
        XCTAssertEqual(label.textColor, .blue)
        XCTAssertEqual(label.font.pointSize, 30)
    }

    func testTheMoreSpecificWins() {
        SpecialLabel.appearance().textColor = .green
        UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .blue
        UILabel.appearance().textColor = .red
        let card = CardView()
        window.addSubview(card)
        let (plain, special, contained) = (UILabel(), SpecialLabel(), UILabel())
        window.addSubview(plain)
        window.addSubview(special)
        card.addSubview(contained)
        XCTAssertEqual(plain.textColor, .red)
        XCTAssertEqual(special.textColor, .green)
        XCTAssertEqual(contained.textColor, .blue)
    }

    func testTheDirectionOfAllViewsAndBarsMayBeForced() throws {
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let (plain, other) = (UIView(), UIView())
        other.semanticContentAttribute = .forceLeftToRight
        window.addSubview(plain)
        window.addSubview(other)
        XCTAssertEqual(plain.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(other.effectiveUserInterfaceLayoutDirection, .leftToRight, "its own")
        let controller = UIViewController()
        func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
        let (first, last, leading, trailing) = (box(), box(), box(), box())
        controller.toolbarItems = [UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last)]
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: leading)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: trailing)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        window.rootViewController = navigation
        stage.settle()
        func middle(_ view: UIView) -> CGFloat { view.convert(CGPoint(x: view.bounds.midX, y: 0), to: nil).x }
        let half = window.bounds.midX
        XCTAssertGreaterThan(middle(first), half)
        XCTAssertLessThan(middle(last), half)
        XCTAssertGreaterThan(middle(leading), half)
        XCTAssertLessThan(middle(trailing), half)
    }

    func testContainersAreMatchedInTheirOrder() {
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, CardView.self]).textColor = .blue
        let (card, stack, label, other) = (CardView(), UIStackView(), UILabel(), UILabel())
        window.addSubview(card)
        card.addSubview(stack)
        stack.addSubview(label)
        XCTAssertEqual(label.textColor, .blue)
        let (outer, inner) = (UIStackView(), CardView())
        window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(other)
        XCTAssertEqual(other.textColor, .label)
    }

    func testSettersWithParametersAndControls() {
        UIButton.appearance().setTitleColor(.purple, for: .highlighted)
        UISwitch.appearance().onTintColor = .orange
        UISlider.appearance().minimumTrackTintColor = .brown
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        let (button, toggle, slider, bar) = (UIButton(type: .custom), UISwitch(), UISlider(), UINavigationBar())
        for view in [button, toggle, slider, bar] { window.addSubview(view) }
        XCTAssertEqual(button.titleColor(for: .highlighted), .purple)
        XCTAssertEqual(toggle.onTintColor, .orange)
        XCTAssertEqual(slider.minimumTrackTintColor, .brown)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual(UINavigationBar.appearance().titleTextAttributes?[.foregroundColor] as? UIColor, .red)
    }

    func testItemsOfBars() {
        UIBarButtonItem.appearance().tintColor = .red
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        own.tintColor = .green
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        toolbar.items = [item, own]
        window.addSubview(toolbar)
        toolbar.layoutIfNeeded()
        XCTAssertEqual(item.tintColor, .red)
        XCTAssertEqual(own.tintColor, .green)
    }

    func testTraits() {
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
        let (light, dark) = (UILabel(), UILabel())
        dark.overrideUserInterfaceStyle = .dark
        window.addSubview(light)
        window.addSubview(dark)
        XCTAssertEqual(light.textColor, .label)
        XCTAssertEqual(dark.textColor, .yellow)
    }

    func testAProxyIsMadeOnce() {
        XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
        XCTAssertFalse(UILabel.appearance() === SpecialLabel.appearance())
    }
}
