import Kinora
import UIKit
import XCTest
import UIKitTestSupport

@preconcurrency @MainActor
final class UIAccessibilityTests: XCTestCase {
    func testWhatIsPostedIsCollectedWithItsTime() {
        let stage = Stage()
        let label = UILabel()
        UIAccessibility.post(notification: .announcement, argument: "Loaded")
        stage.advance(by: 0.5)
        UIAccessibility.post(notification: .screenChanged, argument: label)
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Done"))
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        XCTAssertEqual(stage.announcements.map(\.time), [0, 0.5, 0.5, 0.5])
        XCTAssertEqual(stage.announcements.map(\.notification), [.announcement, .screenChanged, .announcement, .layoutChanged])
        XCTAssertEqual(stage.announcements.map(\.text), ["Loaded", nil, "Done", nil])
        XCTAssertTrue(stage.announcements[1].element === label)
    }

    func testAnnouncementsKeepNoElement() {
        let stage = Stage()
        var label: UILabel? = UILabel()
        UIAccessibility.post(notification: .screenChanged, argument: label)
        label = nil
        XCTAssertNil(stage.announcements[0].element)
    }

    func testSettingsAreWhatTheStageSaysAndAreAnnouncedOnce() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let settings: [(ReferenceWritableKeyPath<Stage, Bool>, () -> Bool, Notification.Name)] = [
                (
                    \.isReduceMotionEnabled, { UIAccessibility.isReduceMotionEnabled },
                    UIAccessibility.reduceMotionStatusDidChangeNotification
                ),
                (
                    \.prefersCrossFadeTransitions, { UIAccessibility.prefersCrossFadeTransitions },
                    UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
                ),
                (
                    \.isReduceTransparencyEnabled, { UIAccessibility.isReduceTransparencyEnabled },
                    UIAccessibility.reduceTransparencyStatusDidChangeNotification
                ),
                (\.isVoiceOverRunning, { UIAccessibility.isVoiceOverRunning }, UIAccessibility.voiceOverStatusDidChangeNotification),
                (
                    \.isSwitchControlRunning, { UIAccessibility.isSwitchControlRunning },
                    UIAccessibility.switchControlStatusDidChangeNotification
                ),
                (
                    \.shouldDifferentiateWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor },
                    Notification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification)
                ),
                (\.isBoldTextEnabled, { UIAccessibility.isBoldTextEnabled }, UIAccessibility.boldTextStatusDidChangeNotification),
                (
                    \.isDarkerSystemColorsEnabled, { UIAccessibility.isDarkerSystemColorsEnabled },
                    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
                ),
            ]
            for (setting, isOn, name) in settings {
                let count = Counter()
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in count.value += 1 }
                XCTAssertFalse(isOn(), name.rawValue)
                stage[keyPath: setting] = true
                stage[keyPath: setting] = true
                XCTAssertTrue(isOn(), name.rawValue)
                XCTAssertEqual(count.value, 1, name.rawValue)
                NotificationCenter.default.removeObserver(token)
            }
            XCTAssertEqual(stage.window.traitCollection.accessibilityContrast, .high)
            XCTAssertEqual(stage.window.traitCollection.legibilityWeight, .bold)
        }
        MainActor.assumeIsolated {
            let stage = Stage()
            XCTAssertFalse(stage.isVoiceOverRunning || stage.isBoldTextEnabled || stage.isReduceMotionEnabled)
        }
    }

    private final class Counter: @unchecked Sendable {
        var value = 0
    }

    func testFramesAreRectanglesOnTheScreen() {
        let stage = Stage()
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        stage.window.addSubview(box)
        box.addSubview(inner)
        XCTAssertEqual(inner.accessibilityFrame, CGRect(x: 15, y: 26, width: 7, height: 8))
        XCTAssertEqual(inner.accessibilityActivationPoint, CGPoint(x: 18.5, y: 30))
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(inner.accessibilityFrame, CGRect(x: -30, y: -18, width: 14, height: 16))
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 7, height: 8))
        XCTAssertEqual(UIAccessibility.convertToScreenCoordinates(path, in: inner).bounds, inner.accessibilityFrame)
        XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 7, height: 8))
        inner.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 4)
        inner.accessibilityFrame.size.width = .nan
        XCTAssertEqual(inner.accessibilityFrame, CGRect(x: 1, y: 2, width: 4, height: 4))
        inner.accessibilityPath = UIBezierPath(rect: CGRect(x: 7, y: 8, width: 2, height: 2))
        XCTAssertEqual(inner.accessibilityActivationPoint, CGPoint(x: 8, y: 9))
    }

    func testElementsFollowTheirContainers() {
        let stage = Stage()
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        stage.window.addSubview(box)
        let outer = UIAccessibilityElement(accessibilityContainer: box)
        outer.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 50, height: 50)
        let inner = UIAccessibilityElement(accessibilityContainer: outer)
        inner.accessibilityFrameInContainerSpace = CGRect(x: 3, y: 4, width: 5, height: 6)
        XCTAssertTrue(inner.isAccessibilityElement)
        XCTAssertEqual(inner.accessibilityFrame, CGRect(x: 14, y: 26, width: 5, height: 6))
        box.frame.origin.x = 0
        XCTAssertEqual(inner.accessibilityFrame.minX, 4)
    }

    func testLabelsAndIndicatorsSpeakForThemselvesUntilTheAppDoes() {
        let stage = Stage()
        let label = UILabel()
        label.text = "Total"
        stage.window.addSubview(label)
        XCTAssertTrue(label.isAccessibilityElement)
        XCTAssertEqual(label.accessibilityLabel, "Total")
        XCTAssertEqual(label.accessibilityTraits, .staticText)
        label.isEnabled = false
        XCTAssertEqual(label.accessibilityTraits, [.staticText, .notEnabled])
        label.accessibilityLabel = "Sum of all"
        label.accessibilityTraits = .header
        label.text = "12"
        XCTAssertEqual(label.accessibilityLabel, "Sum of all")
        XCTAssertEqual(label.accessibilityTraits, .header)
        label.accessibilityLabel = nil
        XCTAssertEqual(label.accessibilityLabel, "12")
        let view = UIView()
        XCTAssertFalse(view.isAccessibilityElement)
        XCTAssertNil(view.accessibilityLabel)
        XCTAssertEqual(UIImageView().accessibilityTraits, .image)
        let bar = UIProgressView()
        bar.progress = 0.25
        XCTAssertEqual(bar.accessibilityValue, "25%")
        let wheel = UIActivityIndicatorView(style: .medium)
        XCTAssertEqual(wheel.accessibilityLabel, "Progress halted")
    }

    func testControlsSpeakForThemselvesAndAreAdjusted() {
        let stage = Stage()
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        XCTAssertEqual(button.accessibilityLabel, "Save")
        XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled])
        let pages = UIPageControl()
        pages.numberOfPages = 3
        stage.window.addSubview(pages)
        var pageTurns = 0
        pages.addAction(UIAction { _ in pageTurns += 1 }, for: .valueChanged)
        for _ in 0..<3 { pages.accessibilityIncrement() }
        XCTAssertEqual(pages.accessibilityValue, "page 3 of 3")
        pages.accessibilityDecrement()
        XCTAssertEqual(pages.currentPage, 1)
        XCTAssertEqual(pageTurns, 3)
    }

    func testBlursArePlainWhileTheUserWantsLessTransparency() {
        let stage = Stage(device: Device(name: "blur", size: CGSize(width: 20, height: 20), scale: 1, safeAreaInsets: .zero))
        stage.window.backgroundColor = .red
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        blur.frame = stage.window.bounds
        stage.window.addSubview(blur)
        @MainActor func middle() -> UInt32 { Pixels(stage.image()).values[210] }
        let seenThrough = middle()
        stage.isReduceTransparencyEnabled = true
        XCTAssertEqual(middle(), 0xFFF7_F7F7)
        stage.isReduceTransparencyEnabled = false
        XCTAssertEqual(middle(), seenThrough)
        XCTAssertNotEqual(seenThrough, 0xFFF7_F7F7)
    }
}
