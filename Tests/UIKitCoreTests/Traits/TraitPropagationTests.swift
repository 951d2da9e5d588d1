import Kinora
import UIKit
import XCTest

/// Logs its callbacks and the traits at that time.
private final class TraitView: UIView {
    let name: String
    var log: (String) -> Void = { _ in }
    var subviewToRemove: UIView?

    init(_ name: String, log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log("\(name): \(previous?.userInterfaceStyle ?? .unspecified) to \(traitCollection.userInterfaceStyle)")
        XCTAssertTrue(UITraitCollection.current === traitCollection)
        subviewToRemove?.removeFromSuperview()
    }

    override func layoutSubviews() { log("\(name) laid out \(UITraitCollection.current.userInterfaceStyle)") }

    override func tintColorDidChange() { log("\(name) tinted \(UITraitCollection.current.userInterfaceStyle)") }

    override func didMoveToWindow() { log("\(name) in \(window == nil ? "no window" : "window")") }
}

private final class TraitController: UIViewController {
    var log: (String) -> Void = { _ in }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log("controller: \(previous?.userInterfaceStyle ?? .unspecified) to \(traitCollection.userInterfaceStyle)")
    }
}

@MainActor
private final class Log {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@preconcurrency @MainActor
final class TraitPropagationTests: XCTestCase {
    func testOverriddenTextSizeLimitsAreThoseOfTheTraits() {
        final class Large: UIView {
            override var minimumContentSizeCategory: UIContentSizeCategory? {
                get { .accessibilityLarge }
                set {}
            }
        }
        final class Small: UIView {
            override var maximumContentSizeCategory: UIContentSizeCategory? {
                get { .extraSmall }
                set {}
            }
        }
        let stage = Stage()
        let (large, small) = (Large(), Small())
        stage.window.addSubview(large)
        large.addSubview(UIView())
        stage.window.addSubview(small)
        XCTAssertEqual(large.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        XCTAssertEqual(large.subviews[0].traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        XCTAssertEqual(small.traitCollection.preferredContentSizeCategory, .extraSmall)
    }

    func testTheScreenOfADeviceSpecifiesEveryTrait() {
        let stage = Stage(device: .iPhone15)
        let traits = stage.window.traitCollection
        XCTAssertEqual(traits.userInterfaceIdiom, .phone)
        XCTAssertEqual(traits.userInterfaceStyle, .light)
        XCTAssertEqual(traits.displayScale, 3)
        XCTAssertEqual(traits.horizontalSizeClass, .compact)
        XCTAssertEqual(traits.verticalSizeClass, .regular)
        XCTAssertEqual(traits.preferredContentSizeCategory, .large)
        XCTAssertEqual(traits.layoutDirection, .leftToRight)
        XCTAssertEqual(traits.accessibilityContrast, .normal)
        XCTAssertTrue(UIScreen.main.traitCollection === traits)
        XCTAssertTrue(UITraitCollection.current === traits)
    }

    func testSizeClassesAreThoseOfAppleTables() {
        let sizes: [(CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIUserInterfaceIdiom)] = [
            (390, 844, .compact, .regular, .phone), (844, 390, .compact, .compact, .phone), (896, 414, .regular, .compact, .phone),
            (874, 402, .compact, .compact, .phone), (768, 1024, .regular, .regular, .pad), (1180, 820, .regular, .regular, .pad),
        ]
        MainActor.assumeIsolated {
            for (width, height, across, down, idiom) in sizes {
                let stage = Stage(
                    device: Device(name: "device", size: CGSize(width: width, height: height), scale: 1, safeAreaInsets: .zero))
                XCTAssertEqual(stage.window.traitCollection.horizontalSizeClass, across, "\(width) x \(height)")
                XCTAssertEqual(stage.window.traitCollection.verticalSizeClass, down, "\(width) x \(height)")
                XCTAssertEqual(stage.window.traitCollection.userInterfaceIdiom, idiom, "\(width) x \(height)")
            }
        }
    }

    func testADarkStageTellsEverythingFromTheTopDownOnce() {
        let stage = Stage()
        let log = Log()
        let controller = TraitController()
        controller.log = { log.lines.append($0) }
        let (outer, inner) = (TraitView("outer") { log.lines.append($0) }, TraitView("inner") { log.lines.append($0) })
        outer.addSubview(inner)
        controller.view = outer
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        _ = log.take()
        stage.userInterfaceStyle = .dark
        XCTAssertEqual(
            log.take(),
            ["controller: light to dark", "outer: light to dark", "outer tinted dark", "inner: light to dark", "inner tinted dark"])
        XCTAssertTrue(inner.traitCollection === stage.window.traitCollection)
        stage.advance(by: 0.1)
        XCTAssertEqual(log.take(), ["outer laid out dark", "inner laid out dark"])
        stage.userInterfaceStyle = .dark
        stage.advance(by: 0.1)
        XCTAssertEqual(log.take(), [])
    }

    func testAnOverrideHoldsForTheSubtreeAndStopsTheChangeFromAbove() {
        let stage = Stage()
        let log = Log()
        let (outer, inner) = (TraitView("outer") { log.lines.append($0) }, TraitView("inner") { log.lines.append($0) })
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.advance(by: 0.1)
        _ = log.take()
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(inner.traitCollection.displayScale, 3)
        XCTAssertEqual(stage.window.traitCollection.userInterfaceStyle, .light)
        XCTAssertTrue(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        _ = log.take()
        stage.userInterfaceStyle = .dark
        XCTAssertEqual(log.take(), [], "both were dark already")
        stage.userInterfaceStyle = .light
        outer.overrideUserInterfaceStyle = .unspecified
        XCTAssertFalse(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
    }

    func testAViewIsNotifiedWhenItEntersAWindowWithOtherTraits() {
        let stage = Stage()
        let log = Log()
        let (outer, inner) = (TraitView("outer") { log.lines.append($0) }, TraitView("inner") { log.lines.append($0) })
        outer.overrideUserInterfaceStyle = .dark
        outer.addSubview(inner)
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark, "it is inherited outside of a window, too")
        XCTAssertEqual(log.take(), [], "but nobody is told there")
        stage.window.addSubview(outer)
        XCTAssertEqual(
            log.take(),
            [
                "outer: light to dark", "outer tinted dark", "outer in window", "inner: light to dark", "inner tinted dark",
                "inner in window",
            ])
        outer.removeFromSuperview()
        _ = log.take()
        stage.window.addSubview(outer)
        XCTAssertEqual(log.take(), ["outer in window", "inner in window"], "nothing has changed")
        stage.window.addSubview(inner)
        XCTAssertEqual(log.take().first, "inner: dark to light")
    }

    func testACallbackMayChangeTheHierarchyAndTheTraits() {
        let stage = Stage()
        let log = Log()
        let (outer, inner) = (TraitView("outer") { log.lines.append($0) }, TraitView("inner") { log.lines.append($0) })
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        outer.subviewToRemove = inner
        stage.userInterfaceStyle = .dark
        XCTAssertFalse(log.take().contains("inner: light to dark"), "it was removed before its turn")
        inner.log = { _ in }
        stage.window.addSubview(inner)
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
    }

    func testControllersPassTheirOverridesToTheirViewsAndChildren() {
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        stage.window.rootViewController = parent
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(parent.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(parent.view.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(parent.overrideTraitCollection(forChild: child), UITraitCollection(horizontalSizeClass: .regular))
        child.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .compact, "its own goes first")
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        child.view.removeFromSuperview()
        child.removeFromParent()
        stage.window.addSubview(child.view)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
    }

    func testAControllerWithoutAViewHasItsParentsTraits() {
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.overrideUserInterfaceStyle = .dark
        parent.addChild(child)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertFalse(child.isViewLoaded)
        XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
        _ = stage
    }

    func testRegisteredHandlersAreNotifiedOfTheirTraitsOnly() {
        let stage = Stage()
        let log = Log()
        let view = UIView()
        stage.window.addSubview(view)
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            log.lines.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
            log.lines.append("\(view.traitCollection.preferredContentSizeCategory == .small)")
        }
        stage.userInterfaceStyle = .dark
        XCTAssertEqual(log.take(), ["light to dark"])
        stage.preferredContentSizeCategory = .small
        XCTAssertEqual(log.take(), ["true"])
        view.unregisterForTraitChanges(registration)
        stage.userInterfaceStyle = .light
        XCTAssertEqual(log.take(), [])
    }

    func testAHandlerMayNameSelfAsItsType() {
        final class SelfView: UIView {
            var styles: [UIUserInterfaceStyle] = []

            func register() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
                    self.styles.append(self.traitCollection.userInterfaceStyle)
                }
            }
        }
        let stage = Stage()
        let view = SelfView()
        stage.window.addSubview(view)
        view.register()
        stage.userInterfaceStyle = .dark
        XCTAssertEqual(view.styles, [.dark])
    }

    func testANewSizeOfTextIsPosted() {
        let stage = Stage()
        nonisolated(unsafe) var received: [UIContentSizeCategory?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { received.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory) }
        stage.preferredContentSizeCategory = .extraLarge
        XCTAssertEqual(received, [.extraLarge])
        XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .extraLarge)
        NotificationCenter.default.removeObserver(token)
    }

    func testDirectionsFollowTheMeaningOfTheContent() {
        let stage = Stage()
        let view = UIView()
        stage.window.addSubview(view)
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        stage.layoutDirection = .rightToLeft
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
        view.semanticContentAttribute = .playback
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        stage.layoutDirection = .leftToRight
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }

    func testTenThousandNestedViewsBecomeDark() {
        let stage = Stage()
        var inner = UIView()
        let outer = inner
        for _ in 0..<10_000 {
            let view = UIView()
            inner.addSubview(view)
            inner = view
        }
        stage.window.addSubview(outer)
        stage.userInterfaceStyle = .dark
        XCTAssertTrue(inner.traitCollection === stage.window.traitCollection)
    }

    func testTheNextStageIsLightAgain() {
        do {
            let stage = Stage()
            stage.userInterfaceStyle = .dark
            UITraitCollection.current = UITraitCollection(displayScale: 9)
        }
        let stage = Stage()
        XCTAssertEqual(stage.userInterfaceStyle, .light)
        XCTAssertTrue(UITraitCollection.current === stage.window.traitCollection)
    }
}
