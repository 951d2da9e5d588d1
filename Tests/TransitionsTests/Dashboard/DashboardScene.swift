import CoreGraphics
import Kinora
import Transitions
import UIKit

/// A screen of one color that counts its appearances.
final class ColoredController: UIViewController {
    let color: UIColor
    /// +1 for every *will*, -1 for every *did*, separately for appearing and disappearing.
    private(set) var openAppearances = 0
    private(set) var openDisappearances = 0
    private(set) var isShown = false

    init(_ title: String = "", _ color: UIColor = .gray) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        openAppearances += 1
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        openAppearances -= 1
        isShown = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        openDisappearances += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        openDisappearances -= 1
        isShown = false
    }
}

/// A dashboard on a stage of 300 x 600 points, one pixel per point, or somewhere else.
@MainActor
final class DashboardScene {
    let stage: Stage
    let root = ColoredController("Dashboard", .blue)
    let navigation: DashboardNavigationController
    /// Arguments of the completions, in the order in which they were called.
    var completions: [String] = []

    init(_ kind: ScreenKind? = nil, reducesMotion: Bool = false) {
        let device = Device(name: "test", size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: .zero)
        stage = kind?.makeStage(reducesMotion: reducesMotion) ?? Stage(device: device)
        navigation = DashboardNavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.settle()
    }

    func present(
        _ controller: UIViewController, _ direction: DashboardNavigationController.PresentationDirection, noting name: String = ""
    ) {
        navigation.present(controller, withDirection: direction) { [weak self] in self?.completions.append("\(name) \($0)") }
    }

    /// Commits the requests; the clock does not move.
    func commit() {
        CATransaction.flush()
    }

    /// Moves the clock to a time after another.
    func advance(to time: TimeInterval, after start: TimeInterval) {
        let seconds = start + time - stage.now
        if seconds > 0 { stage.advance(by: seconds) }
    }

    /// The transform a screen shows, nil when it is not in the window.
    func shownTransform(of controller: UIViewController) -> CATransform3D? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        return view.layer.presentation()?.transform
    }

    var stackNames: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// The views that are in the place of the screens, back to front.
    var screens: [UIView] { navigation.topViewController?.viewIfLoaded?.superview?.subviews ?? [] }

    /// Every layer with an animation.
    var animatedLayers: [CALayer] {
        var found: [CALayer] = []
        var pending = [stage.window.layer as CALayer]
        while let layer = pending.popLast() {
            if layer.animationKeys()?.isEmpty == false { found.append(layer) }
            pending += layer.sublayers ?? []
        }
        return found
    }

    /// The texts of the visible labels of the bar.
    var barTexts: [String] {
        var found: [String] = []
        var pending: [UIView] = [navigation.navigationBar]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            if let text = (view as? UILabel)?.text, !text.isEmpty { found.append(text) }
            pending += view.subviews
        }
        return found.sorted()
    }

    /// Number of red pixels of a row, or of a column below the bar, in fractions of pixels.
    func redLength(ofColumn column: Int? = nil, ofRow row: Int? = nil) -> Double {
        let image = stage.image()
        let (width, height) = (image.width, image.height)
        return image.withPixels { pixels in
            var total = 0.0
            if let column { for y in 45..<height { total += Double(pixels[y * width + column] >> 16 & 0xFF) / 255 } }
            if let row { for x in 0..<width { total += Double(pixels[row * width + x] >> 16 & 0xFF) / 255 } }
            return total
        }
    }
}

/// A timing curve (x1,y1) (x2,y2) by bisection, independent of the implementation.
struct Curve {
    let x1, y1, x2, y2: Double

    static let easeIn = Curve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = Curve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    func callAsFunction(_ x: Double) -> Double {
        func bezier(_ p: Double, _ q: Double, _ s: Double) -> Double {
            3 * p * s * (1 - s) * (1 - s) + 3 * q * s * s * (1 - s) + s * s * s
        }
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return bezier(y1, y2, (low + high) / 2)
    }
}
