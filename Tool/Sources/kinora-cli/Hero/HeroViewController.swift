import Kinora
import UIKit

/// The page of the README's film: a phone that plays a shot, its title, and its curves. The next shot pushes it out.
final class HeroViewController: UIViewController {
    static let size = CGSize(width: 960, height: 600)
    /// Points of the page for a point of the phone.
    static let phoneScale: CGFloat = 0.62

    private let shotCount: Int
    private let stageView = UIView()
    private var card: HeroCard?
    private var dots: [UIView] = []

    init(shotCount: Int) {
        self.shotCount = shotCount
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        // One color costs the film's encoder nothing: its bits are for what moves.
        view.backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.16, alpha: 1)
        stageView.frame = CGRect(origin: .zero, size: Self.size)
        view.addSubview(stageView)

        let name = UILabel(frame: CGRect(x: 380, y: 540, width: 400, height: 26))
        name.text = "Kinora: UIKit on Linux, on an exact clock"
        name.font = .systemFont(ofSize: 16, weight: .semibold)
        name.textColor = UIColor(white: 1, alpha: 0.75)
        view.addSubview(name)
        for index in 0..<shotCount {
            let dot = UIView(frame: CGRect(x: 916 - CGFloat(shotCount - index) * 18, y: 549, width: 8, height: 8))
            dot.backgroundColor = .white
            dot.layer.cornerRadius = 4
            dot.alpha = 0.3
            view.addSubview(dot)
            dots.append(dot)
        }
    }

    /// Brings a shot in; the one before leaves.
    func begin(_ take: HeroTake, number: Int) {
        let next = HeroCard(take, frame: stageView.bounds)
        let previous = card
        stageView.addSubview(next)
        card = next
        next.show(take.frames[0])
        UIView.performWithoutAnimation { for (index, dot) in dots.enumerated() { dot.alpha = index == number ? 1 : 0.3 } }
        guard let previous else { return }
        // Nothing fades: the encoder leaves faint traces of what fades on the dark page.
        next.transform = CGAffineTransform(translationX: Self.size.width, y: 0)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            next.transform = .identity
            previous.transform = CGAffineTransform(translationX: -Self.size.width, y: 0)
        } completion: { _ in
            previous.removeFromSuperview()
        }
    }

    /// Shows a frame of the present shot.
    func show(_ frame: HeroTake.Frame) { card?.show(frame) }
}

/// A shot on the page.
private final class HeroCard: UIView {
    private let screen = UIImageView()
    private let plot: HeroPlotView
    /// Pixels per point of the page.
    private let pixelScale: CGFloat

    init(_ take: HeroTake, frame: CGRect) {
        plot = HeroPlotView(take, frame: CGRect(x: 380, y: 196, width: 536, height: 318))
        // Pixels of the scene are pixels of the page.
        pixelScale = take.scale / HeroViewController.phoneScale
        super.init(frame: frame)
        let image = take.frames[0].image
        let size = CGSize(width: CGFloat(image.width) / pixelScale, height: CGFloat(image.height) / pixelScale)
        screen.frame = CGRect(origin: CGPoint(x: 58, y: ((bounds.height - size.height) / 2).rounded()), size: size)
        screen.layer.cornerRadius = 30
        screen.layer.masksToBounds = true
        let body = UIView(frame: screen.frame.insetBy(dx: -9, dy: -9))
        body.backgroundColor = .black
        body.layer.cornerRadius = 39
        body.layer.borderWidth = 2
        body.layer.borderColor = UIColor(white: 0.45, alpha: 1).cgColor
        body.layer.shadowOpacity = 0.5
        body.layer.shadowRadius = 24
        body.layer.shadowOffset = CGSize(width: 0, height: 12)
        addSubview(body)
        addSubview(screen)

        let title = UILabel(frame: CGRect(x: 380, y: 48, width: 536, height: 52))
        title.text = take.shot.title
        title.font = .systemFont(ofSize: 42, weight: .bold)
        title.textColor = .white
        addSubview(title)
        let caption = UILabel(frame: CGRect(x: 380, y: 104, width: 536, height: 70))
        caption.text = take.shot.caption
        caption.font = .systemFont(ofSize: 23)
        caption.textColor = UIColor(white: 1, alpha: 0.8)
        caption.numberOfLines = 2
        addSubview(caption)
        addSubview(plot)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ frame: HeroTake.Frame) {
        screen.image = UIImage(cgImage: frame.image, scale: pixelScale, orientation: .up)
        plot.show(frame)
    }
}
