import Kinora
import UIKit

/// The cell of a feed, as LayoutFrameworkBenchmark has it: 15 leaves in six containers, held by 64 edges of the visual format.
///
/// Leaves are of fixed sizes, so that text is excluded, or labels.
@MainActor
final class FeedView: UIView {
    /// A leaf of a size that is not measured.
    final class Leaf: UIView {
        var size = CGSize(width: 40, height: 17) {
            didSet { invalidateIntrinsicContentSize() }
        }

        override var intrinsicContentSize: CGSize { size }
    }

    static let leafNames = [
        "action", "options", "posterImage", "posterName", "posterHeadline", "posterTime", "posterComment", "image", "title", "domain",
        "like", "comment", "share", "actorImage", "actorComment",
    ]
    private static let containerNames = ["top", "poster", "posterText", "card", "social", "actor"]

    let leaves: [UIView]

    init(hasText: Bool) {
        leaves = Self.leafNames.map { name in
            let isImage = name.hasSuffix("Image") || name == "image"
            guard hasText, !isImage else { return Leaf() }
            let label = UILabel()
            label.numberOfLines = name.hasSuffix("omment") || name == "title" ? 0 : 1
            label.font = .systemFont(ofSize: 14)
            return label
        }
        super.init(frame: .zero)
        var views: [String: Any] = [:]
        for (name, view) in zip(Self.leafNames, leaves) { views[name] = view }
        for name in Self.containerNames { views[name] = UIView() }
        for (name, container) in Self.tree {
            guard let view = views[name] as? UIView else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            ((container.isEmpty ? self : views[container]) as? UIView)?.addSubview(view)
        }
        for format in Self.formats {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Each view with its container.
    private static let tree: [(String, String)] = [
        ("top", ""), ("poster", ""), ("posterComment", ""), ("card", ""), ("social", ""), ("actor", ""), ("action", "top"),
        ("options", "top"), ("posterImage", "poster"), ("posterText", "poster"), ("posterName", "posterText"),
        ("posterHeadline", "posterText"), ("posterTime", "posterText"), ("image", "card"), ("title", "card"), ("domain", "card"),
        ("like", "social"), ("comment", "social"), ("share", "social"), ("actorImage", "actor"), ("actorComment", "actor"),
    ]

    private static let formats = [
        "V:|[top]-1-[poster]-[posterComment]-[card]-[social]-[actor]|", "H:|[top]|", "H:|[poster]|", "H:|[posterComment]|", "H:|[card]|",
        "H:|[social]|", "H:|[actor]|", "H:|-2-[action]-(>=4)-[options]-2-|", "V:|-2-[action]-2-|", "V:|-2-[options]-(>=2)-|",
        "H:|[posterImage(50)]-4-[posterText]|", "V:|[posterImage(50)]-(>=0)-|", "V:|[posterText]-(>=0)-|", "H:|[posterName]|",
        "H:|[posterHeadline]|", "H:|[posterTime]|", "V:|-1-[posterName]-1-[posterHeadline]-1-[posterTime]-3-|", "H:|[image]|",
        "H:|-4-[title]-4-|", "H:|-4-[domain]-4-|", "V:|[image(200)]-[title]-2-[domain]-4-|", "H:|[like]-(>=4)-[comment]-(>=4)-[share]|",
        "V:|[like]|", "V:|[comment]|", "V:|[share]|", "H:|[actorImage(50)]-4-[actorComment]|", "V:|[actorImage(50)]-(>=0)-|",
        "V:|-2-[actorComment]-(>=0)-|",
    ]

    /// Gives the leaves new contents.
    func show(_ number: Int) {
        for (index, leaf) in leaves.enumerated() {
            if let label = leaf as? UILabel {
                let words = label.numberOfLines == 1 ? 2 : 4 + (number + index) % 20
                label.text = (0..<words).map { Self.words[($0 + number) % Self.words.count] }.joined(separator: " ")
            } else if let leaf = leaf as? Leaf {
                leaf.size = CGSize(width: 40 + CGFloat((number + index) % 5), height: 17 + CGFloat((number + index) % 3))
            }
        }
    }

    private static let words = ["feed", "layout", "of", "a", "comment", "and", "its", "actor", "with", "several", "lines"]
}

final class CellBuildBenchmark: Benchmark {
    static let name = "cell-build"
    static let summary = "a feed cell of 15 leaves made, constrained by 64 edges, fitted to a width and laid out; without text"
    static let runs = 200
    static let countsAllocations = false
    static let group: String? = "layout"

    init() {}

    func prepare() {}

    func run() {
        let view = FeedView(hasText: false)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
    }
}

final class CellAgainBenchmark: Benchmark {
    static let name = "cell-again"
    static let summary = "that cell with new contents: fitted and laid out again"
    static let runs = 400
    static let countsAllocations = false
    static let group: String? = "layout"

    private let view = FeedView(hasText: false)
    private var round = 0

    init() { view.show(0) }

    func prepare() { round += 1 }

    func run() {
        view.show(round)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
    }
}

/// A table of such cells with text, scrolled by a frame of a fling.
final class TableScrollBenchmark: Benchmark {
    static let name = "table-scroll"
    static let summary = "a frame of a scrolled table of 10,000 such cells with text: sized, laid out, committed"
    static let runs = 300
    static let countsAllocations = false
    static let group: String? = "layout"

    private final class FeedCell: UITableViewCell {
        let feed = FeedView(hasText: true)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            feed.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(feed)
            NSLayoutConstraint.activate([
                feed.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                feed.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                feed.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                feed.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "feed", for: indexPath)
            (cell as? FeedCell)?.feed.show(indexPath.row)
            return cell
        }
    }

    private let stage = Stage(device: .iPhone15)
    private let source = Source()
    private let table = UITableView(frame: .zero, style: .plain)

    init() {
        table.frame = stage.window.bounds
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 400
        table.register(FeedCell.self, forCellReuseIdentifier: "feed")
        table.dataSource = source
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(table)
        stage.advance(by: 0.1)
        // The first screen of the cells that are used again.
        for _ in 0..<60 { scroll() }
    }

    func prepare() {}

    func run() { scroll() }

    private func scroll() {
        table.contentOffset.y += 60
        stage.advance(by: 1.0 / 60)
    }
}
