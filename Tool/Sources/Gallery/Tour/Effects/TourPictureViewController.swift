import UIKit

/// A photograph that fills its screen.
final class TourPictureViewController: UIViewController {
    private let photo: Photo
    private let name: UILabel
    /// Called when the screen is about to go, with the transition's coordinator.
    var onLeave: (((any UIViewControllerTransitionCoordinator)?) -> Void)?

    /// - Parameters:
    ///   - photo: The photograph.
    ///   - showsName: Whether its name is over it.
    init(_ photo: Photo, showsName: Bool = true) {
        self.photo = photo
        name = UILabel(photo.place, size: 22, weight: .bold, color: .white)
        super.init(nibName: nil, bundle: nil)
        name.isHidden = !showsName
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = PictureView(photo.artwork)
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        view.addSubview(picture)
        name.backgroundColor = UIColor(white: 0, alpha: 0.6)
        name.textAlignment = .center
        name.layer.cornerRadius = 10
        name.clipsToBounds = true
        view.addSubview(name)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(name.naturalWidth + 24, max(view.bounds.width - 32, 0))
        let height = name.height(atWidth: width) + 12
        view.layOut(name, CGRect(x: 16, y: view.bounds.height - height - 16, width: width, height: height))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onLeave?(transitionCoordinator)
    }
}
