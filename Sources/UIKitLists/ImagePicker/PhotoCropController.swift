import Foundation

/// An image with the square in its middle that is its edited version.
@preconcurrency @MainActor
final class PhotoCropController: UIViewController {
    var onChoice: (UIImage, CGRect) -> Void = { _, _ in }
    var onCancel: () -> Void = {}

    private let image: UIImage
    private let imageView = UIImageView()

    init(_ image: UIImage) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.image = cropped
        imageView.contentMode = .scaleAspectFit
        view.addSubview(imageView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction { [weak self] _ in self?.choose() })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        imageView.frame = CGRect(x: 0, y: ((view.bounds.height - width) / 2).rounded(), width: width, height: width)
    }

    /// The square in the middle, in points of the image.
    private var square: CGRect {
        let length = min(image.size.width, image.size.height)
        return CGRect(x: (image.size.width - length) / 2, y: (image.size.height - length) / 2, width: length, height: length)
    }

    private var cropped: UIImage {
        let square = square
        return UIGraphicsImageRenderer(size: square.size).image { _ in
            image.draw(at: CGPoint(x: -square.minX, y: -square.minY))
        }
    }

    private func choose() { onChoice(cropped, square) }
}
