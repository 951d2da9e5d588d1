import Kinora
import TestSupport
import UIKit
import XCTest

/// Menus of buttons and bar button items, and context menus of views and cells.
@preconcurrency @MainActor
final class MenuTests: XCTestCase {
    private func rows(_ stage: Stage) -> [UIView] {
        func found(_ view: UIView) -> [UIView] {
            view.isAccessibilityElement && view.accessibilityTraits.contains(.button) ? [view] : view.subviews.flatMap(found)
        }
        func menus(_ view: UIView) -> [UIView] { view.accessibilityIdentifier == "menu" ? [view] : view.subviews.flatMap(menus) }
        return menus(stage.window).last.map(found) ?? []
    }

    private func titles(_ stage: Stage) -> [String] { rows(stage).map { $0.accessibilityLabel ?? "" } }

    private func middle(of title: String, _ stage: Stage) throws -> CGPoint {
        let row = try XCTUnwrap(rows(stage).first { $0.accessibilityLabel == title }, title)
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    private func tap(_ title: String, _ stage: Stage) throws {
        stage.tap(at: try middle(of: title, stage))
        stage.advance(by: 0.6)
    }

    private func makeButton(_ menu: UIMenu, atOnce: Bool = true) -> (stage: Stage, button: UIButton) {
        let stage = Stage(device: .iPhone15)
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = atOnce
        stage.window.addSubview(button)
        return (stage, button)
    }

    func testAFingerThatGoesDownOnTheTitleSlidesOntoARow() throws {
        var performed: [String] = []
        let menu = UIMenu(
            title: "Title",
            children: [
                UIAction(title: "Off", attributes: .disabled) { _ in performed.append("off") },
                UIAction(title: "Copy") { _ in performed.append("copy") },
            ])
        for title in ["Title", "Off"] {
            let (stage, button) = makeButton(menu)
            stage.tap(at: button)
            stage.advance(by: 0.6)
            let off = try middle(of: "Off", stage)
            stage.touchDown(at: title == "Off" ? off : CGPoint(x: off.x, y: off.y - 22 - 15))
            stage.advance(by: 0.2)
            stage.touchMove(to: try middle(of: "Copy", stage), duration: 0.1)
            XCTAssertNotNil(rows(stage).last?.backgroundColor)
            stage.touchUp()
            stage.advance(by: 0.6)
            XCTAssertEqual(performed, ["copy"], title)
            performed = []
        }
    }

    func testSmallAndMediumElementsAreBesideEachOther() throws {
        var performed: [String] = []
        func action(_ title: String) -> UIAction { UIAction(title: title) { performed.append($0.title) } }
        let small = UIMenu(options: .displayInline, preferredElementSize: .small, children: ["A", "B", "C", "D", "E"].map(action))
        let (stage, button) = makeButton(
            UIMenu(preferredElementSize: .medium, children: [small, action("X"), action("Y"), action("Z")]))
        stage.tap(at: button)
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), ["A", "B", "C", "D", "E", "X", "Y", "Z"])
        let widths = rows(stage).map(\.frame.width)
        let expected: [CGFloat] = [62.5, 62.5, 62.5, 62.5, 250, 250 / 3, 250 / 3, 250 / 3]
        for (width, expected) in zip(widths, expected) { XCTAssertEqual(width, expected, accuracy: 0.01) }
        XCTAssertEqual(try middle(of: "A", stage).y, try middle(of: "D", stage).y)
        XCTAssertLessThan(try middle(of: "D", stage).y, try middle(of: "E", stage).y)
        try tap("C", stage)
        XCTAssertEqual(performed, ["C"])
        XCTAssertEqual(small.replacingChildren([]).preferredElementSize, .small)
    }

    func testDeferredElementsComeWhenTheMenuOpens() throws {
        var requests: [([UIMenuElement]) -> Void] = []
        var performed: [String] = []
        func action(_ title: String) -> UIAction { UIAction(title: title) { performed.append($0.title) } }
        let menu = UIMenu(children: [
            action("First"), UIDeferredMenuElement { requests.append($0) }, UIDeferredMenuElement.uncached { $0([action("At Once")]) },
        ])
        let (stage, button) = makeButton(menu)
        XCTAssertEqual(requests.count, 0)
        stage.tap(at: button)
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), ["First", "Loading…", "At Once"])
        try tap("Loading…", stage)
        XCTAssertEqual(titles(stage).count, 3, "its row is disabled")
        try XCTUnwrap(requests.first)([action("Later"), UIMenu(options: .displayInline, children: [action("Inline")])])
        try XCTUnwrap(requests.first)([action("Too Late")])
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), ["First", "Later", "Inline", "At Once"])
        try tap("Inline", stage)
        XCTAssertEqual(performed, ["Inline"])
        stage.tap(at: button)
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), ["First", "Later", "Inline", "At Once"])
        XCTAssertEqual(requests.count, 1, "the elements are kept")
    }

    func testUncachedElementsAreMadeForEachOpening() throws {
        var requests: [([UIMenuElement]) -> Void] = []
        let (stage, button) = makeButton(UIMenu(children: [UIDeferredMenuElement.uncached { requests.append($0) }]))
        for round in 1...2 {
            stage.tap(at: button)
            stage.advance(by: 0.6)
            XCTAssertEqual(requests.count, round)
            XCTAssertEqual(titles(stage), ["Loading…"])
            if round == 2 {
                requests[0]([UIAction(title: "Old") { _ in }])
                XCTAssertEqual(titles(stage), ["Loading…"], "an answer to the last opening")
                requests[1]([UIAction(title: "New") { _ in }])
                stage.advance(by: 0.6)
                XCTAssertEqual(titles(stage), ["New"])
            }
            stage.tap(at: CGPoint(x: 350, y: 780))
            stage.advance(by: 0.6)
        }
    }

    func testATouchOpensTheMenuAndATapOnARowPerformsItsAction() throws {
        var performed: [String] = []
        var sender: Any?
        let copy = UIAction(title: "Copy") {
            performed.append("copy")
            sender = $0.sender
        }
        let menu = UIMenu(children: [
            copy, UIAction(title: "Off", attributes: .disabled) { _ in performed.append("off") },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIMenu(
                options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in performed.append("delete") }]
            ),
        ])
        let (stage, button) = makeButton(menu)
        button.addAction(UIAction { _ in performed.append("button") }, for: .touchUpInside)
        stage.tap(at: button)
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), ["Copy", "Off", "Delete"])
        // Below the button, at its leading edge.
        let first = try XCTUnwrap(rows(stage).first)
        XCTAssertEqual(first.convert(first.bounds, to: nil), CGRect(x: 40, y: 252, width: 250, height: 44))
        let third = rows(stage)[2]
        XCTAssertEqual(third.convert(third.bounds, to: nil).minY, 252 + 88 + 8)
        try tap("Off", stage)
        XCTAssertEqual(performed, [])
        try tap("Copy", stage)
        XCTAssertEqual(performed, ["copy"])
        XCTAssertTrue(sender as? UIButton === button)
        XCTAssertEqual(titles(stage), [])
    }

    func testATapBesideTheMenuClosesIt() {
        let (stage, button) = makeButton(UIMenu(children: [UIAction(title: "Copy") { _ in XCTFail("not chosen") }]))
        stage.tap(at: button)
        stage.advance(by: 0.6)
        stage.tap(at: CGPoint(x: 300, y: 700))
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), [])
    }

    func testAFingerThatSlidesIntoTheMenuChoosesWhereItIsLifted() throws {
        var performed: [String] = []
        let menu = UIMenu(children: ["One", "Two"].map { title in UIAction(title: title) { _ in performed.append(title) } })
        let (stage, _) = makeButton(menu)
        stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 90, y: 220))])
        stage.advance(by: 0.6)
        let end = try middle(of: "Two", stage)
        stage.touch([
            TouchSample(time: 0.05, phase: .moved, location: CGPoint(x: 90, y: 260)),
            TouchSample(time: 0.1, phase: .moved, location: end),
        ])
        XCTAssertNotNil(rows(stage)[1].backgroundColor)
        stage.touch([TouchSample(time: 0.05, phase: .ended, location: end)])
        stage.advance(by: 0.6)
        XCTAssertEqual(performed, ["Two"])
        XCTAssertEqual(titles(stage), [])
    }

    func testAMenuWithinTheMenuOpensAndGoesBack() throws {
        var performed = 0
        let menu = UIMenu(children: [
            UIAction(title: "First") { _ in },
            UIMenu(title: "Inner", children: [UIAction(title: "Deep") { _ in performed += 1 }]),
        ])
        let (stage, button) = makeButton(menu)
        stage.tap(at: button)
        stage.advance(by: 0.6)
        try tap("Inner", stage)
        XCTAssertEqual(titles(stage), ["Inner", "Deep"])
        try tap("Inner", stage)
        XCTAssertEqual(titles(stage), ["First", "Inner"])
        try tap("Inner", stage)
        try tap("Deep", stage)
        XCTAssertEqual(performed, 1)
    }

    func testALongPressOpensTheMenuWhereTheButtonHasAnActionOfItsOwn() {
        var taps = 0
        let (stage, button) = makeButton(UIMenu(children: [UIAction(title: "Copy") { _ in }]), atOnce: false)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.tap(at: button)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(titles(stage), [])
        stage.longPress(at: button, duration: 0.8)
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), ["Copy"])
        XCTAssertEqual(taps, 1)
    }

    func testAPopUpButtonShowsItsChoice() throws {
        let actions = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
        let (stage, button) = makeButton(UIMenu(children: actions))
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.currentTitle, "Small")
        stage.tap(at: button)
        stage.advance(by: 0.6)
        try tap("Large", stage)
        XCTAssertEqual(button.currentTitle, "Large")
        XCTAssertEqual(actions.map(\.state), [.off, .on])
        XCTAssertEqual(button.menu?.selectedElements, [actions[1]])
    }

    func testBarButtonItemsHaveMenus() throws {
        var performed = 0
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIAction(title: "By Name") { _ in performed += 1 }]))
        controller.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.settle()
        stage.tap(at: CGPoint(x: 393 - 30, y: 59 + 22))
        stage.advance(by: 0.6)
        XCTAssertEqual(titles(stage), ["By Name"])
        let row = try XCTUnwrap(rows(stage).first)
        XCTAssertLessThanOrEqual(row.convert(row.bounds, to: nil).maxX, 393 - 8)
        try tap("By Name", stage)
        XCTAssertEqual(performed, 1)
    }

    // MARK: Context menus

    private final class Source: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var hasMenu = true
        var controller: UIViewController?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu at \(Int(location.x)),\(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: { self.controller }) { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in self.log.append("share") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("end")
            animator?.addCompletion { self.log.append("ended") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.append("preview \(animator.previewViewController === controller)") }
    }

    private func makeView() -> (stage: Stage, view: UIView, source: Source) {
        let stage = Stage(device: .iPhone15)
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 80))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        let source = Source()
        view.addInteraction(UIContextMenuInteraction(delegate: source))
        return (stage, view, source)
    }

    func testALongPressLiftsTheViewAndOpensItsMenu() throws {
        let (stage, view, source) = makeView()
        stage.tap(at: view)
        XCTAssertEqual(source.log, [])
        stage.longPress(at: view, duration: 0.7)
        stage.advance(by: 0.6)
        XCTAssertEqual(source.log, ["menu at 60,40", "display"])
        XCTAssertTrue(view.isHidden)
        XCTAssertEqual(titles(stage), ["Share"])
        let row = try XCTUnwrap(rows(stage).first)
        XCTAssertEqual(row.convert(row.bounds, to: nil).origin, CGPoint(x: 100, y: 388))
        try tap("Share", stage)
        XCTAssertEqual(source.log, ["menu at 60,40", "display", "end", "share", "ended"])
        XCTAssertFalse(view.isHidden)
    }

    func testWithoutAConfigurationNothingOpens() {
        let (stage, view, source) = makeView()
        source.hasMenu = false
        stage.longPress(at: view, duration: 0.7)
        XCTAssertEqual(source.log, ["menu at 60,40"])
        XCTAssertEqual(titles(stage), [])
        XCTAssertFalse(view.isHidden)
    }

    func testATapOnThePreviewCommitsIt() throws {
        let (stage, view, source) = makeView()
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 300)
        source.controller = controller
        stage.longPress(at: view, duration: 0.7)
        stage.advance(by: 0.6)
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 200, height: 300))
        XCTAssertFalse(view.isHidden)
        stage.tap(at: controller.view)
        stage.advance(by: 0.6)
        XCTAssertEqual(source.log, ["menu at 60,40", "display", "preview true", "end", "ended"])
        XCTAssertNil(controller.view.window)
    }

    func testRemovingTheInteractionEndsIt() {
        let (stage, view, source) = makeView()
        view.interactions = []
        stage.longPress(at: view, duration: 0.7)
        XCTAssertEqual(source.log, [])
        XCTAssertEqual(view.gestureRecognizers?.count ?? 0, 0)
    }

    func testRowsOfATableHaveContextMenus() throws {
        final class Table: UITableViewController {
            var asked: [Int] = []
            var chosen: [Int] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(indexPath.row)
                guard indexPath.row != 0 else { return nil }
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Open") { _ in self.chosen.append(indexPath.row) }])
                })
            }
        }
        let stage = Stage(device: .iPhone15)
        let table = Table(style: .plain)
        stage.window.rootViewController = table
        stage.advance(by: 0.1)
        for row in [0, 2] {
            let cell = try XCTUnwrap(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            stage.longPress(at: cell, duration: 0.7)
            stage.advance(by: 0.6)
        }
        XCTAssertEqual(table.asked, [0, 2])
        try tap("Open", stage)
        XCTAssertEqual(table.chosen, [2])
        stage.window.rootViewController = nil
    }

    func testAMenuGrowsWithTheTextSize() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let menu = UIMenu(
                title: "Title",
                children: [
                    UIAction(title: "Copy", subtitle: "To the clipboard", image: square()) { _ in },
                    UIAction(title: "A title of many words that is wider than the menu", state: .on) { _ in },
                    UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }]),
                ])
            let (stage, button) = makeButton(menu)
            stage.layoutDirection = direction
            func labels() -> [UILabel] {
                func found(_ view: UIView) -> [UILabel] { ([view as? UILabel].compactMap { $0 }) + view.subviews.flatMap(found) }
                return menus(stage.window).last.map(found)?.filter { $0.text?.isEmpty == false } ?? []
            }
            func menus(_ view: UIView) -> [UIView] { view.accessibilityIdentifier == "menu" ? [view] : view.subviews.flatMap(menus) }
            stage.tap(at: button)
            stage.advance(by: 0.6)
            let usual = try XCTUnwrap(menus(stage.window).last).bounds
            XCTAssertEqual(usual.width, 250)
            XCTAssertEqual(rows(stage).map(\.bounds.height), [58, 44, 44])
            // An open menu follows.
            stage.preferredContentSizeCategory = .accessibilityExtraLarge
            stage.advance(by: 0.6)
            let card = try XCTUnwrap(menus(stage.window).last)
            let frame = card.convert(card.bounds, to: nil)
            XCTAssertGreaterThan(frame.width, 300)
            XCTAssertGreaterThanOrEqual(frame.minX, 8)
            XCTAssertLessThanOrEqual(frame.maxX, 393 - 8)
            let sizes = Dictionary(labels().map { ($0.text ?? "", $0.font.pointSize) }) { first, _ in first }
            XCTAssertEqual(sizes["Copy"], 40)
            XCTAssertEqual(sizes["To the clipboard"], 33)
            XCTAssertEqual(sizes["Title"], 32)
            // The texts fit into their labels and rows, and do not overlap.
            for label in labels() {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                XCTAssertLessThanOrEqual(needed.height, label.bounds.height + 0.5, label.text ?? "")
                let row = try XCTUnwrap(label.superview)
                XCTAssertTrue(row.bounds.insetBy(dx: -0.5, dy: -0.5).contains(label.frame) || row is UIScrollView, label.text ?? "")
            }
            let (title, subtitle) = (labels().first { $0.text == "Copy" }, labels().first { $0.text == "To the clipboard" })
            XCTAssertLessThanOrEqual(title?.frame.maxY ?? 0, (subtitle?.frame.minY ?? 0) + 0.5)
            stage.preferredContentSizeCategory = .large
            stage.advance(by: 0.6)
            XCTAssertEqual(menus(stage.window).last?.bounds, usual)
        }
    }

    private func square() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
    }
}
