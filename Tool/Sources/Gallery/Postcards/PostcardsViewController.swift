import Components
import UIKit

/// Photographs as a stack of cards: those thrown to the trailing edge are kept, the others are not.
final class PostcardsViewController: UIViewController, CardStackDataSource, CardStackDelegate {
    private let photos = Photo.feed + Photo.popular
    /// The indices of the photographs that are kept.
    private(set) var kept: [Int] = [] {
        didSet { title = kept.isEmpty ? "Postcards" : "\(kept.count) kept" }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Postcards"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Undo", image: UIImage(systemName: "arrow.uturn.backward"),
            primaryAction: UIAction { [weak self] _ in self?.cards.returnCard(animated: true) })
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        view.backgroundColor = .paper
        cards.accessibilityIdentifier = "postcards"
    }

    // snippet: card-stack
    private(set) var cards = CardStackView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        cards.dataSource = self
        cards.delegate = self
        view.addSubview(cards)
        cards.reloadCards()
    }

    func cardStack(_ stack: CardStackView, viewForCardAt index: Int) -> UIView { PostcardView(photos[index]) }
    // end

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(area.width - 64, 420)
        let height = min(width * 1.3, area.height - 96)
        cards.frame = CGRect(x: area.midX - width / 2, y: area.midY - height / 2 - 16, width: width, height: max(height, 0))
    }

    func numberOfCards(in stack: CardStackView) -> Int { photos.count }

    func cardStack(_ stack: CardStackView, didThrowCardAt index: Int, to direction: CardStackView.Direction) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if direction == (isMirrored ? .left : .right) { kept.append(index) }
    }

    func cardStack(_ stack: CardStackView, didReturnCardAt index: Int) { kept.removeAll { $0 == index } }
}
