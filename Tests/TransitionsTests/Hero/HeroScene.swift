import EffectSupport
import Kinora
import Transitions
import UIKit
import XCTest

/// A screen with named views at given rectangles.
final class HeroPage: UIViewController, HeroScreen {
    let heroes: [String: UIView]
    private let color: UIColor

    init(_ frames: [(name: String, frame: CGRect, corner: CGFloat)], _ color: UIColor) {
        self.color = color
        heroes = Dictionary(
            uniqueKeysWithValues: frames.map { name, frame, corner in
                let view = UIView(frame: frame)
                view.backgroundColor = color == .white ? .systemTeal : .systemPurple
                view.layer.cornerRadius = corner
                return (name, view)
            })
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        for name in heroes.keys.sorted() { heroes[name].map(view.addSubview) }
    }

    func heroViews(for transition: HeroTransition) -> [String: UIView] { heroes }
}

/// A list and a detail with three matched views on a stage, and one that the detail alone has.
@MainActor
final class HeroStory {
    static let photo = (closed: CGRect(x: 30, y: 60, width: 80, height: 100), open: CGRect(x: 0, y: 0, width: 320, height: 240))
    static let name = (closed: CGRect(x: 130, y: 80, width: 100, height: 20), open: CGRect(x: 20, y: 260, width: 200, height: 40))

    let stage: Stage
    let hero = HeroTransition()
    let list = HeroPage(
        [("photo", HeroStory.photo.closed, 12), ("name", HeroStory.name.closed, 0)], .white)
    let pushes: Bool
    private(set) weak var detail: HeroPage?

    init(
        pushes: Bool = false, on kind: ScreenKind? = nil, reducesMotion: Bool = false,
        size: CGSize = CGSize(width: 320, height: 480)
    ) {
        stage = kind?.makeStage(reducesMotion: reducesMotion) ?? Stage(device: Device(name: "hero", size: size, scale: 1))
        stage.isReduceMotionEnabled = reducesMotion
        self.pushes = pushes
        if pushes {
            let navigation = UINavigationController(rootViewController: list)
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.delegate = hero
            stage.window.rootViewController = navigation
        } else {
            stage.window.rootViewController = list
        }
        stage.settle()
    }

    func open(background: UIColor = .black) {
        let detail = HeroPage(
            [("photo", Self.photo.open, 0), ("name", Self.name.open, 0), ("x", CGRect(x: 260, y: 20, width: 40, height: 40), 20)],
            background)
        self.detail = detail
        if let navigation = list.navigationController {
            navigation.pushViewController(detail, animated: true)
        } else {
            detail.transitioningDelegate = hero
            list.present(detail, animated: true)
        }
        stage.advance(by: 0)
    }

    func close() {
        if let navigation = list.navigationController {
            navigation.popViewController(animated: true)
        } else {
            list.dismiss(animated: true)
        }
        stage.advance(by: 0)
    }

    var isOpen: Bool { list.presentedViewController != nil || (list.navigationController?.viewControllers.count ?? 1) > 1 }

    /// The view in front of both screens; nil at rest.
    var overlay: UIView? {
        var pending: [UIView] = [stage.window]
        while let view = pending.popLast() {
            if "\(type(of: view))" == "HeroStage" { return view }
            pending += view.subviews
        }
        return nil
    }

    /// The visible rectangle of an image, counted from behind, with its corner radius and its opacity.
    func image(_ index: Int) -> (frame: CGRect, corner: CGFloat, opacity: CGFloat) {
        guard let views = overlay?.subviews, index < views.count, let shown = views[index].layer.presentation() else {
            return (.null, .nan, .nan)
        }
        return (shown.frame, shown.cornerRadius, CGFloat(shown.opacity))
    }

    /// The visible opacity of the detail's contents; not limited to 0 and 1.
    var detailOpacity: CGFloat { CGFloat(detail?.view.layer.presentation()?.opacity ?? .nan) }

    /// The visible opacity of the background behind the detail; not limited to 0 and 1.
    var coverOpacity: CGFloat {
        guard let view = detail?.view, let siblings = view.superview?.subviews, let index = siblings.firstIndex(of: view), index > 0 else {
            return .nan
        }
        return CGFloat(siblings[index - 1].layer.presentation()?.opacity ?? .nan)
    }

    /// Moves a finger down from the middle of the photograph, and keeps it there; at rest where `rests`.
    func pull(by distance: CGPoint, duration: TimeInterval = 0.25, rests: Bool = true) {
        stage.touchDown(at: CGPoint(x: 160, y: 120))
        stage.touchMove(to: CGPoint(x: 160 + distance.x, y: 120 + distance.y), duration: duration)
        if rests { stage.advance(by: 0.3) }
    }

    func checkRest(isOpen expected: Bool, _ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(stage.settle(), [], message, file: file, line: line)
        XCTAssertNil(overlay, message, file: file, line: line)
        XCTAssertEqual(isOpen, expected, message, file: file, line: line)
        checkNothingIsLeft(in: stage.window, message, file: file, line: line)
        XCTAssertEqual(list.heroes["photo"]?.frame, Self.photo.closed, message, file: file, line: line)
        XCTAssertEqual((expected ? detail : nil)?.view.window != nil, expected, message, file: file, line: line)
        for view in list.heroes.values { XCTAssertEqual(view.alpha, 1, message, file: file, line: line) }
        XCTAssertNil(list.transitionCoordinator, message, file: file, line: line)
        if !expected { XCTAssertNil(detail, "the detail is kept \(message)", file: file, line: line) }
    }
}

/// A damped spring in closed form, by the textbook.
struct TextbookSpring {
    let (response, ratio): (Double, Double)

    /// The value after some seconds, from one to another value with a velocity.
    func value(_ time: Double, from: Double, to: Double, velocity: Double = 0) -> Double {
        let (w, y) = (2 * .pi / response, from - to)
        guard ratio < 1 else { return to + (y + (velocity + w * y) * time) * exp(-w * time) }
        let d = w * (1 - ratio * ratio).squareRoot()
        return to + exp(-ratio * w * time) * (y * cos(d * time) + (velocity + ratio * w * y) / d * sin(d * time))
    }
}
