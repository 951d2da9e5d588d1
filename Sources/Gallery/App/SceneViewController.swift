import UIKit

/// An effect's app within the gallery, with a button over its corner that leads back.
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
        closeButton.setImage(Self.cross, for: .normal)
        closeButton.accessibilityLabel = "Back to the gallery"
        closeButton.addAction(UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(closeButton)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // What is seen where the scene's screens move aside.
        view.window?.backgroundColor = scene.backdrop
    }

    /// Where a navigation bar has its trailing button.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        view.place(closeButton, CGRect(x: view.bounds.width - insets.right - 52, y: insets.top, width: 44, height: 44))
    }

    override var childForStatusBarStyle: UIViewController? { content }
    override var childForStatusBarHidden: UIViewController? { content }

    /// A cross on a disc that is seen on any ground.
    private static let cross = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
        UIBezierPath.circle(15, 15, radius: 15).fill(UIColor(rgb: 0x22294A, alpha: 0.72))
        for line in [UIBezierPath.line((10.5, 10.5), (19.5, 19.5)), .line((19.5, 10.5), (10.5, 19.5))] { line.stroke(.white, width: 2) }
    }
}
