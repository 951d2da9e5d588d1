import UIKit

/// Shows the launch screen, which fades to the app below it.
final class LaunchViewController: UIViewController {
    private let content: UIViewController
    private let curtain = LaunchView()
    private var isStarting = true

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var childForStatusBarStyle: UIViewController? { isStarting ? nil : content }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        for subview in [content.view, curtain] as [UIView] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
        content.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard curtain.superview != nil else { return }
        UIView.animate(withDuration: 0.35, delay: 0.55) { [self] in
            curtain.alpha = 0
            self.isStarting = false
            self.setNeedsStatusBarAppearanceUpdate()
            if !UIAccessibility.isReduceMotionEnabled { curtain.mark.transform = CGAffineTransform(scaleX: 1.6, y: 1.6) }
        } completion: { [curtain] _ in
            curtain.removeFromSuperview()
        }
    }
}
