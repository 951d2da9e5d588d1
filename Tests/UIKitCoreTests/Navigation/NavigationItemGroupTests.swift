import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Groups of bar button items, styles of navigation items, back actions and title menus.
@preconcurrency @MainActor
final class NavigationItemGroupTests: XCTestCase {
    private func group(_ scene: BarScene, _ titles: String..., as name: String? = nil) -> UIBarButtonItemGroup {
        .fixedGroup(representativeItem: name.map { UIBarButtonItem(title: $0) }, items: titles.map { scene.item($0) })
    }

    private func buttons(_ scene: BarScene, _ bar: UIView) -> [String] {
        scene.views(of: BarButton.self, in: bar).sorted { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
            .map { $0.item.title ?? $0.item.accessibilityLabel ?? "" }
    }

    /// The titles of the open menu, without the marks of menus in it.
    private func menuTitles(_ scene: BarScene) -> [String] {
        MenuOverlay.open(in: scene.stage.window).map { scene.texts(in: $0).filter { $0 != "›" } } ?? []
    }

    private func tap(_ title: String, _ scene: BarScene, in bar: UIView) {
        guard let button = scene.views(of: BarButton.self, in: bar).first(where: { ($0.item.title ?? $0.item.accessibilityLabel) == title })
        else { return XCTFail("no button \(title)") }
        let frame = button.convert(button.bounds, to: nil)
        scene.tap(frame.midX, frame.midY)
    }

    private func choose(_ title: String, _ scene: BarScene) {
        guard let menu = MenuOverlay.open(in: scene.stage.window),
            let label = scene.views(of: UILabel.self, in: menu).first(where: { $0.text == title })
        else { return XCTFail("no row \(title)") }
        let frame = label.convert(label.bounds, to: nil)
        scene.tap(frame.midX, frame.midY)
    }

    // MARK: Groups

    func testAnItemIsInOneGroup() {
        let items = ["A", "B"].map { UIBarButtonItem(title: $0) }
        let first = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        XCTAssertIdentical(items[0].buttonGroup, first)
        let second = items[0].creatingFixedGroup()
        XCTAssertIdentical(items[0].buttonGroup, second)
        XCTAssertEqual(first.barButtonItems, [items[1]])
        first.barButtonItems = []
        XCTAssertNil(items[1].buttonGroup)
    }

    func testGroupsAreAtTheirEdgesAndInTheMiddle() {
        let scene = BarScene(width: 800)
        let item = UINavigationItem(title: "Title")
        item.style = .editor
        item.leftBarButtonItem = scene.item("L")
        item.rightBarButtonItem = scene.item("R")
        item.leadingItemGroups = [group(scene, "a1", "a2")]
        item.centerItemGroups = [group(scene, "c1"), group(scene, "c2", "c3")]
        item.trailingItemGroups = [group(scene, "t1"), group(scene, "t2")]
        item.pinnedTrailingGroup = group(scene, "p")
        let bar = scene.navigationBar(item)
        XCTAssertEqual(scene.texts(in: bar), ["L", "a1", "a2", "Title", "c1", "c2", "c3", "t1", "t2", "R", "p"])
        let frames = scene.buttonFrames(in: bar)
        XCTAssertEqual((frames[3].minX + frames[5].maxX) / 2, 400, accuracy: 1, "the center groups")
        XCTAssertEqual(frames.last?.maxX, 780)
        for frame in frames { scene.tap(frame.midX, frame.midY) }
        XCTAssertEqual(scene.log, ["L", "a1", "a2", "c1", "c2", "c3", "t1", "t2", "R", "p"])
        bar.semanticContentAttribute = .forceRightToLeft
        scene.stage.settle()
        let mirrored = frames.map { CGRect(x: 800 - $0.maxX, y: 0, width: $0.width, height: 44) }.reversed()
        for (one, other) in zip(scene.buttonFrames(in: bar), mirrored) { XCTAssertEqual(one.minX, other.minX, accuracy: 1) }
    }

    func testTheTitleIsInTheMiddleOnlyInTheNavigatorStyle() {
        let scene = BarScene(width: 800)
        let item = UINavigationItem(title: "Title")
        let bar = scene.navigationBar(UINavigationItem(title: "Back"), item)
        func title() -> CGRect {
            let label = scene.views(of: UILabel.self, in: bar).first { $0.text == "Title" }
            return label.map { $0.convert($0.bounds, to: nil) } ?? .zero
        }
        XCTAssertEqual(title().midX, 400, accuracy: 0.5)
        let back = scene.views(of: NavigationBackButton.self, in: bar)[0]
        for style in [.browser, .editor] as [UINavigationItem.ItemStyle] {
            item.style = style
            scene.stage.settle()
            XCTAssertEqual(title().minX, back.frame.maxX + 16)
        }
        item.style = .navigator
        scene.stage.settle()
        XCTAssertEqual(title().midX, 400, accuracy: 0.5)
    }

    func testGroupsThatDoNotFitAreRepresentedThenInTheOverflowMenu() {
        for (width, expected) in [
            (500, ["c1", "c2 long", "c3 long", "d1 long", "d2 long", "t1"]),
            (340, ["c1", "c2 long", "c3 long", "D", "t1"]), (220, ["C", "D", "t1"]), (150, ["t1", "More"]),
        ] as [(CGFloat, [String])] {
            let scene = BarScene(width: width)
            let item = UINavigationItem(title: "Title")
            item.style = .editor
            let (first, second) = (group(scene, "c1", "c2 long", "c3 long", as: "C"), group(scene, "d1 long", "d2 long", as: "D"))
            item.centerItemGroups = [first, second]
            item.trailingItemGroups = [group(scene, "t1")]
            let bar = scene.navigationBar(item)
            XCTAssertEqual(buttons(scene, bar), expected, "width \(width)")
            XCTAssertEqual(second.isDisplayingRepresentativeItem, expected.contains("D"))
            XCTAssertEqual(first.isDisplayingRepresentativeItem, expected.contains("C"))
        }
    }

    func testARepresentativeOpensAMenuOfItsGroupUnlessItHasAnAction() {
        let scene = BarScene(width: 250)
        let item = UINavigationItem(title: "Title")
        item.style = .editor
        let wide = group(scene, "first item", "second item", "third item", as: "C")
        item.centerItemGroups = [wide]
        let bar = scene.navigationBar(item)
        XCTAssertEqual(buttons(scene, bar), ["C"])
        tap("C", scene, in: bar)
        XCTAssertEqual(Set(menuTitles(scene)), ["first item", "second item", "third item"])
        choose("second item", scene)
        XCTAssertEqual(scene.log, ["second item"])
        var count = 0
        wide.representativeItem = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Own") { _ in count += 1 })
        scene.stage.settle()
        tap("Own", scene, in: bar)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(menuTitles(scene), [])
    }

    func testCenterGroupsOfANavigatorAreInTheOverflowMenu() {
        let scene = BarScene(width: 800)
        let item = UINavigationItem(title: "Title")
        item.centerItemGroups = [group(scene, "c1", "c2")]
        item.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "More Still") { _ in }]) }
        let bar = scene.navigationBar(item)
        XCTAssertEqual(buttons(scene, bar), ["More"])
        tap("More", scene, in: bar)
        XCTAssertEqual(Set(menuTitles(scene)), ["c1", "c2", "More Still"])
        choose("c2", scene)
        XCTAssertEqual(scene.log, ["c2"])
        item.centerItemGroups = []
        item.additionalOverflowItems = nil
        scene.stage.settle()
        XCTAssertEqual(buttons(scene, bar), [])
    }

    func testMenuRepresentationsReplaceItemsAndHiddenOnesAreLeftOut() {
        let scene = BarScene(width: 800)
        let item = UINavigationItem(title: "Title")
        let items = ["c1", "c2", "c3"].map { scene.item($0) }
        items[1].menuRepresentation = UIAction(title: "Second") { _ in }
        items[2].isHidden = true
        let other = group(scene, "d1")
        other.menuRepresentation = UIMenu(title: "Others", children: [UIAction(title: "x") { _ in }])
        let hidden = group(scene, "e1")
        hidden.isHidden = true
        item.centerItemGroups = [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil), other, hidden]
        let bar = scene.navigationBar(item)
        tap("More", scene, in: bar)
        XCTAssertEqual(Set(menuTitles(scene)), ["c1", "Second", "Others"])
    }

    func testChangesOfGroupsShowAtOnce() {
        let scene = BarScene(width: 800)
        let item = UINavigationItem(title: "Title")
        let own = group(scene, "a")
        item.trailingItemGroups = [own]
        let bar = scene.navigationBar(item)
        own.barButtonItems.append(scene.item("b"))
        scene.stage.settle()
        XCTAssertEqual(buttons(scene, bar), ["a", "b"])
        own.isHidden = true
        scene.stage.settle()
        XCTAssertEqual(buttons(scene, bar), [])
    }

    // MARK: The user's choice

    func testOptionalGroupsAreChosenInTheOverflowMenuAndRemembered() {
        defer { UserDefaults.standard.removeObject(forKey: "UINavigationItem customization editor test") }
        func item(_ scene: BarScene) -> UINavigationItem {
            let item = UINavigationItem(title: "Title")
            item.style = .editor
            item.centerItemGroups = [
                scene.item("a").creatingMovableGroup(customizationIdentifier: "a"),
                scene.item("b").creatingOptionalGroup(customizationIdentifier: "b"),
                scene.item("c").creatingOptionalGroup(customizationIdentifier: "c", isInDefaultCustomization: false),
            ]
            return item
        }
        let scene = BarScene(width: 800)
        let first = item(scene)
        let bar = scene.navigationBar(first)
        XCTAssertEqual(buttons(scene, bar), ["a", "b"], "without a name there is no choice")
        first.customizationIdentifier = "editor test"
        scene.stage.settle()
        XCTAssertEqual(buttons(scene, bar), ["a", "b", "More"])
        tap("More", scene, in: bar)
        choose("Customize Toolbar", scene)
        scene.stage.settle()
        choose("c", scene)
        choose("b", scene)
        XCTAssertEqual(buttons(scene, bar), ["a", "c", "More"])
        MenuOverlay.open(in: scene.stage.window)?.close()
        scene.stage.settle()
        let second = item(scene)
        second.customizationIdentifier = "editor test"
        second.centerItemGroups[1].alwaysAvailable = true
        bar.items = [second]
        scene.stage.settle()
        XCTAssertEqual(buttons(scene, bar), ["a", "c", "More"])
        tap("More", scene, in: bar)
        XCTAssertEqual(Set(menuTitles(scene)), ["b", "Customize Toolbar"], "always available")
    }

    // MARK: Back action

    func testABackActionReplacesThePop() {
        let scene = BarScene()
        var log: [String] = []
        let item = UINavigationItem(title: "Now")
        item.backAction = UIAction(title: "Close") { _ in log.append("close") }
        let bar = scene.navigationBar(item)
        XCTAssertEqual(scene.texts(in: bar), ["Close", "Now"], "on the first item too")
        scene.tap(20, 22)
        XCTAssertEqual(log, ["close"])
        item.backAction = UIAction { _ in log.append("untitled") }
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Back", "Now"])
        bar.items = [UINavigationItem(title: "Before"), item]
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Before", "Now"])
        scene.tap(20, 22)
        XCTAssertEqual(log, ["close", "untitled"])
        XCTAssertEqual(bar.items?.count, 2)
        item.backAction = nil
        scene.tap(20, 22)
        XCTAssertEqual(bar.items?.count, 1)
        XCTAssertEqual(scene.views(of: NavigationBackButton.self, in: bar).count, 0)
    }

    // MARK: Title menu

    func testATouchOnTheTitleOpensItsMenuWithRespondersSuggestions() {
        let scene = BarScene()
        let item = UINavigationItem(title: "Draft")
        var suggested: [[String]] = []
        item.titleMenuProvider = { elements in
            suggested.append(elements.map(\.title))
            return UIMenu(children: elements + [UIAction(title: "Comments") { _ in suggested.append(["chosen"]) }])
        }
        let bar = scene.navigationBar(item)
        let title = scene.views(of: UILabel.self, in: bar)[0]
        let control = scene.views(of: NavigationTitleMenu.self, in: bar)[0]
        XCTAssertEqual(control.frame.midX, 160, accuracy: 1)
        XCTAssertEqual(title.frame.maxX + control.markWidth, control.frame.maxX, accuracy: 1)
        scene.tap(control.frame.midX, 22)
        XCTAssertEqual(menuTitles(scene), ["Comments"])
        choose("Comments", scene)
        XCTAssertEqual(suggested, [[], ["chosen"]])
        item.titleMenuProvider = { _ in nil }
        scene.stage.settle()
        scene.tap(160, 22)
        XCTAssertEqual(menuTitles(scene), [])
        item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        scene.stage.settle()
        XCTAssertEqual(scene.views(of: NavigationTitleMenu.self, in: bar).count, 0)
    }
}
