import Components
import UIKit

/// A bar that a finger pulls up to the middle, from where it goes on by itself.
final class TourSheetEffect: TourEffect {
    private let photo = Photo.feed[3]
    private lazy var bar = TourSheetBar(photo)
    private lazy var screen = TourSheetScreen(photo)
    private let content = TourPictureViewController(Photo.popular[3], showsName: false)
    private lazy var sheet = PullUpSheetController(content: content, bar: bar, screen: screen)

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.sheetColor = .card
        sheet.matchedViews = { [weak self] in self.map { [($0.bar.cover, $0.screen.cover)] } ?? [] }
        sheet.didRelease = { [weak self] progress, isOpening in
            guard isOpening, (0.25...0.75).contains(progress) else { return }
            self?.onGesture?("You let it go at \(Int((progress * 100).rounded()))\u{a0}%.")
        }
        screen.onClose = { [weak self] in self?.sheet.setOpen(false, animated: true) }
        fill(with: sheet)
    }

    override func play() { sheet.setOpen(!sheet.isOpen, animated: true) }

    override var knobs: [TourKnob] {
        [
            TourKnob("Duration", "sheet.response", .seconds, 0.1...2, sheet, \.response, standard: 0.45),
            TourKnob("Damping", "sheet.dampingRatio", .ratio, 0.1...1, sheet, \.dampingRatio, standard: 0.88),
            TourKnob("Corners, bar", "sheet.barCornerRadius", .points, 0...32, sheet, \.barCornerRadius, standard: 14),
            TourKnob("Corners, screen", "sheet.screenCornerRadius", .points, 0...48, sheet, \.screenCornerRadius, standard: 0),
            TourKnob("Dimming", "sheet.dimmingOpacity", .ratio, 0...1, sheet, \.dimmingOpacity, standard: 0.4),
        ]
    }

    override var namedLayers: [(name: String, layer: CALayer)] {
        let cover = ("cover", sheet.isOpen ? screen.cover.layer : bar.cover.layer)
        return (bar.superview.map { [("sheet", $0.layer)] } ?? []) + [cover]
    }

    override var source: String {
        """
        import Components
        import UIKit

        /// The bar is above the content's lower edge; pulled up, it is the screen.
        @MainActor
        func makeSheet(_ content: UIViewController, _ bar: UIView, _ screen: UIViewController) -> PullUpSheetController {
            let sheet = PullUpSheetController(content: content, bar: bar, screen: screen)
        \(assignments())
            return sheet
        }
        """
    }
}

/// The bar: a cover and its name.
final class TourSheetBar: UIView {
    let cover: PictureView
    private let name: UILabel

    init(_ photo: Photo) {
        cover = PictureView(photo.artwork, cornerRadius: 8)
        name = UILabel(photo.place, size: 16, weight: .semibold)
        super.init(frame: .zero)
        accessibilityIdentifier = "tour-bar"
        isAccessibilityElement = true
        (accessibilityLabel, accessibilityTraits) = (photo.place, .button)
        for view in [cover, name] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(bounds.height - 16, 0)
        layOut(cover, CGRect(x: 8, y: 8, width: side, height: side))
        layOut(name, CGRect(x: side + 20, y: 0, width: max(bounds.width - side - 36, 0), height: bounds.height))
    }
}

/// The full screen: the cover at a large size, its name, and a button that closes it.
final class TourSheetScreen: UIViewController {
    var onClose: (() -> Void)?
    let cover: PictureView
    private let name: UILabel
    private let close = UIButton(type: .system)

    init(_ photo: Photo) {
        cover = PictureView(photo.artwork, cornerRadius: 16)
        name = UILabel(photo.place, size: 22, weight: .bold)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        close.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        close.tintColor = .ink
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .primaryActionTriggered)
        name.textAlignment = .center
        for subview in [cover, name, close] as [UIView] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        name.fitWords(toWidth: max(area.width - 32, 1), size: 22, weight: .bold)
        let height = name.height(atWidth: area.width - 32)
        let side = max(min(area.width - 96, area.height - height - 80), 0)
        let top = area.minY + 44 + max((area.height - 44 - side - 16 - height) / 2, 0)
        view.layOut(close, CGRect(x: area.minX + 8, y: area.minY + 4, width: 44, height: 44))
        view.layOut(cover, CGRect(x: area.midX - side / 2, y: top, width: side, height: side))
        view.layOut(name, CGRect(x: area.minX + 16, y: top + side + 16, width: max(area.width - 32, 0), height: height))
    }
}
