import CWebHelper
import Foundation
import FoundationNetworking

/// A load of the helper that a handler answers.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    /// The state of a task.
    private enum Phase { case started, answered, over, stopped }

    let request: URLRequest
    let handler: any WKURLSchemeHandler
    private let id: UInt32
    private weak var engine: WebEngine?
    private var phase = Phase.started
    /// Data of one message, in bytes.
    private static let longestPart = 8 << 20

    init(_ id: UInt32, _ request: URLRequest, _ handler: any WKURLSchemeHandler, of engine: WebEngine) {
        (self.id, self.request, self.handler, self.engine) = (id, request, handler, engine)
        super.init()
    }

    func didReceive(_ response: URLResponse) {
        guard takesCall("didReceive(_: URLResponse)"), phase == .started else { return }
        phase = .answered
        let http = response as? HTTPURLResponse
        var type = response.mimeType ?? ""
        if let encoding = response.textEncodingName, !type.isEmpty { type += "; charset=" + encoding }
        var headers = (http?.allHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }
        // The engine takes the type of a response from its headers, if it has some.
        if type.isEmpty, let given = http?.value(forHTTPHeaderField: "Content-Type") { type = given }
        headers.removeAll { $0.contains("\n") }
        let (length, status) = (response.expectedContentLength, http?.statusCode ?? 0)
        engine?.send(KINORA_WEB_SCHEME_RESPONSE) { [id] writer in
            writer.number(id)
            writer.double(Double(length))
            writer.integer(status)
            writer.text(type)
            writer.text(headers.sorted().joined(separator: "\n"))
        }
    }

    func didReceive(_ data: Data) {
        guard takesCall("didReceive(_: Data)", needsResponse: true) else { return }
        var rest = data[...]
        while !rest.isEmpty {
            let part = rest.prefix(Self.longestPart)
            rest = rest.dropFirst(part.count)
            engine?.send(KINORA_WEB_SCHEME_DATA) { [id] writer in
                writer.number(id)
                writer.data(part)
            }
        }
    }

    func didFinish() {
        guard takesCall("didFinish()", needsResponse: true) else { return }
        end(nil)
    }

    func didFailWithError(_ error: any Error) {
        guard takesCall("didFailWithError(_:)") else { return }
        end(error)
    }

    private func end(_ error: (any Error)?) {
        phase = .over
        guard let engine else { return }
        engine.taskHasEnded(id, with: error)
        engine.send(KINORA_WEB_SCHEME_END) { [id] writer in
            writer.number(id)
            writer.flag(error != nil)
            writer.text(error.map { $0.localizedDescription } ?? "")
        }
    }

    /// The page has stopped the load.
    func stop() {
        guard phase == .started || phase == .answered else { return }
        phase = .stopped
        guard let engine else { return }
        handler.webView(engine.view, stop: self)
    }

    /// Whether a call of the app has an effect; one that is not in order is reported.
    private func takesCall(_ method: String, needsResponse: Bool = false) -> Bool {
        let fault: String
        switch phase {
        case .over: fault = "This task has already been completed"
        case .stopped: fault = "This task has already been stopped"
        case .started where needsResponse: fault = "No response has been sent for this task"
        default: return true
        }
        reportOnce("WKURLSchemeTask \(fault)", as: .exception("NSInternalInconsistencyException"), "WKURLSchemeTask.\(method): \(fault)")
        return false
    }
}
