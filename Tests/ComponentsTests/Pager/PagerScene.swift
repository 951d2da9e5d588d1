import Components
import Kinora
import UIKit
import XCTest

/// A stage with a pager of colored pages, whose delegate logs its calls.
@MainActor
final class PagerScene: NSObject, ArticlePagerDataSource, ArticlePagerDelegate {
    let stage: Stage
    let pager: ArticlePagerView
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60)),
        footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    var count: Int
    var log: [String] = []
    /// The pages requested from the data source, in order.
    var asked: [Int] = []
    var onCall: ((String) -> Void)?
    private let makePage: (Int) -> UIView

    /// The pager is `size` in a window of the same size, without insets.
    init(
        at page: Int = 1, of count: Int = 4, size: CGSize = CGSize(width: 320, height: 480), on kind: ScreenKind? = nil,
        makePage: @escaping (Int) -> UIView = { _ in UIView() }
    ) {
        let kind = kind ?? ScreenKind(device: Device(name: "pager", size: size, scale: 1), direction: .leftToRight)
        let size = kind.device.size
        stage = kind.makeStage()
        self.count = count
        self.makePage = makePage
        let holder = Holder()
        pager = ArticlePagerView(
            frame: CGRect(origin: .zero, size: size), headerView: header, footerView: footer, startingAt: page, dataSource: holder)
        super.init()
        pager.pagerDelegate = self
        pager.dataSource = self
        pager.currentPage = page
        // Insets are those that a test sets.
        pager.contentInsetAdjustmentBehavior = .never
        let root = UIViewController()
        stage.window.rootViewController = root
        root.view.addSubview(pager)
        stage.advance(by: 0.05)
        log = []
        asked = asked.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Has as many pages while the scene does not exist yet.
    private final class Holder: ArticlePagerDataSource {
        func numberOfPages(in pager: ArticlePagerView) -> Int { 100 }
        func pager(_ pager: ArticlePagerView, viewForPageAt index: Int) -> UIView { UIView() }
    }

    private(set) var made: [Int: UIView] = [:]

    func numberOfPages(in pager: ArticlePagerView) -> Int { count }

    func pager(_ pager: ArticlePagerView, viewForPageAt index: Int) -> UIView {
        asked.append(index)
        let page = makePage(index)
        page.tag = 1000 + index
        made[index] = page
        return page
    }

    private func note(_ call: String) {
        log.append(call)
        onCall?(call)
    }

    func headerLoaded(in pager: ArticlePagerView) { note("header loaded") }
    func headerUnloaded(in pager: ArticlePagerView) { note("header unloaded") }
    func footerLoaded(in pager: ArticlePagerView) { note("footer loaded") }
    func footerUnloaded(in pager: ArticlePagerView) { note("footer unloaded") }
    func didTurn(to page: Int) { note("turn \(page)") }

    /// The delegate calls since the last time.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// The pages in the pager, by their numbers.
    var shown: [Int] { pager.subviews.map { $0.tag - 1000 }.filter { $0 >= 0 } }

    func page(_ number: Int) -> UIView? { pager.viewWithTag(1000 + number) }

    /// The presented top of a view in the pager's content.
    func y(_ view: UIView?) -> Double {
        guard let layer = view?.layer, let shown = layer.presentation() else { return .nan }
        return Double(shown.frame.minY)
    }

    /// A finger goes down by a distance (up, negative) and rests.
    func pull(_ distance: Double, lifts: Bool = true, over time: Double = 0.3) {
        let start = distance > 0 ? 100.0 : 400
        var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: start))]
        for step in 1...10 {
            let fraction = Double(step) / 10
            samples.append(TouchSample(time: fraction * time, phase: .moved, location: CGPoint(x: 160, y: start + distance * fraction)))
        }
        finger = samples[10].location
        stage.touch(samples)
        stage.advance(by: 0.2)
        if lifts { lift() }
    }

    private var finger = CGPoint(x: 160, y: 250)

    func lift(_ phase: UITouch.Phase = .ended) {
        stage.touch([TouchSample(time: 0, phase: phase, location: finger)])
        stage.advance(by: 0)
    }

    /// Nothing moves, and everything is where it belongs.
    func checkRest(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(stage.settle(), [], message, file: file, line: line)
        let size = pager.bounds.size
        XCTAssertEqual(shown, count > 0 ? [pager.currentPage] : [], message, file: file, line: line)
        XCTAssertEqual(
            page(pager.currentPage)?.frame ?? CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: size), file: file, line: line)
        XCTAssertEqual(
            pager.headerView.frame,
            CGRect(x: 0, y: -pager.headerView.bounds.height, width: size.width, height: pager.headerView.bounds.height),
            message, file: file, line: line)
        XCTAssertEqual(
            pager.footerView.frame, CGRect(x: 0, y: size.height, width: size.width, height: pager.footerView.bounds.height), message,
            file: file,
            line: line)
        XCTAssertEqual(pager.headerView.isHidden, pager.currentPage == 0, message, file: file, line: line)
        XCTAssertEqual(pager.footerView.isHidden, pager.currentPage >= count - 1, message, file: file, line: line)
        XCTAssertEqual(pager.contentOffset, CGPoint(x: 0, y: -pager.adjustedContentInset.top), message, file: file, line: line)
        XCTAssertEqual(pager.contentSize, size, message, file: file, line: line)
        for view in pager.subviews + [pager] where view === pager || view.tag >= 1000 || view === header || view === footer {
            XCTAssertEqual(view.layer.animationKeys() ?? [], [], message, file: file, line: line)
            XCTAssertEqual(view.alpha, 1, message, file: file, line: line)
        }
    }
}
