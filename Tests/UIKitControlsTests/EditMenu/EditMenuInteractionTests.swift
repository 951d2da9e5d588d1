import Kinora
import TestSupport
import UIKit
import XCTest

/// Menus of `UIEditMenuInteraction`, and those of texts that their delegates change.
@preconcurrency @MainActor
final class EditMenuInteractionTests: XCTestCase {
    /// XCTest keeps the objects of all tests, and a process has one stage.
    private var ownStage: Stage?
    private var stage: Stage {
        if let ownStage { return ownStage }
        let made = Stage(device: .iPhone15)
        ownStage = made
        return made
    }

    override func tearDown() { MainActor.assumeIsolated { ownStage = nil } }

    private let view = CopyingView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
    private let answers = Answers()
    private lazy var interaction = UIEditMenuInteraction(delegate: answers)

    /// A view with a command.
    private final class CopyingView: UIView {
        var copies = 0
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("copy:")
        }
        override func copy(_ sender: Any?) { copies += sender is UICommand ? 1 : 100 }
    }

    /// Answers as a test says, and keeps the calls.
    private final class Answers: NSObject, UIEditMenuInteractionDelegate, UITextFieldDelegate, UITextViewDelegate {
        var events: [String] = []
        var makesMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
        var targetRect: CGRect?
        weak var fading: UIView?

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { makesMenu(suggestedActions) }

        func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
            targetRect ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            events.append("present \(configuration.identifier)")
            animator.addAnimations { self.fading?.alpha = 0.5 }
            animator.addCompletion { self.events.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { events.append("dismiss \(configuration.identifier)") }

        func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            events.append("\(range)")
            return UIMenu(children: [UIAction(title: "Bold") { _ in }] + suggestedActions)
        }

        func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            range.length == 3 ? UIMenu(children: [UIAction(title: "Italic") { _ in }]) : nil
        }
    }

    private func show(_ configuration: UIEditMenuConfiguration = .init(identifier: "one", sourcePoint: CGPoint(x: 50, y: 20))) {
        if view.superview == nil {
            answers.fading = view
            stage.window.addSubview(view)
            view.addInteraction(interaction)
        }
        interaction.presentEditMenu(with: configuration)
        stage.settle()
    }

    private var menu: UIView? { stage.window.subviews.last { $0.accessibilityIdentifier == "edit menu" } }

    private func buttons(_ view: UIView) -> [UIButton] { (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons) }

    private var titles: [String] { menu.map(buttons)?.compactMap(\.currentTitle) ?? [] }

    private func tap(_ title: String) {
        guard let found = menu.map(buttons)?.first(where: { $0.currentTitle == title }) else { return XCTFail("no \(title)") }
        stage.tap(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
        stage.settle()
    }

    func testTheSuggestedActionsAreThoseOfTheFirstResponder() {
        view.becomeFirstResponder()
        show()
        XCTAssertEqual(titles, ["Copy"])
        XCTAssertEqual(answers.events, ["present one", "presented"])
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(interaction.location(in: stage.window), CGPoint(x: 150, y: 320))
        tap("Copy")
        XCTAssertEqual(view.copies, 1)
        XCTAssertNil(menu)
        XCTAssertEqual(answers.events.last, "dismiss one")
        XCTAssertEqual(interaction.location(in: stage.window), .zero)
    }

    func testMenusInTheMenuOpenFromARowAndInlineOnesLieInIt() {
        var chosen: [String] = []
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
        }
        answers.makesMenu = { _ in
            UIMenu(children: [
                action("A"), action("Hidden", .hidden), UIMenu(title: "Inline", options: .displayInline, children: [action("B")]),
                UIMenu(title: "More", children: [action("C"), action("D", .disabled)]), UIMenu(title: "Empty"),
            ])
        }
        show()
        XCTAssertEqual(titles, ["A", "B", "More ›"])
        tap("More ›")
        XCTAssertEqual(titles, ["‹", "C", "D"])
        tap("‹")
        XCTAssertEqual(titles, ["A", "B", "More ›"])
        tap("More ›")
        tap("D")
        XCTAssertEqual(titles, ["‹", "C", "D"], "it is disabled")
        tap("C")
        XCTAssertEqual(chosen, ["C"])
        XCTAssertNil(menu)
        answers.makesMenu = { _ in UIMenu(children: []) }
        show()
        XCTAssertNil(menu, "an empty menu is none")
    }

    func testTheMenuIsBesideItsAreaAndFollowsIt() throws {
        answers.makesMenu = { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }
        show()
        let own = try XCTUnwrap(menu)
        XCTAssertEqual(own.frame.maxY, 312, accuracy: 0.5)
        XCTAssertEqual(own.frame.midX, 150, accuracy: 1)
        answers.targetRect = CGRect(x: 0, y: 0, width: 100, height: 100)
        interaction.updateVisibleMenuPosition(animated: false)
        XCTAssertEqual(own.frame.maxY, 292, accuracy: 0.5)
        answers.makesMenu = { _ in UIMenu(children: [UIAction(title: "B") { _ in }]) }
        interaction.reloadVisibleMenu()
        XCTAssertEqual(titles, ["B"])
        let below = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        below.preferredArrowDirection = .up
        show(below)
        XCTAssertEqual(try XCTUnwrap(menu).frame.minY, 408, accuracy: 0.5)
        XCTAssertEqual(stage.window.subviews.filter { $0.accessibilityIdentifier == "edit menu" }.count, 1)
        stage.tap(at: CGPoint(x: 20, y: 700))
        stage.settle()
        XCTAssertNil(menu)
        show()
        view.removeInteraction(interaction)
        XCTAssertNil(menu)
        interaction.presentEditMenu(with: below)
        XCTAssertNil(menu, "it has no view")
    }

    func testTextsAskTheirDelegates() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.text = "one two"
        field.delegate = answers
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(UIMenuController.shared)
        stage.settle()
        XCTAssertEqual(titles, ["Bold", "Cut", "Copy"])
        XCTAssertEqual(answers.events, ["{0, 7}"])
        tap("Copy")
        XCTAssertEqual(UIPasteboard.general.string, "one two")
        let text = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 100))
        text.delegate = answers
        text.text = "one"
        stage.window.addSubview(text)
        text.becomeFirstResponder()
        text.selectAll(UIMenuController.shared)
        stage.settle()
        XCTAssertEqual(titles, ["Italic"])
    }
}
