import Foundation

extension WKWebView {
    /// Runs a script in the page; see `evaluateJavaScript(_:completionHandler:)`. Differs from UIKit: nil for `undefined`.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await value { evaluate in engine.evaluate(javaScriptString, in: .page, evaluate) }
    }

    /// Runs a script in a world.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        engine.evaluate(javaScript, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Calls an asynchronous function with a body and named arguments; the result is that of its promise.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        engine.call(functionBody, arguments, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Calls an asynchronous function with a body and named arguments.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await value { call in engine.call(functionBody, arguments, in: contentWorld, call) }
    }

    private func value(_ body: (@escaping (WebEngine.ScriptResult) -> Void) -> Void) async throws -> Any? {
        let box: ResultBox = await withCheckedContinuation { continuation in
            body { continuation.resume(returning: ResultBox(result: $0)) }
        }
        return try box.result.get()
    }

    /// Makes an image of the page, or of a rectangle of the view.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image {
                    continuation.resume(returning: image)
                } else {
                    continuation.resume(throwing: error ?? WKError(.unknown, "there is no image"))
                }
            }
        }
    }

    /// Makes an image and scales it.
    final func snapshot(_ configuration: WKSnapshotConfiguration, _ completion: @escaping (UIImage?, (any Error)?) -> Void) {
        let inset = scrollView.adjustedContentInset
        let origin = CGPoint(x: inset.left, y: inset.top)
        let visible = CGRect(origin: origin, size: engine.visibleSize)
        let rect = configuration.rect.isNull ? visible : configuration.rect.intersection(visible)
        guard !rect.isEmpty else { return completion(nil, WKError(.unknown, "the rectangle of the snapshot is empty")) }
        let (isOpaque, scale) = (isOpaque, engine.scale)
        engine.snapshot(whole: false) { surface in
            guard let surface else { return completion(nil, WKError(.unknown, "the page has no image")) }
            func pixels(_ length: CGFloat) -> Int { Int((length * CGFloat(scale)).rounded()) }
            let area = surface.clipped(
                PixelRect(
                    x: pixels(rect.minX - origin.x), y: pixels(rect.minY - origin.y), width: pixels(rect.width),
                    height: pixels(rect.height)))
            guard area.width > 0, area.height > 0 else { return completion(nil, WKError(.unknown, "the page has no image")) }
            let image = CGImage(width: area.width, height: area.height, isOpaque: isOpaque) { target in
                for row in 0..<area.height {
                    let source = surface.pixels + (area.y + row) * surface.size.width + area.x
                    target.baseAddress?.advanced(by: row * area.width).update(from: source, count: area.width)
                }
            }
            let whole = UIImage(cgImage: image, scale: CGFloat(scale), orientation: .up)
            completion(configuration.snapshotWidth.flatMap { Self.scaled(whole, to: CGFloat($0.doubleValue)) } ?? whole, nil)
        }
    }

    private static func scaled(_ image: UIImage, to width: CGFloat) -> UIImage? {
        guard width > 0, width.isFinite, width < 10_000, image.size.width > 0 else { return nil }
        let size = CGSize(width: width, height: image.size.height * width / image.size.width)
        return UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    }
}

/// A result that crosses a suspension of the main actor.
private struct ResultBox: @unchecked Sendable {
    let result: WebEngine.ScriptResult
}
