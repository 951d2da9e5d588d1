import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

@preconcurrency @MainActor
final class UINavigationItemTests: XCTestCase {
    func testItemsLieOutermostFirst() {
        let scene = BarScene()
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItems = [scene.item("L1"), scene.item("L2")]
        item.rightBarButtonItems = [scene.item("R1"), scene.item("R2")]
        let bar = scene.navigationBar(item)
        XCTAssertEqual(scene.texts(in: bar), ["L1", "L2", "Title", "R2", "R1"])
        let frames = scene.buttonFrames(in: bar)
        let padding = { (text: String) in max(0, (44 - barWidth(text)) / 2) }
        XCTAssertEqual(frames[0].minX, 16)
        XCTAssertEqual(frames[1].minX, frames[0].maxX + max(8, padding("L1") + padding("L2")), accuracy: 0.5)
        XCTAssertEqual(frames[3].maxX, 304)
        XCTAssertEqual(frames[2].maxX, frames[3].minX - max(8, padding("R1") + padding("R2")), accuracy: 0.5)
        for frame in frames { scene.tap(frame.midX, frame.midY) }
        XCTAssertEqual(scene.log, ["L1", "L2", "R2", "R1"])
    }

    func testFromRightToLeftEverythingIsMirrored() {
        let scene = BarScene()
        let item = UINavigationItem(title: "Title")
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItems = [scene.item("Leading")]
        item.rightBarButtonItems = [scene.item("Trailing")]
        let bar = scene.navigationBar(UINavigationItem(title: "Before"), item)
        XCTAssertEqual(scene.texts(in: bar), ["Before", "Leading", "Title", "Trailing"])
        let frames = scene.buttonFrames(in: bar)
        let back = scene.views(of: NavigationBackButton.self, in: bar)[0]
        XCTAssertEqual(back.frame.minX, 8)
        bar.semanticContentAttribute = .forceRightToLeft
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Trailing", "Title", "Leading", "Before"])
        let mirrored = frames.map { CGRect(x: 320 - $0.maxX, y: 0, width: $0.width, height: 44) }.reversed()
        XCTAssertEqual(scene.buttonFrames(in: bar), Array(mirrored))
        XCTAssertEqual(back.frame.maxX, 312)
    }

    func testLeadingItemsReplaceTheBackButtonUnlessTheySupplementIt() {
        let scene = BarScene()
        let item = UINavigationItem(title: "Now")
        item.leftBarButtonItem = scene.item("Left")
        let bar = scene.navigationBar(UINavigationItem(title: "Before"), item)
        XCTAssertEqual(scene.texts(in: bar), ["Left", "Now"])
        item.leftItemsSupplementBackButton = true
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Before", "Left", "Now"])
        item.hidesBackButton = true
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Left", "Now"])
        item.hidesBackButton = false
        item.leftBarButtonItem = nil
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Before", "Now"])
    }

    func testSettingTheFirstItemKeepsTheOthers() {
        let scene = BarScene()
        let item = UINavigationItem(title: "")
        let (a, b, c) = (scene.item("A"), scene.item("B"), scene.item("C"))
        item.rightBarButtonItems = [a, b]
        item.rightBarButtonItem = c
        XCTAssertEqual(item.rightBarButtonItems?.map { $0.title ?? "" }, ["C", "B"])
        item.rightBarButtonItem = b
        XCTAssertEqual(item.rightBarButtonItems?.map { $0.title ?? "" }, ["B"])
        item.rightBarButtonItem = nil
        XCTAssertNil(item.rightBarButtonItems)
        XCTAssertNil(item.leftBarButtonItem)
    }

    func testTheTitleStaysInTheMiddleAsLongAsItCan() {
        let scene = BarScene()
        let item = UINavigationItem(title: "A title")
        let wide = scene.item("Wide")
        item.rightBarButtonItem = wide
        let bar = scene.navigationBar(item)
        @MainActor func title() -> CGRect {
            let label = scene.views(of: UILabel.self, in: bar).first { $0.text == "A title" }!
            return label.convert(label.bounds, to: nil)
        }
        let width = barWidth("A title", weight: .semibold)
        XCTAssertEqual(title().midX, 160, accuracy: 0.5)
        wide.width = 130
        scene.stage.settle()
        // 320 - 16 - 130 - 8 is the maximum.
        XCTAssertEqual(title().maxX, 166, accuracy: 0.5)
        XCTAssertEqual(title().width, width)
        wide.width = 250
        scene.stage.settle()
        XCTAssertEqual(title(), CGRect(x: 8, y: title().minY, width: 38, height: title().height))
    }

    func testATitleViewHasTheSizeThatItAsksFor() {
        let scene = BarScene()
        let item = UINavigationItem(title: "Hidden")
        let view = SizedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        item.titleView = view
        let bar = scene.navigationBar(item)
        XCTAssertEqual(view.convert(view.bounds, to: nil), CGRect(x: 110, y: 12, width: 100, height: 20))
        view.intrinsic = CGSize(width: 120, height: UIView.noIntrinsicMetric)
        view.invalidateIntrinsicContentSize()
        scene.stage.settle()
        XCTAssertEqual(view.convert(view.bounds, to: nil), CGRect(x: 100, y: 12, width: 120, height: 20))
        XCTAssertEqual(scene.texts(in: bar), [])
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        label.text = "A label grows"
        item.titleView = label
        scene.stage.settle()
        XCTAssertEqual(label.bounds.width, label.intrinsicContentSize.width.rounded(.up))
        label.text = "A label grows and grows"
        scene.stage.settle()
        XCTAssertEqual(label.bounds.width, label.intrinsicContentSize.width.rounded(.up))
    }

    func testTheItemBelowSaysHowTheBackButtonLooks() {
        let scene = BarScene()
        let below = UINavigationItem(title: "Below")
        let back = UIBarButtonItem(title: "Return", style: .plain, target: nil, action: nil)
        back.tintColor = .systemPurple
        below.backBarButtonItem = back
        let bar = scene.navigationBar(below, UINavigationItem(title: "Top"))
        XCTAssertEqual(scene.texts(in: bar), ["Return", "Top"])
        let button = scene.views(of: NavigationBackButton.self, in: bar)[0]
        XCTAssertEqual(button.tintColor, .systemPurple)
        back.title = "Home"
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Home", "Top"])
        back.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Top"])
        XCTAssertEqual(button.frame.width, 12 + 6 + 30)
    }

    func testAnimatedItemsFadeAndTheTitleStays() {
        let scene = BarScene()
        let item = UINavigationItem(title: "Title")
        let old = scene.item("Old")
        item.rightBarButtonItem = old
        let bar = scene.navigationBar(item)
        let oldButton = scene.views(of: BarButton.self, in: bar)[0]
        item.setRightBarButton(scene.item("New"), animated: true)
        scene.stage.advance(by: 0.15)
        let newButton = scene.views(of: BarButton.self, in: bar).first { $0 !== oldButton }
        XCTAssertEqual(oldButton.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.01)
        XCTAssertEqual(newButton?.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.01)
        XCTAssertEqual(newButton.map { $0.convert($0.bounds, to: nil).maxX }, 304)
        scene.stage.settle()
        XCTAssertNil(oldButton.superview)
        XCTAssertEqual(scene.texts(in: bar), ["Title", "New"])
    }

    func testAnItemsAppearanceGoesBeforeTheBars() {
        let scene = BarScene()
        let (below, top) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
        let bar = scene.navigationBar(below, top)
        bar.edgeProgress = 1
        bar.standardAppearance.backgroundColor = .systemRed
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        own.backgroundColor = .systemGreen
        own.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        top.standardAppearance = own
        scene.stage.settle()
        XCTAssertEqual(bar.backgroundView.color, .systemGreen)
        let title = scene.views(of: UILabel.self, in: bar).first { $0.text == "2" }
        XCTAssertEqual(title?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemYellow)
        bar.popItem(animated: true)
        scene.stage.settle()
        XCTAssertEqual(bar.backgroundView.color, .systemRed)
    }
}

private final class SizedView: UIView {
    var intrinsic = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    override var intrinsicContentSize: CGSize { intrinsic }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 20) }
}
