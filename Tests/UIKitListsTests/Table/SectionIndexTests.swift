import Kinora
import UIKitTestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// The strip with the index titles of tables and collection views, on a screen of 320 by 480 points.
@preconcurrency @MainActor
final class SectionIndexTests: XCTestCase {
    private final class Scene: NSObject, UITableViewDataSource {
        let stage = Stage(device: Device(name: "index", size: CGSize(width: 320, height: 480), scale: 2))
        let table: UITableView
        let counts: [Int]
        var titles: [String]?
        var section: (String, Int) -> Int = { $1 }
        private(set) var questions: [String] = []

        init(_ counts: [Int], titles: [String]?, style: UITableView.Style = .plain) {
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            (self.counts, self.titles) = (counts, titles)
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 40
            table.dataSource = self
            let controller = UIViewController()
            stage.window.rootViewController = controller
            controller.view.addSubview(table)
        }

        func show() { stage.advance(by: 0.02) }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            questions.append("\(title) \(index)")
            return section(title, index)
        }
    }

    /// Four sections of ten rows of 40 points.
    private func scene(_ titles: [String]? = ["A", "B", "C", "D"], style: UITableView.Style = .plain) -> Scene {
        let scene = Scene([10, 10, 10, 10], titles: titles, style: style)
        scene.show()
        return scene
    }

    // Titles are 14 points high, in the middle of the 480: those of four from 212 on.
    private func middle(of title: Int, of count: Int = 4) -> CGPoint {
        CGPoint(x: 312, y: 240 - CGFloat(count) * 7 + (CGFloat(title) + 0.5) * 14)
    }

    private func touch(_ stage: Stage, _ phase: UITouch.Phase, _ location: CGPoint) {
        stage.touch([TouchSample(time: 0, phase: phase, location: location)])
    }

    func testATouchScrollsToTheSectionOfTheTitle() {
        let scene = scene()
        XCTAssertEqual(scene.table.sectionIndex?.frame, CGRect(x: 305, y: 0, width: 15, height: 480))
        touch(scene.stage, .began, middle(of: 2))
        XCTAssertEqual(scene.table.contentOffset.y, 800, "before any time passes")
        touch(scene.stage, .ended, middle(of: 2))
        XCTAssertEqual(scene.questions, ["C 2"])
        XCTAssertNil(scene.table.indexPathForSelectedRow)
        XCTAssertEqual(scene.table.sectionIndex?.frame.minY, 800, "the strip stays on the screen once it is laid out")
        XCTAssertEqual(scene.stage.settle(), [])
    }

    func testASlidingFingerScrollsBySectionAndStaysWithinTheTitles() {
        let scene = scene()
        var offsets: [CGFloat] = []
        touch(scene.stage, .began, middle(of: 0))
        for y in [220.0, 230, 244, 244, 258, 470, 3] {
            scene.stage.advance(by: 0.02)
            touch(scene.stage, .moved, CGPoint(x: 312, y: y))
            offsets.append(scene.table.contentOffset.y)
        }
        touch(scene.stage, .ended, CGPoint(x: 312, y: 3))
        // The last section ends at 1600: 1200 is beyond the end at 1120.
        XCTAssertEqual(offsets, [0, 400, 800, 800, 1120, 1120, 0])
        XCTAssertEqual(scene.questions, ["A 0", "B 1", "C 2", "D 3", "A 0"], "each title once")
        XCTAssertEqual(scene.stage.settle(), [])
    }

    func testASectionThatDoesNotExistScrollsNowhere() {
        let scene = scene([UITableView.indexSearch, "A", "B"])
        scene.section = { title, index in title == UITableView.indexSearch ? NSNotFound : index - 1 }
        scene.stage.tap(at: middle(of: 2, of: 3))
        XCTAssertEqual(scene.table.contentOffset.y, 400)
        scene.stage.tap(at: middle(of: 0, of: 3))
        XCTAssertEqual(scene.table.contentOffset.y, 400)
        XCTAssertEqual(scene.questions, ["B 2", "{search} 0"])
    }

    func testContentsOfRowsLeaveTheStripFree() {
        let scene = scene()
        let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertEqual(cell?.frame.width, 320)
        XCTAssertEqual(cell?.contentView.frame.maxX, 305)
        scene.titles = nil
        scene.table.reloadSectionIndexTitles()
        scene.show()
        XCTAssertNil(scene.table.sectionIndex)
        XCTAssertEqual(cell?.contentView.frame.maxX, 320)
    }

    func testOnlyPlainTablesWithEnoughRowsHaveAnIndex() {
        XCTAssertNil(scene(style: .grouped).table.sectionIndex)
        XCTAssertNil(scene([]).table.sectionIndex)
        let scene = scene()
        XCTAssertNotNil(scene.table.sectionIndex)
        scene.table.sectionIndexMinimumDisplayRowCount = 41
        XCTAssertNil(scene.table.sectionIndex)
        scene.table.sectionIndexMinimumDisplayRowCount = 40
        XCTAssertNotNil(scene.table.sectionIndex)
    }

    func testColorsAreThoseOfTheTable() {
        let scene = scene()
        let table = scene.table
        table.sectionIndexBackgroundColor = .yellow
        XCTAssertEqual(table.sectionIndex?.backgroundColor, .yellow)
        touch(scene.stage, .began, middle(of: 0))
        XCTAssertEqual(table.sectionIndex?.backgroundColor, .yellow, "without a color of its own")
        table.sectionIndexTrackingBackgroundColor = .green
        XCTAssertEqual(table.sectionIndex?.backgroundColor, .green)
        touch(scene.stage, .ended, middle(of: 0))
        XCTAssertEqual(table.sectionIndex?.backgroundColor, .yellow)
        table.sectionIndexColor = .red
        XCTAssertEqual(table.sectionIndex?.titleColor, .red)
    }

    func testTitlesAreDrawnInTheirColor() throws {
        let scene = scene(["H"])
        scene.table.sectionIndexColor = .red
        scene.show()
        let pixels = Pixels(scene.stage.image())
        // The row through the middle of the H meets its bar and both stems.
        let reds = (610..<640).filter { (pixels[$0, 474] >> 16) & 0xFF > 200 && (pixels[$0, 474] >> 8) & 0xFF < 120 }
        XCTAssertGreaterThanOrEqual(reds.count, 4, "two stems at two pixels a point")
        XCTAssertTrue(reds.allSatisfy { (616..<634).contains($0) }, "in the middle of the strip")
    }

    func testDotsReplaceTitlesThatDoNotFit() {
        let titles = (0..<100).map(String.init)
        let strip = SectionIndexView(titles: titles) { _ in }
        strip.frame = CGRect(x: 0, y: 0, width: 15, height: 14 * 9 + 5)
        XCTAssertEqual(strip.shownTitles, [0, nil, 25, nil, 50, nil, 74, nil, 99])
        // Each of the hundred can be touched all the same, in the column of nine from 2.5 on.
        XCTAssertEqual(strip.title(at: 2.5 + 126 * 0.335), 33)
        XCTAssertEqual(strip.title(at: -10), 0)
        XCTAssertEqual(strip.title(at: 500), 99)
        strip.frame.size.height = 10
        XCTAssertEqual(strip.shownTitles, [])
        XCTAssertNil(strip.title(at: 5))
    }

    func testAnAssistiveTechnologyStepsThroughTheTitles() {
        let scene = scene()
        let strip = scene.table.sectionIndex
        strip?.accessibilityIncrement()
        XCTAssertEqual(strip?.accessibilityValue, "A")
        strip?.accessibilityIncrement()
        XCTAssertEqual(strip?.accessibilityValue, "B")
        XCTAssertEqual(scene.table.contentOffset.y, 400)
        strip?.accessibilityDecrement()
        XCTAssertEqual(scene.table.contentOffset.y, 0)
        XCTAssertEqual(strip?.accessibilityTraits, .adjustable)
    }

    // MARK: Collection views

    private final class Items: NSObject, UICollectionViewDataSource {
        var path: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["1", "2", "3"] }
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
            path(index)
        }
    }

    func testTheIndexOfACollectionViewScrollsToItems() {
        let stage = Stage(device: Device(name: "index", size: CGSize(width: 320, height: 480), scale: 2))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let (view, items) = (UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout), Items())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        stage.advance(by: 0.02)
        stage.tap(at: middle(of: 1, of: 3))
        XCTAssertEqual(view.contentOffset.y, 500)
        stage.advance(by: 0.02)
        XCTAssertTrue(view.subviews.last === view.sectionIndex)
        XCTAssertEqual(view.sectionIndex?.frame.minY, 500)
        items.path = { IndexPath(item: 7, section: $0) }
        stage.tap(at: middle(of: 0, of: 3))
        XCTAssertEqual(view.contentOffset.y, 350)
        items.path = { _ in IndexPath(item: 99, section: 0) }
        stage.tap(at: middle(of: 2, of: 3))
        XCTAssertEqual(view.contentOffset.y, 350)
    }
}
