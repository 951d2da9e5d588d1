import Transitions
import UIKit

/// Four photographs, each a button.
final class TourPhotosViewController: UIViewController, HeroScreen {
    var onPick: ((Photo) -> Void)?
    private let photos = Array(Photo.feed.prefix(4))
    private(set) var pictures: [PictureView] = []
    private var buttons: [UIControl] = []
    private var picked = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        for (index, photo) in photos.enumerated() {
            let (button, picture) = (UIControl(), PictureView(photo.artwork, cornerRadius: 14))
            button.addSubview(picture)
            button.isAccessibilityElement = true
            (button.accessibilityLabel, button.accessibilityTraits) = (photo.place, [.button, .image])
            button.accessibilityIdentifier = "tour-photograph"
            button.addAction(UIAction { [weak self] _ in self?.pick(index) }, for: .touchUpInside)
            view.addSubview(button)
            pictures.append(picture)
            buttons.append(button)
        }
    }

    func pick(_ index: Int) {
        picked = index
        onPick?(photos[index])
    }

    func heroViews(for transition: HeroTransition) -> [String: UIView] { ["photo": pictures[picked]] }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let columns = area.width > area.height * 1.6 ? 4 : 2
        let rows = photos.count / columns
        let width = ((area.width - 12 * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        let height = min(width * 1.3, ((area.height - 12 * CGFloat(rows - 1)) / CGFloat(rows)).rounded(.down))
        let top = area.minY + ((area.height - height * CGFloat(rows) - 12 * CGFloat(rows - 1)) / 2).rounded(.down)
        for (index, button) in buttons.enumerated() {
            let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
            view.layOut(
                button,
                CGRect(
                    x: area.minX + column * (width + 12), y: top + row * (height + 12), width: max(width, 0), height: max(height, 0)))
            pictures[index].wholeSize = TourPhotoViewController.pictureSize(in: view)
            pictures[index].frame = button.bounds
        }
    }
}

/// One photograph with its name, which a button or a pull closes.
final class TourPhotoViewController: UIViewController, HeroScreen {
    /// Called when the screen is about to come or go, with the transition's coordinator.
    var onTransition: (((any UIViewControllerTransitionCoordinator)?) -> Void)?
    let picture: PictureView
    let name: UILabel
    private let close = UIButton(type: .system)

    init(_ photo: Photo) {
        picture = PictureView(photo.artwork)
        name = UILabel(photo.place, size: 22, weight: .bold)
        super.init(nibName: nil, bundle: nil)
        picture.isAccessibilityElement = true
        (picture.accessibilityLabel, picture.accessibilityTraits) = (photo.caption, .image)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: "xmark")
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 14, weight: .bold)
        (look.baseBackgroundColor, look.baseForegroundColor) = (UIColor(white: 0, alpha: 0.6), .white)
        look.cornerStyle = .capsule
        close.configuration = look
        close.accessibilityLabel = "Close"
        close.addAction(
            UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) }, for: .primaryActionTriggered)
        for subview in [picture, name, close] as [UIView] { view.addSubview(subview) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onTransition?(transitionCoordinator)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onTransition?(transitionCoordinator)
    }

    private static let nameHeight: CGFloat = 64

    static func pictureSize(in view: UIView) -> CGSize {
        CGSize(width: view.bounds.width, height: max(view.bounds.height - nameHeight, 1))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = Self.pictureSize(in: view)
        view.layOut(picture, CGRect(origin: .zero, size: size))
        name.fitWords(toWidth: max(size.width - 32, 1), size: 22, weight: .bold)
        let height = min(name.height(atWidth: size.width - 32), Self.nameHeight)
        view.layOut(
            name,
            CGRect(
                x: 16, y: size.height + (Self.nameHeight - height) / 2, width: min(name.naturalWidth, max(size.width - 32, 0)),
                height: height))
        view.layOut(close, CGRect(x: size.width - 56, y: 12, width: 44, height: 44))
    }

    func heroViews(for transition: HeroTransition) -> [String: UIView] { ["photo": picture, "name": name, "close": close] }
}
