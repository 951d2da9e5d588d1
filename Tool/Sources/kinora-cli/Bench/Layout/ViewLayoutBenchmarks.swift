import UIKit

/// Views that constraints lay out, four each.
@MainActor
final class ConstrainedViews {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    let container = UIView()
    let views: [UIView]
    let width: NSLayoutConstraint
    private(set) var moved: NSLayoutConstraint?
    private var all: [NSLayoutConstraint] = []

    init(_ count: Int, chained: Bool = false) {
        container.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(container)
        width = container.widthAnchor.constraint(equalToConstant: 1000)
        views = (0..<count).map { _ in UIView() }
        all = [
            width, container.leftAnchor.constraint(equalTo: root.leftAnchor), container.topAnchor.constraint(equalTo: root.topAnchor),
            container.heightAnchor.constraint(equalToConstant: 800),
        ]
        all.reserveCapacity(4 * count + 4)
        var before = container
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            let isFirst = index == 0 || !chained
            let left = view.leftAnchor.constraint(
                equalTo: isFirst ? container.leftAnchor : before.rightAnchor, constant: chained ? 8 : CGFloat(index))
            if index == count / 2 { moved = left }
            all.append(left)
            all.append(view.topAnchor.constraint(equalTo: isFirst ? container.topAnchor : before.topAnchor))
            all.append(
                view.widthAnchor.constraint(equalTo: isFirst ? container.widthAnchor : before.widthAnchor, multiplier: isFirst ? 0.5 : 1))
            all.append(view.heightAnchor.constraint(equalToConstant: 20))
            before = view
        }
        root.layoutIfNeeded()
    }

    func activate() {
        NSLayoutConstraint.activate(all)
        root.layoutIfNeeded()
    }
}

final class ViewsThousandBenchmark: Benchmark {
    static let name = "views-1000"
    static let summary = "1,000 views with 4 constraints each: activated together, solved, framed"
    static let runs = 20
    static let group: String? = "layout"

    private var views = ConstrainedViews(0)

    init() {}

    func prepare() { views = ConstrainedViews(1000) }

    func run() { views.activate() }
}

final class ViewsTenThousandBenchmark: Benchmark {
    static let name = "views-10000"
    static let summary = "10,000 views"
    static let runs = 5
    static let group: String? = "layout"

    private var views = ConstrainedViews(0)

    init() {}

    func prepare() { views = ConstrainedViews(10_000) }

    func run() { views.activate() }
}

final class ViewsChainBenchmark: Benchmark {
    static let name = "chain-1000"
    static let summary = "1,000 views of which each depends on the one before"
    static let runs = 20
    static let group: String? = "layout"

    private var views = ConstrainedViews(0)

    init() {}

    func prepare() { views = ConstrainedViews(1000, chained: true) }

    func run() { views.activate() }
}

final class ViewsFlatBenchmark: Benchmark {
    static let name = "flat-1000"
    static let summary = "1,000 views that depend on their superview alone"
    static let runs = 20
    static let group: String? = "layout"

    private var views = ConstrainedViews(0)

    init() {}

    func prepare() { views = ConstrainedViews(1000) }

    func run() { views.activate() }
}

/// One constant changes, and one view moves.
final class ConstantLocalBenchmark: Benchmark {
    static let name = "constant-local"
    static let summary = "one constant changes among 1,000 views, one moves"
    static let runs = 200
    static let group: String? = "layout"

    private let views = ConstrainedViews(1000)
    private var round: CGFloat = 0

    init() { views.activate() }

    func prepare() { round += 1 }

    func run() {
        views.moved?.constant = round
        views.root.layoutIfNeeded()
    }
}

/// The container's width changes, and that of all views.
final class WidthAllBenchmark: Benchmark {
    static let name = "width-all"
    static let summary = "a width changes that 1,000 views depend on"
    static let runs = 100
    static let group: String? = "layout"

    private let views = ConstrainedViews(1000)
    private var round: CGFloat = 0

    init() { views.activate() }

    func prepare() { round += 1 }

    func run() {
        views.width.constant = 1000 + round
        views.root.layoutIfNeeded()
    }
}

/// Labels in too little space, which all have to become smaller.
final class CenteredStackBenchmark: Benchmark {
    static let name = "stack-centered"
    static let summary = "a stack of 1,500 labels at equal centers in 480 points"
    static let runs = 3
    static let group: String? = "layout"

    private var window = UIView()

    init() {}

    func prepare() {
        window = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let stack = UIStackView(
            arrangedSubviews: (0..<1500).map { index in
                let label = UILabel()
                label.text = "\(index)"
                return label
            })
        stack.axis = .vertical
        stack.distribution = .equalCentering
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: window.topAnchor), stack.leftAnchor.constraint(equalTo: window.leftAnchor),
            stack.widthAnchor.constraint(equalTo: window.widthAnchor), stack.heightAnchor.constraint(equalTo: window.heightAnchor),
        ])
    }

    func run() { window.layoutIfNeeded() }
}
