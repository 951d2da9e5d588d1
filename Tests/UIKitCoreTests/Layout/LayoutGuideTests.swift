import Kinora
import UIKit
import XCTest

/// Guides of the system, baselines and tools for debugging.
@preconcurrency @MainActor
final class LayoutGuideTests: XCTestCase {
    private func field(in view: UIView) -> UIView {
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor), field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 40),
        ])
        return field
    }

    func testTheKeyboardGuideIsUnderTheSafeArea() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let view: UIView = controller.view
        let field = field(in: view)
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        stage.advance(by: 0.1)
        XCTAssertEqual(field.frame.maxY, view.bounds.height - view.safeAreaInsets.bottom)
        XCTAssertEqual(view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 818, width: 393, height: 34))
        controller.additionalSafeAreaInsets.bottom = 50
        stage.advance(by: 0.1)
        XCTAssertEqual(field.frame.maxY, 768)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        stage.advance(by: 0.1)
        XCTAssertEqual(field.frame.maxY, 852)
        XCTAssertTrue(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    }

    func testTopAndBottomLayoutGuidesFollowBars() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        let view: UIView = controller.view
        let field = field(in: view)
        let last = self.field(in: view)
        NSLayoutConstraint(
            item: field, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom, multiplier: 1,
            constant: 5
        ).isActive = true
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[last]-[bottom]", metrics: nil, views: ["last": last, "bottom": controller.bottomLayoutGuide]))
        stage.advance(by: 0.1)
        XCTAssertEqual(field.frame.minY, view.safeAreaInsets.top + 5)
        XCTAssertEqual(controller.topLayoutGuide.length, view.safeAreaInsets.top)
        XCTAssertEqual(last.frame.maxY, 852 - 34 - 8)
        XCTAssertEqual(controller.bottomLayoutGuide.length, 34)
    }

    func testBaselinesOfLinesThatAreCentered() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let label = UILabel()
        label.text = "Name"
        label.font = .systemFont(ofSize: 17)
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        field.text = "Name"
        field.borderStyle = .roundedRect
        let button = UIButton(type: .system)
        button.setTitle("Name", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        for view in [label, field, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), field.heightAnchor.constraint(equalToConstant: 60),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
            button.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let font = UIFont.systemFont(ofSize: 17)
        let line = 130 + (font.ascender + font.descender) / 2
        XCTAssertEqual(label.frame.midY + (font.ascender + font.descender) / 2, line, accuracy: 0.5)
        let large = UIFont.systemFont(ofSize: 30)
        let title = button.titleLabel.map { $0.convert($0.bounds, to: root).midY } ?? 0
        XCTAssertEqual(title + (large.ascender + large.descender) / 2, line, accuracy: 0.51)
        // Another font moves the label at once.
        label.font = large
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.midY + (large.ascender + large.descender) / 2, line, accuracy: 0.5)
    }

    func testAStacksBaselineIsThatOfItsFirstOrLastView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let labels = (0..<3).map { _ in UILabel() }
        for label in labels {
            label.text = "A"
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        let stack = UIStackView(arrangedSubviews: [labels[0], labels[1]])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        root.addSubview(labels[2])
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            labels[2].firstBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(labels[2].frame.minY, 50 + labels[1].frame.minY, accuracy: 0.5)
        XCTAssertTrue(stack.forFirstBaselineLayout === labels[0])
        labels[0].isHidden = true
        XCTAssertTrue(stack.forFirstBaselineLayout === labels[1])
    }

    func testAnAmbiguousViewMovesAndComesBack() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        XCTAssertTrue(view.hasAmbiguousLayout)
        let frame = view.frame
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        XCTAssertNotEqual(view.frame, frame)
        XCTAssertEqual(view.frame.minX, 20)
        XCTAssertEqual(view.frame.size, CGSize(width: 50, height: 40))
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, frame)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        let held = view.frame
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, held)
    }

    func testATraceMarksEachView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let view = UILabel()
        let plain = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addSubview(plain)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let lines = view._autolayoutTrace().split(separator: "\n")
        XCTAssertTrue(lines[0].hasPrefix("•+UIView:0x"), "\(lines[0])")
        XCTAssertTrue(lines[1].hasPrefix("|   *UILabel:0x") && lines[1].hasSuffix("- AMBIGUOUS LAYOUT"), "\(lines[1])")
        XCTAssertTrue(lines[2].hasPrefix("|   UIView:0x"), "\(lines[2])")
        XCTAssertEqual(lines[3], "Legend:")
    }

    func testDirectionOfTheSystemTurnsConstraints() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 30),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor), view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 100),
        ])
        stage.advance(by: 0.1)
        XCTAssertEqual(view.frame.minX, 30)
        stage.layoutDirection = .rightToLeft
        stage.advance(by: 0.1)
        XCTAssertEqual(view.frame.maxX, 363)
    }

    func testATitleViewHasTheSizeOfItsConstraints() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        let title = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        title.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: title.leadingAnchor), inner.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            inner.topAnchor.constraint(equalTo: title.topAnchor), inner.bottomAnchor.constraint(equalTo: title.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 120), inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        controller.navigationItem.titleView = title
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(by: 0.1)
        XCTAssertEqual(title.bounds.size, CGSize(width: 120, height: 30))
        XCTAssertEqual(title.convert(title.bounds, to: nil).midX, 393 / 2, accuracy: 0.5)
    }

    func testContentInTheMiddleOfAScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            height, view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: scroll.contentLayoutGuide.centerYAnchor),
            view.topAnchor.constraint(greaterThanOrEqualTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            scroll.contentLayoutGuide.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
        ])
        scroll.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 100, width: 200, height: 100))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 300))
        height.constant = 400
        scroll.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 20, width: 200, height: 400))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 440))
    }

    func testAHiddenArrangedViewIsVisibleUntilTheAnimationEnds() {
        let stage = Stage(device: .iPhone15)
        let stack = UIStackView()
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        stage.window.addSubview(stack)
        let views = (0..<2).map { _ in UIView() }
        for view in views {
            view.heightAnchor.constraint(equalToConstant: 100).priority = .defaultHigh
            stack.addArrangedSubview(view)
        }
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { views[0].isHidden = true }
        XCTAssertTrue(views[0].isHidden)
        stage.advance(by: 0.2)
        XCTAssertEqual(views[0].layer.presentation()?.isHidden, false)
        stage.advance(by: 0.3)
        XCTAssertEqual(views[0].layer.presentation()?.isHidden, true)
        XCTAssertNil(views[0].layer.animationKeys())
        // Shown again in the middle of the animation, it stays.
        views[0].isHidden = false
        UIView.animate(withDuration: 0.4) { views[0].isHidden = true }
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 0.4) { views[0].isHidden = false }
        stage.advance(by: 0.5)
        XCTAssertEqual(views[0].layer.presentation()?.isHidden, false)
    }
}
