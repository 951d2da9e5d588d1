import CWebHelper
import Foundation
import FoundationNetworking

/// Loads of URLs that the app handles.
extension WebEngine {
    func receiveSchemeRequest(_ reader: inout MessageReader) {
        let (id, address, method, headers) = (reader.number(), reader.text(), reader.text(), reader.text())
        let body = reader.data()
        guard let url = URL(string: address),
            let handler = url.scheme.flatMap({ view.configuration.urlSchemeHandler(forURLScheme: $0) })
        else {
            send(KINORA_WEB_SCHEME_END) { writer in
                writer.number(id)
                writer.flag(true)
                writer.text("unsupported URL")
            }
            return
        }
        var request = URLRequest(url: url)
        if !method.isEmpty { request.httpMethod = method }
        for (name, value) in Self.fields(headers) { request.setValue(value, forHTTPHeaderField: name) }
        if !body.isEmpty { request.httpBody = body }
        let task = SchemeTask(id, request, handler, of: self)
        tasks[id] = task
        // The app may take its (virtual) time.
        openQuestions += 1
        handler.webView(view, start: task)
    }

    func receiveSchemeStopped(_ reader: inout MessageReader) {
        guard let task = tasks.removeValue(forKey: reader.number()) else { return }
        openQuestions = max(0, openQuestions - 1)
        task.stop()
    }

    func taskHasEnded(_ id: UInt32, with error: (any Error)?) {
        guard let task = tasks.removeValue(forKey: id) else { return }
        openQuestions = max(0, openQuestions - 1)
        if let error { failedTask = task.request.url.map { ($0.absoluteString, error) } }
    }

    /// The page's process has ended.
    func stopTasks() {
        let stopped = tasks.sorted { $0.key < $1.key }.map(\.value)
        tasks = [:]
        for task in stopped { task.stop() }
    }

    /// The app's error of a URL that failed to load.
    func errorOfTask(_ url: String) -> (any Error)? {
        guard let failedTask, failedTask.url == url else { return nil }
        self.failedTask = nil
        return failedTask.error
    }
}
