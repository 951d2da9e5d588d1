import Components
import UIKit

/// Rows that a swipe throws away from a menu.
final class TourRowsEffect: TourEffect, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)
    private let menu = TourMenuView()
    private lazy var sideSwipe = SideSwipeMenu(tableView: table, menu: menu)
    private let photos = Photo.feed + Photo.feed
    /// Whether no finger opens the menu.
    private var isPlaying = false

    override func viewDidLoad() {
        super.viewDidLoad()
        table.backgroundColor = .paper
        table.accessibilityIdentifier = "tour-rows"
        table.dataSource = self
        table.allowsSelection = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        menu.onShow = { [weak self] in self?.wasShown() }
        _ = sideSwipe
    }

    private func wasShown() {
        guard !isPlaying, let row = sideSwipe.openIndexPath?.row else { return }
        onGesture?("You threw row \(row + 1).")
    }

    override func play() {
        if sideSwipe.openIndexPath != nil { return sideSwipe.close(animated: true) }
        guard let path = table.indexPathsForVisibleRows?.dropFirst().first else { return }
        isPlaying = true
        sideSwipe.open(at: path, direction: .right, animated: true)
        isPlaying = false
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        let photo = photos[indexPath.row]
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = (photo.place, photo.caption)
        content.textProperties.color = .ink
        content.secondaryTextProperties.color = .softInk
        content.image = ArtworkCache.shared.image(of: photo.artwork, size: CGSize(width: 56, height: 56), in: traitCollection)
        content.imageProperties.cornerRadius = 10
        cell.contentConfiguration = content
        cell.backgroundColor = .card
        cell.accessibilityIdentifier = "tour-row"
        return cell
    }

    override var knobs: [TourKnob] {
        [
            TourKnob("Duration", "sideSwipe.duration", .seconds, 0.05...1, sideSwipe, \.duration, standard: 0.2),
            TourKnob("Bounce", "sideSwipe.bounce", .points, 0...40, sideSwipe, \.bounce, standard: 5),
        ]
    }

    override var namedLayers: [(name: String, layer: CALayer)] {
        let row = sideSwipe.openIndexPath ?? table.indexPathsForVisibleRows?.dropFirst().first
        let cell = row.flatMap(table.cellForRow(at:)).map { [("row", $0.layer)] } ?? []
        return menu.window == nil ? cell : cell + [("menu", menu.layer)]
    }

    override var source: String {
        """
        import Components
        import UIKit

        /// Retain it as long as the table.
        @MainActor
        func makeSideSwipe(_ tableView: UITableView, _ menu: UIView) -> SideSwipeMenu {
            let sideSwipe = SideSwipeMenu(tableView: tableView, menu: menu)
        \(assignments())
            return sideSwipe
        }
        """
    }
}

/// The menu behind the rows: three symbols.
final class TourMenuView: UIView {
    /// Called when the effect shows the menu behind a row.
    var onShow: (() -> Void)?
    private let symbols = ["arrowshape.turn.up.left.fill", "heart.fill", "square.and.arrow.up"].map {
        UIImageView(image: UIImage(systemName: $0))
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .blush
        for symbol in symbols {
            symbol.tintColor = .coral
            symbol.contentMode = .center
            addSubview(symbol)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onShow?() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(symbols.count)
        for (index, symbol) in symbols.enumerated() {
            layOut(symbol, CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height))
        }
    }
}
