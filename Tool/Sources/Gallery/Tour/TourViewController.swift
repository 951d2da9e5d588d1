import Components
import UIKit

/// The tour: six effects, each live on a screen that asks for one gesture, with a panel that one pulls up for its knobs.
final class TourViewController: UIViewController {
    /// Called when the user leaves for the list of all scenes, or has finished.
    var onLeave: (() -> Void)?
    let steps: [TourStep]
    private let memory: TourMemory
    private(set) var index = 0
    private(set) var effect = TourEffect()
    /// Whether the gesture of each step has been made.
    private(set) var isDone: [Bool]

    // Views, which `TourViewController+Layout` arranges.
    let stage = UIView()
    let layersView = TourLayersView()
    let heading = UILabel("", size: 34, weight: .bold, lines: 0)
    let sentence = UILabel("", size: 17, color: .softInk, lines: 0)
    let backButton = UIButton(type: .system)
    let leaveButton = UIButton(type: .system)
    let dots = UIPageControl()
    let bar = TourBar()
    let knobs = TourKnobsViewController()
    private(set) lazy var panel = PullUpSheetController(content: TourEmptyViewController(), bar: bar, screen: knobs)
    let panelHost = TourPanelHost()
    /// Whether the header makes space for the panel.
    private(set) var isPanelUp = false

    init(steps: [TourStep] = TourStep.all, memory: TourMemory = TourMemory()) {
        (self.steps, self.memory) = (steps, memory)
        isDone = steps.map { _ in false }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        stage.accessibilityIdentifier = "tour-stage"
        stage.clipsToBounds = true
        stage.layer.cornerRadius = 20
        stage.layer.cornerCurve = .continuous
        layersView.layer.cornerRadius = 20
        heading.accessibilityTraits = .header
        dots.numberOfPages = steps.count
        dots.currentPageIndicatorTintColor = .coral
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.accessibilityLabel = "Screen of the tour"
        dots.addAction(UIAction { [weak self] _ in self.map { $0.show($0.dots.currentPage) } }, for: .valueChanged)
        backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        backButton.accessibilityLabel = "Back"
        backButton.addAction(UIAction { [weak self] _ in self.map { $0.show($0.index - 1) } }, for: .primaryActionTriggered)
        leaveButton.accessibilityLabel = "All scenes"
        leaveButton.addAction(UIAction { [weak self] _ in self?.leave() }, for: .primaryActionTriggered)
        for view in [heading, sentence, backButton, dots, leaveButton, stage, layersView] as [UIView] { self.view.addSubview(view) }
        setUpPanel()
        for (title, action, input) in [
            ("Back", Selector("escape", TourViewController.escape), UIKeyCommand.inputEscape),
            ("Next", Selector("goOn", TourViewController.goOn), "\r"),
        ] {
            addKeyCommand(UIKeyCommand(title: title, action: action, input: input))
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]) {
            (controller: TourViewController, _) in controller.view.setNeedsLayout()
        }
        show(0)
    }

    private func setUpPanel() {
        panel.sheetColor = .sand
        (panel.dimmingOpacity, panel.barInsets) = (0, .zero)
        (panel.barCornerRadius, panel.screenCornerRadius) = (22, 28)
        addChild(panel)
        panelHost.sheet = panel.view
        panelHost.addSubview(panel.view)
        view.addSubview(panelHost)
        panel.didMove(toParent: self)
        panel.didChange = { [weak self] in self?.panelMoved(isUp: $0) }
        bar.button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .primaryActionTriggered)
        knobs.onPlay = { [weak self] in self?.effect.play() }
        knobs.onClose = { [weak self] in self?.panel.setOpen(false, animated: true) }
        knobs.onSlow = { [weak self] in self?.stage.layer.continueTime(atSpeed: $0 ? Self.slowSpeed : 1) }
        knobs.onLayers = { [weak self] in self?.showLayers($0) }
    }

    static let slowSpeed: Float = 0.2

    private func showLayers(_ isShown: Bool) {
        guard isShown else { return layersView.stop() }
        layersView.start(in: stage) { [weak self] in self?.effect.namedLayers ?? [] }
    }

    private func panelMoved(isUp: Bool) {
        isPanelUp = isUp
        view.setNeedsLayout()
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.25
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { self.view.layoutIfNeeded() }
    }

    // MARK: Screens

    /// Shows a screen of the tour; one that does not exist changes nothing.
    func show(_ index: Int) {
        guard steps.indices.contains(index) else { return }
        let old = stage.snapshotView(afterScreenUpdates: false)
        effect.willMove(toParent: nil)
        effect.viewIfLoaded?.removeFromSuperview()
        effect.removeFromParent()
        self.index = index
        effect = steps[index].makeEffect()
        effect.onGesture = { [weak self] in self?.made($0) }
        addChild(effect)
        effect.view.frame = stage.bounds
        effect.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(effect.view)
        effect.didMove(toParent: self)
        knobs.show(effect)
        heading.text = steps[index].title
        dots.currentPage = index
        backButton.isHidden = index == 0
        isDone[index] = false
        showBar("Pull up for the knobs.")
        view.setNeedsLayout()
        guard view.window != nil, let old else { return }
        // Beside the stage, whose time may be slow.
        old.frame = stage.frame
        old.isUserInteractionEnabled = false
        view.insertSubview(old, aboveSubview: stage)
        UIView.animate(withDuration: 0.25, animations: { old.alpha = 0 }, completion: { _ in old.removeFromSuperview() })
        UIAccessibility.post(notification: .screenChanged, argument: heading)
    }

    private func made(_ gesture: String) {
        isDone[index] = true
        showBar(gesture)
        UIAccessibility.post(notification: .announcement, argument: gesture)
    }

    private func showBar(_ text: String) {
        let isLast = index == steps.count - 1
        bar.show(text, isLast ? "All scenes" : isDone[index] ? "Next" : "Skip", isDone: isDone[index])
        view.setNeedsLayout()
    }

    /// The next screen, or the list after the last one.
    private func goOn() {
        guard index + 1 < steps.count else { return leave() }
        panel.setOpen(false, animated: true)
        show(index + 1)
    }

    /// Pulls the panel down, or leaves.
    private func escape() {
        if panel.isOpen { panel.setOpen(false, animated: true) } else { leave() }
    }

    private func leave() {
        memory.isOver = true
        layersView.stop()
        onLeave?()
    }

    // MARK: Appearance

    /// Its key commands work while nothing edits text.
    override var canBecomeFirstResponder: Bool { true }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The edge belongs to the effects.
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        layersView.stop()
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sentence.text = steps[index].sentence(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        arrange()
    }
}

/// Contains the panel; touches beside it reach what is behind.
final class TourPanelHost: UIView {
    weak var sheet: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === sheet ? nil : hit
    }
}

/// Nothing, behind the panel.
final class TourEmptyViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        view.isUserInteractionEnabled = false
    }
}
