import UIKit
import TestSupport
import XCTest

@testable import Kinora

/// Memory through many pushes and pops.
final class NavigationMemoryTests: XCTestCase {
    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
    /// Number of different titles. Caches of text hold some 500 texts; 2,000 titles, which evict each other, cost 1.3 kB a pair in
    /// fragments.
    private static let titles = isDeep ? 200 : 10
    private static let pairs = isDeep ? 10_000 : 60

    @MainActor
    func testMemoryIsFlatThroughPushesAndPops() async {
        let stage = Stage(device: .iPhone15)
        // Nothing draws; a transition of 0.35 s has one frame within it.
        stage.framesPerSecond = 4
        // The trace's history is full after some 500 pairs; here sooner.
        if !Self.isDeep { stage.timeline.limits = Timeline.Limits(commits: 40, nodes: 1000, events: 200) }
        let navigation = UINavigationController(rootViewController: LabeledController("0"))
        stage.window.rootViewController = navigation
        func pushAndPop(_ count: Int) {
            for number in 0..<count {
                if number.isMultiple(of: 1000), Self.isDeep { print("\(number) pairs: \(ProcessMemory.residentBytes >> 10) kB") }
                navigation.pushViewController(LabeledController("Page \(number % Self.titles)"), animated: true)
                stage.settle()
                navigation.popViewController(animated: true)
                stage.settle()
            }
        }
        // Caches fill at first: text layouts, fonts, the allocator's arenas, and the trace's history.
        pushAndPop(Self.isDeep ? 1000 : Self.pairs)
        let start = ProcessMemory.residentBytes
        pushAndPop(Self.pairs)
        XCTAssertLessThan(ProcessMemory.residentBytes - start, 6 << 20, "bytes more after \(Self.pairs) pushes and pops")
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    private final class LabeledController: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = "This is \(title ?? "")"
            view.addSubview(label)
        }
    }
}
