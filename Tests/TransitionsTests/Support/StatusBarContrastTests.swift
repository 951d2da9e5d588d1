import Foundation
import Kinora
import Transitions
import UIKit
import XCTest

@testable import CoreGraphics

/// The status bar over plain screens, in every frame of each transition.
@preconcurrency @MainActor
final class StatusBarContrastTests: XCTestCase, @unchecked Sendable {
    private enum Ending: CaseIterable {
        case forward, back, cancelled
    }

    private final class PlainController: UIViewController {
        private let color: UIColor
        private let style: UIStatusBarStyle

        init(_ color: UIColor, _ style: UIStatusBarStyle) {
            (self.color, self.style) = (color, style)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
        }

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    /// A transition between two screens and its reverse; both call a completion.
    @MainActor
    private struct Movement {
        let root: UIViewController
        let forward: (@escaping () -> Void) -> Void
        let back: (@escaping () -> Void) -> Void
    }

    private typealias Make = @MainActor (_ first: UIViewController, _ second: UIViewController) -> Movement

    /// The pixels of the status bar's rows in each frame of a transition and of the half second after it, and at rest before and after.
    private struct Film {
        var before: [UInt32] = []
        var running: [[UInt32]] = []
        var after: [UInt32] = []
    }

    /// Whether the status bar's style is that which its screen needs, or the same on both.
    private enum Styling {
        case fitting
        case always(UIStatusBarStyle)

        func style(over color: UIColor) -> UIStatusBarStyle {
            switch self {
            case .fitting: color == .white ? .darkContent : .lightContent
            case .always(let style): style
            }
        }
    }

    private static let navy = UIColor(red: 0.13, green: 0.16, blue: 0.29, alpha: 1)
    private static let size = CGSize(width: 170, height: 240)

    private static func film(
        _ make: Make, _ ending: Ending, _ colors: [UIColor], _ styling: Styling, showsBar: Bool, reducesMotion: Bool = false
    ) -> Film {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
        let stage = Stage(device: Device(name: "bar", size: size, scale: 1, safeAreaInsets: insets))
        stage.isReduceMotionEnabled = reducesMotion
        stage.showsStatusBar = showsBar
        let screens = colors.map { PlainController($0, styling.style(over: $0)) }
        let movement = make(screens[0], screens[1])
        stage.window.rootViewController = movement.root
        stage.settle()
        if ending == .back {
            movement.forward {}
            stage.settle()
        }
        func rows() -> [UInt32] { stage.image().withPixels { Array($0.prefix(54 * Int(size.width))) } }
        var film = Film(before: rows())
        var pending = 1
        if ending == .back { movement.back { pending -= 1 } } else { movement.forward { pending -= 1 } }
        stage.advance(by: 0)
        while pending > 0, film.running.count < 240 {
            film.running.append(rows())
            if ending == .cancelled, film.running.count == 10 {
                pending += 1
                movement.back { pending -= 1 }
            }
            stage.advance(by: 1 / 60)
        }
        for _ in 0..<30 {
            film.running.append(rows())
            stage.advance(by: 1 / 60)
        }
        XCTAssertEqual(stage.settle(), [])
        film.after = rows()
        return film
    }

    private static func contrast(_ a: UInt32, _ b: UInt32) -> Double {
        let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (light + 0.05) / (dark + 0.05)
    }

    /// The mean of the pixels, component by component.
    private static func mean(_ pixels: [UInt32]) -> UInt32 {
        [UInt32(0), 8, 16].reduce(0) { mean, shift in
            let sum = pixels.reduce(0) { $0 + Int($1 >> shift & 0xFF) }
            return mean | UInt32((sum + pixels.count / 2) / pixels.count) << shift
        }
    }

    private static func luminance(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    /// The pixels that the text covers wholly.
    private static func text() -> [Int] {
        let paused: Make = { first, _ in Movement(root: first, forward: { $0() }, back: { $0() }) }
        let rest = film(paused, .forward, [.white, .white], .fitting, showsBar: true).before
        return rest.indices.filter { rest[$0] & 0xFFFFFF == 0 }
    }

    private func check(_ name: String, reducesMotion: Bool = false, _ make: Make) {
        let text = Self.text()
        XCTAssertGreaterThan(text.count, 100)
        for colors in [[Self.navy, UIColor.white], [.white, Self.navy]] {
            for ending in Ending.allCases {
                let message = "\(name), \(ending), \(colors[0] == .white ? "from" : "to") white\(reducesMotion ? ", reduced motion" : "")"
                let seen = Self.film(make, ending, colors, .fitting, showsBar: true, reducesMotion: reducesMotion)
                let below = Self.film(make, ending, colors, .fitting, showsBar: false, reducesMotion: reducesMotion)
                XCTAssertEqual(seen.running.count, below.running.count)
                func check(_ frame: [UInt32], over below: [UInt32], _ message: String) {
                    let tones = Set(text.map { frame[$0] & 0xFFFFFF })
                    XCTAssertTrue(tones == [0] || tones == [0xFFFFFF], "\(message): \(tones.count) colors")
                    XCTAssertGreaterThan(Self.contrast(tones.first ?? 0, Self.mean(below)), 4, message)
                }
                check(seen.before, over: below.before, "before \(message)")
                check(seen.after, over: below.after, "after \(message)")
                for frame in seen.running.indices {
                    check(seen.running[frame], over: below.running[frame], "\(message), frame \(frame) of \(seen.running.count)")
                }
            }
            // The same style on both screens stays, whatever is below.
            for style in [UIStatusBarStyle.default, .lightContent, .darkContent] {
                let seen = Self.film(make, .forward, colors, .always(style), showsBar: true, reducesMotion: reducesMotion)
                let expected: UInt32 = style == .lightContent ? 0xFFFFFF : 0
                XCTAssertTrue(
                    (seen.running + [seen.before, seen.after]).allSatisfy { frame in text.allSatisfy { frame[$0] & 0xFFFFFF == expected } },
                    "\(name), the style of both")
            }
        }
    }

    private static func modal(_ delegate: any UIViewControllerTransitioningDelegate) -> Make {
        { first, second in
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = delegate
            return Movement(
                root: first, forward: { [unowned first] in first.present(second, animated: true, completion: $0) },
                back: { [unowned first] in first.dismiss(animated: true, completion: $0) })
        }
    }

    func testSpin() {
        for reducesMotion in [false, true] { check("spin", reducesMotion: reducesMotion, Self.modal(SpinTransition())) }
    }

    func testZoom() {
        for style in [ZoomTransition.Style.screen, .view] {
            check("zoom \(style)") { first, second in
                let source = UIView(frame: CGRect(x: 40, y: 20, width: 60, height: 60))
                source.backgroundColor = second.viewIfLoaded?.backgroundColor ?? .gray
                first.view.addSubview(source)
                let zoom = ZoomTransition { [weak source] in source }
                zoom.style = style
                objects.append(zoom)
                return Self.modal(zoom)(first, second)
            }
        }
        objects = []
    }

    /// Delegates, which their users do not retain.
    private var objects: [AnyObject] = []

    func testDepth() {
        check("depth") { first, second in
            let navigation = UINavigationController(rootViewController: first)
            let depth = DepthNavigationDelegate()
            objects.append(depth)
            navigation.delegate = depth
            navigation.isNavigationBarHidden = true
            @MainActor func after(_ completion: @escaping () -> Void) {
                navigation.view.layoutIfNeeded()
                guard let coordinator = navigation.transitionCoordinator else { return completion() }
                coordinator.animate(alongsideTransition: nil) { _ in completion() }
            }
            return Movement(
                root: navigation,
                forward: { [unowned navigation] in
                    navigation.pushViewController(second, animated: true)
                    after($0)
                },
                back: { [unowned navigation] in
                    navigation.popViewController(animated: true)
                    after($0)
                })
        }
        objects = []
    }

    func testDashboard() {
        typealias Direction = DashboardNavigationController.PresentationDirection
        for (inward, outward) in [(Direction.inViaScale, Direction.outViaScale), (.inFromBottom, .outToBottom)] {
            check("dashboard \(inward)") { first, second in
                let navigation = DashboardNavigationController(rootViewController: first)
                navigation.isNavigationBarHidden = true
                return Movement(
                    root: navigation,
                    forward: { [unowned navigation] done in navigation.present(second, withDirection: inward) { _ in done() } },
                    back: { [unowned navigation] done in navigation.present(first, withDirection: outward) { _ in done() } })
            }
        }
    }
}
