import EffectSupport
import UIKit

/// A container with a bar above its content's lower edge, which a finger pulls up until it is a full screen: a mini player, for instance.
///
/// The bar and the screen are in one sheet. Its upper edge follows the finger; its rectangle, its corners, the dimming of the content and
/// the cross-fade from the bar to the screen follow the progress. Views that show the same in both, such as a cover, move by themselves
/// (`matchedViews`). A tap on the bar opens, a downward drag on the screen closes; a scroll view in the screen comes first until it is at
/// its top. A release is judged by where the sheet would be a tenth of a second later, and a spring begins with the finger's velocity. A
/// finger catches the sheet in its movement, and a tap reverses it. With Reduce Motion a release and a request cross-fade in 0.2 seconds.
/// A right-to-left layout is the views' own. Source: `Documentation/Effects.md#pull-up-sheet`.
@preconcurrency @MainActor
public final class PullUpSheetController: UIViewController, UIGestureRecognizerDelegate {
    /// The view controller behind the sheet, a tab bar controller for instance.
    public let content: UIViewController

    /// The view controller of the full screen. Its view is loaded with the container's and remains in it, invisible behind the bar.
    public let screen: UIViewController

    /// The view in the sheet when it is closed, with the size of the sheet. Its controls keep their touches.
    public let bar: UIView

    /// The height of the bar in points. The default is 64; less than 1 counts as 1.
    public var barHeight: CGFloat = 64 { didSet { if barHeight != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    /// The bar's distances from the edges, in points: from the content's tab bar if there is one, otherwise from the safe area. The default
    /// is 8 on the left, the right and at the bottom. The top counts for nothing.
    public var barInsets = UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8) {
        didSet { if barInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The corner radius of the sheet as a bar, in points. The default is 14.
    public var barCornerRadius: CGFloat = 14 { didSet { if barCornerRadius != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    /// The corner radius of the sheet as a full screen, in points. The default is 0.
    public var screenCornerRadius: CGFloat = 0 { didSet { if screenCornerRadius != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    /// The color of the sheet, behind the bar and the screen. The default is the system's background.
    public var sheetColor = UIColor.systemBackground { didSet { sheet.backgroundColor = sheetColor } }

    /// The opacity of the black view over the content when the sheet is open. The default is 0.4.
    public var dimmingOpacity: CGFloat = 0.4 { didSet { if dimmingOpacity != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    /// Seconds of an undamped oscillation of the spring. The default is 0.45. Less than a hundredth, or none, counts as a hundredth.
    public var response: TimeInterval = 0.45

    /// The damping ratio of the sheet's rectangle, from 0.05 to 1. The default is 0.88. Corners and opacities never overshoot.
    public var dampingRatio: CGFloat = 0.88

    /// Returns the pairs of views that show the same in the bar and in the screen; called at the beginning of each movement. Both must be
    /// in their hierarchy, and are hidden meanwhile.
    public var matchedViews: (() -> [(bar: UIView, screen: UIView)])?

    /// Called at the end of each movement, and at once for one without animation, if the sheet has been opened or closed.
    public var didChange: ((_ isOpen: Bool) -> Void)?

    /// Called when a finger lets go of the sheet, also of one that it has caught.
    ///
    /// The progress is 0 for the bar and 1 for the full screen; below the bar it is negative. With Reduce Motion it is that of the finger,
    /// which the sheet does not follow.
    public var didRelease: ((_ progress: CGFloat, _ isOpening: Bool) -> Void)?

    /// Whether the sheet is open, or on its path to be.
    public private(set) var isOpen = false

    let sheet = UIView()
    private let dimming = UIView()
    let pan = UIPanGestureRecognizer()
    /// Begins as a finger comes down on a sheet that moves.
    let hold = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var actions: [GestureAction] = []
    private var matches: [PullUpMatch] = []
    /// The progress of the sheet's rectangle, and that of corners and opacities: 0 is the bar, 1 the full screen.
    private(set) var progress: (frame: CGFloat, fade: CGFloat) = (0, 0)
    private var motion: SpringMotion?
    private var generation = 0
    /// The state at the last call of `didChange`.
    private var reportedOpen = false
    /// The progress that a finger took, and the time of it.
    var held: (progress: (frame: CGFloat, fade: CGFloat), begin: TimeInterval)?
    /// The scroll view under the finger that goes first.
    weak var scrollView: UIScrollView?

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - content: The view controller behind the sheet.
    ///   - bar: The view in the closed sheet.
    ///   - screen: The view controller of the full screen.
    public init(content: UIViewController, bar: UIView, screen: UIViewController) {
        (self.content, self.bar, self.screen) = (content, bar, screen)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Views

    public override func loadView() {
        view = PullUpView { [weak self] point in
            guard let self, isMoving, geometry.frame(visible(at: now).values[0]).contains(point) else { return nil }
            return sheet
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        dimming.alpha = 0
        sheet.backgroundColor = sheetColor
        sheet.clipsToBounds = true
        sheet.layer.cornerCurve = .continuous
        addChild(content)
        addChild(screen)
        for child in [content.view, dimming, sheet] as [UIView] { view.addSubview(child) }
        for child in [screen.view, bar] as [UIView] { sheet.addSubview(child) }
        content.didMove(toParent: self)
        screen.didMove(toParent: self)
        hold.minimumPressDuration = 0
        hold.allowableMovement = .greatestFiniteMagnitude
        pan.maximumNumberOfTouches = 1
        connect(pan, to: sheet) { [weak self] in self?.panned() }
        connect(hold, to: sheet) { [weak self] in self?.wasHeld() }
        connect(tap, to: bar) { [weak self] in self?.setOpen(true, animated: true) }
        show(progress)
        updateAccessibility()
    }

    private func connect(_ recognizer: UIGestureRecognizer, to view: UIView, _ body: @escaping () -> Void) {
        let action = GestureAction { _ in body() }
        action.attach(to: recognizer)
        actions.append(action)
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        UIView.performWithoutAnimation {
            content.view.frame = view.bounds
            dimming.frame = view.bounds
            // The bar is above its tab bar.
            content.view.layoutIfNeeded()
        }
        updateMatches()
        if let motion { move(to: motion.to[0], velocities: nil) } else { set(progress) }
    }

    /// Rectangles in the view, with its present layout.
    var geometry: PullUpGeometry {
        let bounds = view.bounds
        let insets = view.safeAreaInsets
        var bottom = bounds.maxY - insets.bottom
        if let tabBar = (content as? UITabBarController)?.tabBar, !tabBar.isHidden, tabBar.window != nil {
            bottom = tabBar.convert(tabBar.bounds, to: view).minY
        }
        let area = CGRect(x: insets.left, y: 0, width: bounds.width - insets.left - insets.right, height: bottom)
        let height = barHeight.isFinite ? max(barHeight, 1) : 1
        return PullUpGeometry(
            closed: CGRect(
                x: area.minX + barInsets.left, y: bottom - barInsets.bottom - height,
                width: max(area.width - barInsets.left - barInsets.right, 1), height: height),
            open: bounds,
            corners: (barCornerRadius.isFinite ? max(barCornerRadius, 0) : 0, screenCornerRadius.isFinite ? max(screenCornerRadius, 0) : 0))
    }

    public override var childForStatusBarStyle: UIViewController? { isOpen ? screen : content }
    public override var childForStatusBarHidden: UIViewController? { isOpen ? screen : content }

    public override func accessibilityPerformEscape() -> Bool {
        guard isOpen else { return super.accessibilityPerformEscape() }
        setOpen(false, animated: true)
        return true
    }

    private func updateAccessibility() {
        bar.accessibilityElementsHidden = isOpen
        screen.viewIfLoaded?.accessibilityElementsHidden = !isOpen
        content.viewIfLoaded?.accessibilityElementsHidden = isOpen
    }

    // MARK: Opening

    /// Opens or closes the sheet, from its visible position and velocity. The same state again does nothing.
    ///
    /// - Parameters:
    ///   - isOpen: Whether the sheet is a full screen.
    ///   - animated: Whether a spring moves it; false is also for a view in no window.
    public func setOpen(_ isOpen: Bool, animated: Bool) {
        guard isOpen != self.isOpen || held != nil || (motion != nil && !animated) else { return }
        held = nil
        go(toOpen: isOpen, velocities: nil, animated: animated)
    }

    /// - Parameter velocities: Of both progresses, a second; nil continues theirs.
    func go(toOpen isOpen: Bool, velocities: [CGFloat]?, animated: Bool) {
        self.isOpen = isOpen
        UIView.performWithoutAnimation { setNeedsStatusBarAppearanceUpdate() }
        updateAccessibility()
        guard isViewLoaded, animated, view.window != nil else {
            show((isOpen ? 1 : 0, isOpen ? 1 : 0))
            return ended()
        }
        if UIAccessibility.isReduceMotionEnabled { return crossFade(to: isOpen ? 1 : 0) }
        beginMatches()
        move(to: isOpen ? 1 : 0, velocities: velocities)
    }

    private func crossFade(to goal: CGFloat) {
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        show((goal, goal))
        guard let snapshot else { return ended() }
        generation += 1
        snapshot.isUserInteractionEnabled = false
        view.addSubview(snapshot)
        UIView.animate(
            withDuration: UIView.crossFadeDuration, delay: 0, options: .allowUserInteraction, animations: { snapshot.alpha = 0 },
            completion: { [weak self, generation] _ in
                snapshot.removeFromSuperview()
                guard let self, self.generation == generation else { return }
                ended()
            })
    }

    /// Called when nothing moves.
    private func ended() {
        motion = nil
        for match in matches { match.remove() }
        matches = []
        guard reportedOpen != isOpen else { return }
        reportedOpen = isOpen
        didChange?(isOpen)
    }

    // MARK: Matches

    func beginMatches() {
        guard matches.isEmpty else { return }
        UIView.performWithoutAnimation {
            view.layoutIfNeeded()
            matches = (matchedViews?() ?? []).compactMap { PullUpMatch(bar: $0.bar, screen: $0.screen) }
            for match in matches { for image in match.images { view.addSubview(image) } }
        }
        updateMatches()
        show(progress)
    }

    private func updateMatches() {
        let geometry = geometry
        for match in matches { match.update(in: (bar, geometry.closed.origin), (screen.view, geometry.open.origin)) }
    }

    // MARK: Movement

    var isMoving: Bool { motion != nil }

    /// The time of the layers that move: slower than media time where the app has slowed down a layer around them.
    private var now: TimeInterval { view.layer.convertTime(CACurrentMediaTime(), from: nil) }

    /// The visible progresses and their velocities a second.
    private func visible(at time: TimeInterval) -> (values: [CGFloat], velocities: [CGFloat]) {
        guard let motion else { return ([progress.frame, progress.fade], [0, 0]) }
        return (motion.values(at: time), motion.velocities(at: time))
    }

    /// Stops the sheet where it is.
    func stop() {
        let values = visible(at: now).values
        show((values[0], values[1]))
    }

    /// The layers with the values of their key paths: those of progress 0 and 1, and whether they follow the rectangle.
    private func tracks() -> [(layer: CALayer, keyPath: String, values: (CGFloat, CGFloat), isFrame: Bool)] {
        let geometry = geometry
        var tracks: [(layer: CALayer, keyPath: String, values: (CGFloat, CGFloat), isFrame: Bool)] = []
        func add(_ layer: CALayer, _ from: CGRect, _ to: CGRect) {
            tracks += [
                (layer, "position.x", (from.midX, to.midX), true), (layer, "position.y", (from.midY, to.midY), true),
                (layer, "bounds.size.width", (from.width, to.width), true), (layer, "bounds.size.height", (from.height, to.height), true),
            ]
        }
        add(sheet.layer, geometry.closed, geometry.open)
        tracks.append((sheet.layer, "cornerRadius", geometry.corners, false))
        for layer in [bar.layer, screen.view.layer] {
            tracks.append((layer, "position.x", (geometry.closed.width / 2, geometry.open.width / 2), true))
        }
        tracks.append((bar.layer, "opacity", (1, 0), false))
        tracks.append((screen.view.layer, "opacity", (0, 1), false))
        tracks.append((dimming.layer, "opacity", (0, dimmingOpacity.isFinite ? min(max(dimmingOpacity, 0), 1) : 0), false))
        for match in matches {
            for (index, image) in match.images.enumerated() {
                add(image.layer, match.frames.closed, match.frames.open)
                tracks.append((image.layer, "cornerRadius", match.corners, false))
                if index == 1 { tracks.append((image.layer, "opacity", (0, 1), false)) }
            }
        }
        return tracks
    }

    private static let key = "kinora.pullup."

    /// Shows a progress at once.
    func show(_ progress: (frame: CGFloat, fade: CGFloat)) {
        guard isViewLoaded else {
            self.progress = progress
            return
        }
        generation += 1
        motion = nil
        set(progress)
        for track in tracks() { track.layer.removeAnimation(forKey: Self.key + track.keyPath) }
    }

    private func set(_ progress: (frame: CGFloat, fade: CGFloat)) {
        self.progress = progress
        let geometry = geometry
        let fade = min(max(progress.fade, 0), 1)
        UIView.performWithoutAnimation {
            let frame = geometry.frame(progress.frame)
            sheet.bounds.size = frame.size
            sheet.center = CGPoint(x: frame.midX, y: frame.midY)
            sheet.layer.cornerRadius = geometry.corner(fade)
            // Both keep their sizes, from the sheet's upper edge on.
            for (child, size) in [(bar, geometry.closed.size), (screen.view, geometry.open.size)] as [(UIView, CGSize)] {
                child.bounds.size = size
                child.center = CGPoint(x: frame.width / 2, y: size.height / 2)
            }
            (bar.alpha, screen.view.alpha) = (1 - fade, fade)
            dimming.alpha = fade * (dimmingOpacity.isFinite ? min(max(dimmingOpacity, 0), 1) : 0)
            for match in matches {
                let frame = match.frames.closed.moved(progress.frame, to: match.frames.open)
                for (index, image) in match.images.enumerated() {
                    image.bounds.size = frame.size
                    image.center = CGPoint(x: frame.midX, y: frame.midY)
                    image.layer.cornerRadius = match.corners.closed + (match.corners.open - match.corners.closed) * fade
                    if index == 1 { image.alpha = fade }
                }
            }
        }
    }

    /// Moves the sheet to a progress by a spring.
    private func move(to goal: CGFloat, velocities: [CGFloat]?) {
        let now = now
        let start = visible(at: now)
        let motion = SpringMotion(
            DampedSpring(response: response, ratio: dampingRatio), elasticCount: 1, from: start.values, to: [goal, goal],
            velocity: velocities ?? start.velocities, begin: now)
        show((goal, goal))
        self.motion = motion
        let length = max(geometry.travel, 100)
        let duration = max(motion.settlingTime(tolerances: [0.25 / length, 0.002]), 0.02)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self, generation] in
            MainActor.assumeIsolated {
                guard let self, self.generation == generation else { return }
                self.ended()
            }
        }
        for track in tracks() {
            let index = track.isFrame ? 0 : 1
            let (zero, slope) = (track.values.0, track.values.1 - track.values.0)
            let animation = motion.spring(of: index).animation(
                track.keyPath, from: zero + slope * motion.from[index], to: zero + slope * goal,
                velocity: slope * motion.velocity[index])
            track.layer.add(animation.lasting(duration, from: now, of: view.layer, in: track.layer), forKey: Self.key + track.keyPath)
        }
        CATransaction.commit()
    }
}
