import UIKit

/// An effect's app within the gallery, with a close button in its trailing corner: in the app's own bar, or over the app if it has
/// none.
final class SceneViewController: UIViewController {
    let scene: GalleryScene
    let closeButton = UIButton(type: .custom)
    private let content: UIViewController

    init(scene: GalleryScene) {
        self.scene = scene
        content = scene.makeRoot()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = scene.backdrop
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        let leave = UIKeyCommand(
            title: "Back", action: Selector("leave", SceneViewController.leave), input: UIKeyCommand.inputEscape)
        addKeyCommand(leave)
        let cross = Self.makeCross()
        let bars = navigationControllers.compactMap(\.viewControllers.first?.navigationItem)
        for item in bars {
            let close = UIBarButtonItem(image: cross, primaryAction: UIAction { [weak self] _ in self?.close() })
            close.accessibilityLabel = "Back to the gallery"
            item.rightBarButtonItems = [close] + (item.rightBarButtonItems ?? [])
        }
        guard bars.isEmpty else { return }
        closeButton.setImage(cross, for: .normal)
        closeButton.accessibilityLabel = "Back to the gallery"
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        view.addSubview(closeButton)
    }

    /// The app's navigation controllers: itself, or those in its tabs.
    private var navigationControllers: [UINavigationController] {
        ([content] + ((content as? UITabBarController)?.viewControllers ?? [])).compactMap { $0 as? UINavigationController }
    }

    /// Closes what the app shows above its first screen, then the app.
    private func leave() {
        if let presented = presentedViewController {
            if !presented.isBeingDismissed { dismiss(animated: true) }
        } else if let navigation = navigationControllers.first(where: { $0.viewIfLoaded?.window != nil && $0.viewControllers.count > 1 }) {
            navigation.popViewController(animated: true)
        } else {
            close()
        }
    }

    private func close() {
        presentingViewController?.dismiss(animated: true)
    }

    /// Its key commands work while nothing edits text.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        // The background behind the scene's views while they move.
        view.window?.backgroundColor = scene.backdrop
    }

    /// The position of a navigation bar's trailing button.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        view.layOut(closeButton, CGRect(x: view.bounds.width - insets.right - 52, y: insets.top, width: 44, height: 44))
    }

    override var childForStatusBarStyle: UIViewController? { content }
    override var childForStatusBarHidden: UIViewController? { content }

    /// A cross on a disc, visible on any background; drawn for the current screen.
    private static func makeCross() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            UIBezierPath.circle(15, 15, radius: 15).fill(UIColor(rgb: 0x22294A, alpha: 0.72))
            for line in [UIBezierPath.line((10.5, 10.5), (19.5, 19.5)), .line((19.5, 10.5), (10.5, 19.5))] {
                line.stroke(.white, width: 2)
            }
        }.withRenderingMode(.alwaysOriginal)
    }
}
