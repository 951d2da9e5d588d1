import Kinora
import WebKit
import XCTest

final class FirstTests: XCTestCase {
    @MainActor
    func testFirst() async throws {
        let stage = Stage(device: Device(name: "Web", size: CGSize(width: 390, height: 844), scale: 2))
        let controller = UIViewController()
        let web = WKWebView(frame: controller.view.bounds)
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(web)
        stage.window.rootViewController = controller
        web.loadHTMLString("<title>T</title><h1>Hello</h1><input value=x><div style='height:3000px;background:linear-gradient(red,blue)'>", baseURL: nil)
        let left = await stage.settle()
        print(left, web.title as Any, web.url as Any, web.isLoading, web.scrollView.contentSize, web.scrollView.adjustedContentInset)
        let value = try await web.evaluateJavaScript("1+1")
        print(value as Any)
        try stage.image().pngData().write(to: URL(fileURLWithPath: "/work/tmp/webkit/s1.png"))
    }
}
