import Components
import Display
import Kinora
import UIKit
import WebKit
import XCTest

@testable import Gallery

/// Articles as web pages.
@preconcurrency @MainActor
final class ArticleWebPageTests: XCTestCase, @unchecked Sendable {
    private func open(_ stage: Stage, _ articles: [AppArticle], at start: Int = 0) -> (ArticlesViewController, ArticlePages) {
        let pages = ArticlePages()
        let screen = ArticlesViewController(articles: articles, icons: AppIcons(), startingAt: start, pages: pages)
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.settle()
        return (screen, pages)
    }

    private func shownPage(of screen: ArticlesViewController) -> ArticleWebPage? { screen.pager?.shownWebPage }

    /// The fraction of pixels below the bar that differ from the background of a page.
    private func ink(_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int) -> Double {
        let background = pixels[width * (height / 2) + 2]
        var count = 0
        for y in stride(from: height / 8, to: height, by: 2) {
            for x in stride(from: width / 10, to: width * 9 / 10, by: 2) where pixels[y * width + x] != background { count += 1 }
        }
        return Double(count) / Double(width * height / 4)
    }

    private func ink(_ stage: Stage) -> Double {
        let image = stage.image()
        return image.withPixels { ink($0, image.width, image.height) }
    }

    private static let articles = (0..<101).map {
        AppArticle(
            name: "Article \($0)", summary: Array(repeating: "A sentence about the number \($0).", count: 20).joined(separator: " "),
            iconAddress: nil)
    }

    /// Half of them fast: the next pull begins when the page is in its place. Each frame from a release on has words of an article.
    func testAHundredTurnsUseThreeWebViewsAndShowNoBlankPage() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: Device(name: "phone", size: CGSize(width: 390, height: 844), scale: 1))
        let (screen, pages) = open(stage, Self.articles)
        let pager = try XCTUnwrap(screen.pager)
        let least = ink(stage)
        XCTAssertGreaterThan(least, 0.01)
        var frames = 0
        var early = (own: 0, all: 0)
        for number in 1...100 {
            let isFast = number <= 50
            stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.1)
            for _ in 0..<(isFast ? 15 : 30) {
                stage.advance(by: 1.0 / 60)
                guard isFast || number % 10 == 0 else { continue }
                frames += 1
                XCTAssertGreaterThan(ink(stage), least / 4, "page turn \(number)")
            }
            if !isFast { stage.settle() }
            XCTAssertEqual(pager.currentPage, number)
            let page = try XCTUnwrap(shownPage(of: screen))
            XCTAssertEqual(page.web?.isHidden, false, "page turn \(number)")
            XCTAssertEqual(page.web?.title, "Article \(number)")
            XCTAssertLessThanOrEqual(pages.count, 3)
            if number == 25 { early = memory() }
        }
        let late = memory()
        print(
            "\(frames) frames; MB after 25 turns: \(early.own >> 20), with web processes \(early.all >> 20);",
            "after 100: \(late.own >> 20), \(late.all >> 20)")
        XCTAssertLessThan(late.own - early.own, 20 << 20)
        XCTAssertLessThan(late.all - early.all, 80 << 20)
    }

    /// Bytes of memory of this process, and together with those that it has started: what they alone hold, without pages of files, of which
    /// a process has a larger share as soon as another that uses the same libraries ends.
    private func memory() -> (own: Int, all: Int) {
        func field(_ name: String, _ file: String) -> Int? {
            (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n").first { $0.hasPrefix(name) }
                .flatMap { $0.split { $0 == " " || $0 == "\t" }.dropFirst().first }.flatMap { Int($0) }
        }
        func share(_ process: Int32) -> Int {
            ["Pss_Anon:", "Pss_Shmem:"].map { (field($0, "/proc/\(process)/smaps_rollup") ?? 0) << 10 }.reduce(0, +)
        }
        let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
        let parents = Dictionary(uniqueKeysWithValues: processes.map { ($0, field("PPid:", "/proc/\($0)/status") ?? 0) })
        func isOurs(_ process: Int32) -> Bool {
            var process = process
            while process > 1 {
                guard process != getpid() else { return true }
                process = Int32(parents[process] ?? 0)
            }
            return false
        }
        return (share(getpid()), processes.filter(isOurs).map(share).reduce(0, +))
    }

    /// Turns as fast as fingers are, while nothing waits for pages: an article that has not loaded is drawn, and no frame is blank.
    func testFiftyFastTurnsInRealTimeShowNoBlankPage() async throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let host = RealTimeHost(
            name: "phone", size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: (top: 47, left: 0, bottom: 34, right: 0))
        defer { host.stop() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let screen = ArticlesViewController(articles: Self.articles, icons: AppIcons(), startingAt: 0, pages: ArticlePages())
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        let pager = try XCTUnwrap(screen.pager)
        func pause(until end: Double) async { while host.now < end { try? await Task.sleep(nanoseconds: 500_000) } }
        func drawn() -> Double {
            _ = host.screen.drawChanges(at: host.now)
            return host.screen.withPixels { ink(UnsafeBufferPointer(start: $0, count: $1 * $2), $1, $2) } ?? 0
        }
        await pause(until: host.now + 2)
        XCTAssertEqual(pager.shownWebPage?.web?.isHidden, false)
        let least = drawn()
        XCTAssertGreaterThan(least, 0.01)
        var (frames, blank, late) = (0, 0, 0)
        func frame(_ body: (Double) -> Void = { _ in }) async {
            let begin = host.now
            host.turn(body)
            frames += 1
            if drawn() < least / 4 { blank += 1 }
            await pause(until: begin + 1.0 / 60)
        }
        for number in 1...50 {
            for step in 0...6 {
                let phase: UITouch.Phase = step == 0 ? .began : step < 6 ? .moved : .ended
                let location = CGPoint(x: 200, y: 700 - 60 * CGFloat(min(step, 5)))
                await frame {
                    UIApplication.shared.deliver(TouchBatch(time: $0, inputs: [TouchInput(finger: 0, phase: phase, location: location)]))
                }
            }
            for _ in 0..<14 { await frame() }
            XCTAssertEqual(pager.currentPage, number)
            if pager.shownWebPage?.web?.isHidden != false { late += 1 }
        }
        print("\(frames) frames, \(blank) blank; \(late) of 50 articles not loaded after their turn")
        XCTAssertEqual(blank, 0)
    }

    func testTextOfAFeedIsNoMarkup() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let hostile = AppArticle(
            name: "</title><script>document.title = 'hit'</script>",
            summary: "<script>while (true) alert(1)</script><iframe src=file:///etc>",
            iconAddress: "file:///etc/passwd")
        let (screen, _) = open(stage, [hostile])
        let page = try XCTUnwrap(shownPage(of: screen))
        XCTAssertEqual(page.web?.title, hostile.name)
        XCTAssertEqual(page.web?.isHidden, false)
    }

    func testALongArticleScrollsAndThenTurns() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let long = AppArticle(
            name: "Long", summary: Array(repeating: "Words of a long article.", count: 400).joined(separator: " "), iconAddress: nil)
        let (screen, _) = open(stage, [long, long])
        let page = try XCTUnwrap(shownPage(of: screen))
        XCTAssertGreaterThan(page.scrollView.contentSize.height, 2000)
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
        stage.settle()
        XCTAssertGreaterThan(page.scrollView.contentOffset.y, 300)
        XCTAssertEqual(screen.pager?.currentPage, 0)
        page.scrollView.contentOffset.y = page.scrollView.contentSize.height + page.scrollView.contentInset.bottom - page.bounds.height
        stage.settle()
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
        stage.settle()
        XCTAssertEqual(screen.pager?.currentPage, 1)
    }

    func testAPageWhoseProcessEndsIsDrawn() throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let stage = Stage(device: .iPhone14)
        let (screen, _) = open(stage, [AppArticle(name: "A", summary: "S", iconAddress: nil)])
        let page = try XCTUnwrap(shownPage(of: screen))
        page.webViewWebContentProcessDidTerminate(try XCTUnwrap(page.web))
        stage.settle()
        XCTAssertTrue(page.scrollView is ArticleView)
        XCTAssertEqual(page.sentence, "The process of this page has ended.")
    }

    /// An icon that is missing has a generated one; one that comes later is put into its page.
    func testIconsThatAreMissingOrLate() async throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).pngData { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let server = FeedServer { path, _ in
            path == "/feed" ? .whole(square, type: "image/png") : .whole(Data("no".utf8), status: 404)
        }
        let missing = server.url.deletingLastPathComponent().appendingPathComponent("missing.png").absoluteString
        for (address, isGreen) in [(nil, false), (missing, false), ("not an address", false), (server.url.absoluteString, true)] {
            let stage = Stage(device: .iPhone14)
            let article = AppArticle(name: "A", summary: "S", iconAddress: address)
            let screen = ArticlesViewController(
                articles: [article], icons: AppIcons(session: .shared), startingAt: 0, pages: ArticlePages())
            stage.window.rootViewController = UINavigationController(rootViewController: screen)
            await stage.settle()
            let web = try XCTUnwrap(screen.pager?.shownWebPage?.web)
            let script = """
                const image = document.images[0], canvas = document.createElement('canvas');
                canvas.getContext('2d').drawImage(image, 0, 0);
                return [image.complete, image.naturalWidth, ...canvas.getContext('2d').getImageData(44, 44, 1, 1).data].join(' ');
                """
            var state: String?
            for _ in 0..<100 {
                state = try await web.callAsyncJavaScript(script, contentWorld: .page) as? String
                if !isGreen || state == "true 504 0 255 0 255" { break }
                poll(nil, 0, 20)
                await stage.advance(by: 0)
            }
            XCTAssertEqual(state?.hasPrefix("true 504 "), true, "\(address ?? "nil") \(state ?? "nil")")
            XCTAssertEqual(state == "true 504 0 255 0 255", isGreen, "\(address ?? "nil") \(state ?? "nil")")
        }
    }
}

extension ArticlePagerView {
    /// The web page in the middle.
    var shownWebPage: ArticleWebPage? {
        subviews.lazy.compactMap { $0 as? ArticleWebPage }.first { $0.frame.contains(CGPoint(x: self.bounds.midX, y: self.bounds.midY)) }
    }
}
