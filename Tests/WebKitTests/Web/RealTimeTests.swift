import CWebHelper
import Display
import UIKit
import WebKit
import XCTest

/// Web views in an app in real time: nothing waits for pages.
final class RealTimeTests: XCTestCase {
    @MainActor
    private func wait(_ seconds: Double, _ condition: () -> Bool) async {
        let end = kinora_web_seconds() + seconds
        while !condition(), kinora_web_seconds() < end { try? await Task.sleep(nanoseconds: 1_000_000) }
    }

    private static let rows = (0..<200).map {
        "<p style='margin:0;height:100px;background:\($0 % 2 == 0 ? "#eef" : "#dfd")'>Paragraph \($0) with some words in it</p>"
    }.joined()

    @MainActor
    func testPagesAppearAndScroll() async throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let host = RealTimeHost(
            name: "web", size: CGSize(width: 390, height: 844), scale: 2, safeAreaInsets: (top: 0, left: 0, bottom: 0, right: 0))
        defer { host.stop() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        func isShown() -> Bool {
            _ = host.screen.drawChanges(at: host.now)
            return host.screen.withPixels { pixels, width, _ in pixels[width * 100 + 700] & 0xffffff == 0xeeeeff } ?? false
        }
        var times: [Double] = []
        for _ in 0..<4 {
            for view in controller.view.subviews { view.removeFromSuperview() }
            await wait(1) { false }
            XCTAssertFalse(isShown())
            let begin = kinora_web_seconds()
            let view = WKWebView(frame: controller.view.bounds)
            controller.view.addSubview(view)
            view.loadHTMLString("<body style='margin:0'>" + Self.rows, baseURL: nil)
            await wait(20, isShown)
            XCTAssertTrue(isShown())
            times.append(kinora_web_seconds() - begin)
        }
        print("first pages after", times.map { Int($0 * 1000) }, "ms")
        await wait(1) { false }
        let view = try XCTUnwrap(controller.view.subviews.last as? WKWebView)
        XCTAssertEqual(view.scrollView.contentSize.height, 20000)
        var (frames, missing, work) = (0, 0, 0.0)
        let begin = kinora_web_seconds()
        while kinora_web_seconds() - begin < 3 {
            let offset = CGFloat((kinora_web_seconds() - begin) * 1500)
            let frameBegin = kinora_web_seconds()
            host.turn { _ in view.scrollView.contentOffset.y = offset }
            _ = host.screen.drawChanges(at: host.now)
            host.screen.withPixels { pixels, width, height in
                for y in [4, 800, height - 4] where ![0xeeeeff, 0xddffdd].contains(pixels[width * y + 750] & 0xffffff) { missing += 1 }
            }
            work += kinora_web_seconds() - frameBegin
            frames += 1
            let rest = Double(frames) / 60 - (kinora_web_seconds() - begin)
            if rest > 0 { try? await Task.sleep(nanoseconds: UInt64(rest * 1e9)) } else { await Task.yield() }
        }
        print("frames", frames, "in 3 s; points without pixels", missing, "of", frames * 3, "; ms per frame", work / Double(frames) * 1000)
        XCTAssertGreaterThan(frames, 60)
    }
}
