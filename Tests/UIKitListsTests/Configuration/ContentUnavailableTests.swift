import Kinora
import UIKit
import XCTest

/// Content-unavailable configurations, their view, and the updates of view controllers.
@preconcurrency @MainActor
final class ContentUnavailableTests: XCTestCase {
    private var ownStage: Stage?
    private var stage: Stage {
        if let ownStage { return ownStage }
        let made = Stage(
            device: Device(
                name: "empty", size: CGSize(width: 320, height: 600), scale: 2,
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)))
        ownStage = made
        return made
    }

    override func tearDown() { MainActor.assumeIsolated { ownStage = nil } }

    private final class Controller: UIViewController {
        var make: (UIContentUnavailableConfigurationState) -> (any UIContentConfiguration)? = { _ in nil }
        var states: [UIContentUnavailableConfigurationState] = []

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state)
            contentUnavailableConfiguration = make(state)
        }
    }

    private func show(_ make: @escaping (UIContentUnavailableConfigurationState) -> (any UIContentConfiguration)?) -> Controller {
        let controller = Controller()
        controller.make = make
        stage.window.rootViewController = controller
        stage.settle()
        return controller
    }

    private func view(of controller: UIViewController) throws -> UIContentUnavailableView {
        try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first)
    }

    /// The views of a type outside buttons.
    private func visible<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
        guard !(root is UIButton) else { return [] }
        return root.subviews.filter { !$0.isHidden }.flatMap { view in (view as? View).map { [$0] } ?? visible(type, in: view) }
    }

    private func frames(_ views: [UIView]) -> [CGRect] { views.map { $0.convert($0.bounds, to: nil) } }

    private var full: UIContentUnavailableConfiguration {
        var full = UIContentUnavailableConfiguration.empty()
        full.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
        full.text = "No Notes"
        full.secondaryText = "Notes that you write are here."
        full.button.title = "New"
        full.secondaryButton.title = "Import"
        return full
    }

    // MARK: The view

    func testContentIsCenteredInTheSafeAreaAtConfiguredDistances() throws {
        var configuration = full
        (configuration.imageToTextPadding, configuration.textToSecondaryTextPadding) = (7, 5)
        (configuration.textToButtonPadding, configuration.buttonToSecondaryButtonPadding) = (11, 3)
        let controller = show { _ in configuration }
        let view = try view(of: controller)
        XCTAssertEqual(view.frame, controller.view.bounds)
        let rows = frames(visible(UIImageView.self, in: view) + visible(UILabel.self, in: view) + visible(UIButton.self, in: view))
        XCTAssertEqual(rows.count, 5)
        XCTAssertEqual(rows[0].size, CGSize(width: 60, height: 40))
        for (index, distance) in [7, 5, 11, 3].enumerated() {
            XCTAssertEqual(rows[index + 1].minY - rows[index].maxY, CGFloat(distance), accuracy: 1, "below row \(index)")
        }
        for row in rows { XCTAssertEqual(row.midX, 160, accuracy: 0.75) }
        // Margins of 16 points in the safe area from 20 to 570.
        XCTAssertEqual((rows[0].minY + rows[4].maxY) / 2, 295, accuracy: 1)
    }

    func testTheTextsGrowWithThePreferredTextSize() throws {
        let controller = show { [full] _ in full }
        let view = try view(of: controller)
        let labels = visible(UILabel.self, in: view)
        XCTAssertEqual(labels.map(\.font.pointSize), [22, 15])
        stage.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.settle()
        for (label, usual) in zip(labels, [22, 15] as [CGFloat]) { XCTAssertGreaterThan(label.font.pointSize, 1.5 * usual) }
    }

    func testNaturalAlignmentBeginsAtTheTopAndAtTheLeadingEdge() throws {
        var configuration = full
        configuration.alignment = .natural
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 12)
        let controller = show { _ in configuration }
        let view = try view(of: controller)
        let image = visible(UIImageView.self, in: view)
        XCTAssertEqual(frames(image)[0].origin, CGPoint(x: 30, y: 30))
        stage.layoutDirection = .rightToLeft
        stage.settle()
        XCTAssertEqual(frames(image)[0].maxX, 290)
        XCTAssertEqual(frames(visible(UIButton.self, in: view))[0].maxX, 290)
    }

    func testMarginsOfTheSuperviewCountOnPreservedAxesIfTheyAreWider() throws {
        var configuration = full
        configuration.alignment = .natural
        configuration.axesPreservingSuperviewLayoutMargins = .horizontal
        let controller = show { _ in configuration }
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 90, leading: 50, bottom: 0, trailing: 4)
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        let origin = frames(visible(UIImageView.self, in: try view(of: controller)))[0].origin
        XCTAssertEqual(origin, CGPoint(x: 50, y: 36))
    }

    func testButtonsPerformTheirActionsAndHaveTheirTitles() throws {
        var log: [String] = []
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.buttonProperties.primaryAction = UIAction(title: "Add") { _ in log.append("add") }
        configuration.secondaryButton.title = "Remove"
        configuration.secondaryButtonProperties.role = .destructive
        configuration.secondaryButtonProperties.primaryAction = UIAction(title: "unused") { _ in log.append("remove") }
        let controller = show { _ in configuration }
        let buttons = visible(UIButton.self, in: try view(of: controller))
        XCTAssertEqual(buttons.map { $0.configuration?.title }, ["Add", "Remove"])
        XCTAssertEqual(buttons.map(\.role), [.normal, .destructive])
        for button in buttons { stage.tap(at: button) }
        XCTAssertEqual(log, ["add", "remove"])
        configuration.buttonProperties.isEnabled = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        stage.tap(at: buttons[0])
        XCTAssertEqual(log, ["add", "remove"], "disabled, in the same button")
        XCTAssertFalse(buttons[0].isEnabled)
    }

    func testAMenuWithoutAnActionOpensAtATouch() throws {
        var chosen = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.button.title = "Sort"
        configuration.buttonProperties.menu = UIMenu(children: [UIAction(title: "By Name") { _ in chosen += 1 }])
        let controller = show { _ in configuration }
        let button = visible(UIButton.self, in: try view(of: controller))[0]
        XCTAssertTrue(button.showsMenuAsPrimaryAction)
        stage.tap(at: button)
        stage.settle()
        let row = try XCTUnwrap(visible(UILabel.self, in: stage.window).first { $0.text == "By Name" })
        stage.tap(at: row)
        XCTAssertEqual(chosen, 1)
    }

    func testContentHigherThanTheViewScrollsUnlessThatIsOff() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = String(repeating: "long words ", count: 300)
        let controller = show { _ in configuration }
        let view = try view(of: controller)
        let scrollView = visible(UIScrollView.self, in: view)[0]
        let height = frames(visible(UILabel.self, in: view))[0].height
        XCTAssertGreaterThan(height, 550)
        XCTAssertEqual(scrollView.contentSize.height, height + 32, accuracy: 1)
        XCTAssertTrue(scrollView.isScrollEnabled)
        view.isScrollEnabled = false
        stage.settle()
        XCTAssertFalse(scrollView.isScrollEnabled)
        configuration.text = "short"
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        XCTAssertEqual(scrollView.contentSize.height, 550)
    }

    func testAKeyboardMovesTheContentUp() throws {
        let controller = show { _ in self.full }
        let view = try view(of: controller)
        let before = frames(visible(UILabel.self, in: view))[0].minY
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 100, height: 30))
        controller.view.addSubview(field)
        stage.showsKeyboard = true
        field.becomeFirstResponder()
        stage.settle()
        let covered = 600 - controller.view.keyboardLayoutGuide.layoutFrame.minY
        XCTAssertGreaterThan(covered, 100)
        XCTAssertEqual(frames(visible(UILabel.self, in: view))[0].minY, before - (covered - 30) / 2, accuracy: 1)
        field.resignFirstResponder()
        stage.settle()
        XCTAssertEqual(frames(visible(UILabel.self, in: view))[0].minY, before, accuracy: 1)
    }

    func testImagesHaveALimitAndSymbolsTheirSize() throws {
        var configuration = full
        configuration.imageProperties.maximumSize = CGSize(width: 30, height: 0)
        let controller = show { _ in configuration }
        let image = visible(UIImageView.self, in: try view(of: controller))[0]
        XCTAssertEqual(image.bounds.size, CGSize(width: 30, height: 20))
        configuration = .search()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        XCTAssertEqual(image.bounds.height, 48, accuracy: 14)
        XCTAssertEqual(image.tintColor, .secondaryLabel)
    }

    func testAnIndicatorSpinsUntilAnImageReplacesIt() throws {
        var configuration = UIContentUnavailableConfiguration.loading()
        let controller = show { _ in configuration }
        let view = try view(of: controller)
        XCTAssertEqual(visible(UIActivityIndicatorView.self, in: view).map(\.isAnimating), [true])
        XCTAssertEqual(visible(UILabel.self, in: view).map(\.text), ["Loading…"])
        configuration.image = UIImage(systemName: "star")
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.advance(by: 0.1)
        XCTAssertEqual(visible(UIActivityIndicatorView.self, in: view), [])
    }

    func testAViewOfItsOwnFitsItsContentInAWidth() {
        let view = UIContentUnavailableView(configuration: full)
        let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        XCTAssertEqual(view.systemLayoutSizeFitting(CGSize(width: 300, height: 0)), CGSize(width: 300, height: height))
        XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 120, height: 0)).height, height)
        XCTAssertTrue(view.supports(UIContentUnavailableConfiguration.loading()))
        XCTAssertFalse(view.supports(UIListContentConfiguration.cell()))
    }

    // MARK: View controllers

    func testOneUpdatePrecedesTheFirstLayoutAndEachWithRequests() {
        let controller = show { _ in nil }
        XCTAssertEqual(controller.states.count, 1)
        XCTAssertNil(controller.view.subviews.last)
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        XCTAssertEqual(controller.states.count, 1)
        stage.settle()
        XCTAssertEqual(controller.states.count, 2)
        stage.userInterfaceStyle = .dark
        stage.settle()
        XCTAssertEqual(controller.states.map(\.traitCollection.userInterfaceStyle), [.light, .light, .dark])
    }

    func testTheViewStaysForTheSameTypeAndGoesWithNil() throws {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        XCTAssertFalse(controller.isViewLoaded)
        stage.window.rootViewController = controller
        controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        stage.advance(by: 0.1)
        let view = try view(of: controller)
        controller.contentUnavailableConfiguration = full
        stage.settle()
        XCTAssertIdentical(try self.view(of: controller), view)
        controller.contentUnavailableConfiguration = UIListContentConfiguration.cell()
        stage.settle()
        XCTAssertNil(view.superview)
        XCTAssertTrue(controller.view.subviews.last is UIListContentView)
        controller.contentUnavailableConfiguration = nil
        stage.settle()
        XCTAssertEqual(controller.view.subviews.count, 1)
    }

    func testTheViewCoversTheVisibleAreaOfATable() throws {
        let table = UITableViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: table)
        table.contentUnavailableConfiguration = full
        stage.settle()
        let view = try XCTUnwrap(table.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first)
        XCTAssertEqual(view.frame, table.tableView.bounds)
        let rows = frames(visible(UILabel.self, in: view) + visible(UIButton.self, in: view))
        table.tableView.contentOffset.y -= 40
        stage.advance(by: 0.02)
        XCTAssertEqual(view.frame, table.tableView.bounds)
        XCTAssertEqual(frames(visible(UILabel.self, in: view) + visible(UIButton.self, in: view)), rows)
    }

    func testASearchNamesItsText() throws {
        let controller = Controller()
        controller.make = { _ in UIContentUnavailableConfiguration.search() }
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.settle()
        XCTAssertNil(controller.states[0].searchText)
        XCTAssertEqual(
            visible(UILabel.self, in: try view(of: controller)).map(\.text), ["No Results", "Check the spelling or try a new search."])
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        stage.settle()
        search.searchBar.text = "kiwi"
        stage.settle()
        XCTAssertEqual(controller.states.last?.searchText, "kiwi")
        XCTAssertEqual(visible(UILabel.self, in: try view(of: controller)).first?.text, "No Results for “kiwi”")
        search.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        XCTAssertEqual(search.contentUnavailableConfigurationState.searchText, "kiwi")
    }

    func testASearchsOwnTextStaysAndOtherConfigurationsDoNotChange() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "kiwi"
        var search = UIContentUnavailableConfiguration.search()
        search.text = "Nothing Found"
        XCTAssertEqual(search.updated(for: state).text, "Nothing Found")
        XCTAssertNil(UIContentUnavailableConfiguration.empty().updated(for: state).text)
        state[UIConfigurationStateCustomKey("sorted")] = true
        XCTAssertEqual(state[UIConfigurationStateCustomKey("sorted")] as? Bool, true)
        XCTAssertEqual(search.updated(for: UIViewConfigurationState(traitCollection: .current)).text, "Nothing Found")
    }

    func testStatesOfOverridesReachTheUpdate() {
        final class Sorted: UIViewController {
            var value: AnyHashable?
            override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
                var state = super.contentUnavailableConfigurationState
                state[UIConfigurationStateCustomKey("sorted")] = "name"
                return state
            }
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                value = state[UIConfigurationStateCustomKey("sorted")]
            }
        }
        let controller = Sorted()
        stage.window.rootViewController = controller
        stage.settle()
        XCTAssertEqual(controller.value, "name")
    }
}
