import Components
import UIKit

/// A stack of photographs: a card that springs back is caught.
final class TourCardsEffect: TourEffect, CardStackDataSource, CardStackDelegate {
    private let stack = CardStackView(frame: .zero)
    private let photos = Photo.feed + Photo.popular
    /// Whether the card that a finger has stopped was on its way out.
    private var wasLeaving = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        stack.accessibilityIdentifier = "tour-cards"
        stack.dataSource = self
        stack.delegate = self
        view.addSubview(stack)
        stack.reloadCards()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = max(min(area.height - 60, 480), 0)
        let width = max(min(area.width - 64, height / 1.2, 400), 0)
        stack.frame = CGRect(x: area.midX - width / 2, y: area.midY - height / 2 - 12, width: width, height: height)
    }

    /// The photographs begin again after the last one.
    func numberOfCards(in stack: CardStackView) -> Int { 10_000 }

    func cardStack(_ stack: CardStackView, viewForCardAt index: Int) -> UIView { TourCard(photos[index % photos.count]) }

    func cardStack(_ stack: CardStackView, didReturnCardAt index: Int) { wasLeaving = true }

    func cardStack(_ stack: CardStackView, didCatchCardAt index: Int) {
        if !wasLeaving { onGesture?("You caught it on its way back.") }
        wasLeaving = false
    }

    override func play() {
        if stack.topIndex > 0 { stack.returnCard(animated: true) } else { stack.throwCard(to: .right, animated: true) }
        wasLeaving = false
    }

    override var knobs: [TourKnob] {
        [
            TourKnob("Duration", "stack.response", .seconds, 0.1...2, stack, \.response, standard: 0.4),
            TourKnob("Damping", "stack.dampingRatio", .ratio, 0.1...1, stack, \.dampingRatio, standard: 0.7),
            TourKnob("Exit", "stack.exitResponse", .seconds, 0.1...2, stack, \.exitResponse, standard: 0.6),
            TourKnob("Tilt", "stack.tilt", .degrees, 0...45, stack, \.tilt, standard: 15),
            TourKnob("Throw from", "stack.throwDistance", .ratio, 0.1...0.8, stack, \.throwDistance, standard: 0.4),
        ]
    }

    override var namedLayers: [(name: String, layer: CALayer)] { stack.topCard.map { [("card", $0.layer)] } ?? [] }

    override var source: String {
        """
        import Components
        import UIKit

        /// Give it a data source, and call `reloadCards()`.
        @MainActor
        func makeCardStack() -> CardStackView {
            let stack = CardStackView(frame: .zero)
        \(assignments())
            return stack
        }
        """
    }
}

/// A photograph as a card.
final class TourCard: UIView {
    private static let corner: CGFloat = 18

    init(_ photo: Photo) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        (accessibilityLabel, accessibilityTraits) = (photo.place, .image)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        let picture = PictureView(photo.artwork, cornerRadius: Self.corner)
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.corner).cgPath
    }
}
