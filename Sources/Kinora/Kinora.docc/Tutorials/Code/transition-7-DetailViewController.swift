import UIKit

public final class DetailViewController: UIViewController {
    private let slide = SlideTransition()

    public init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = slide
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.accessibilityIdentifier = "detail"
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
    }

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) { slide.follow(recognizer, in: self) }
}
