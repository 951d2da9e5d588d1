import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The download of a feed. It ends by itself: with an answer, or with an error once too many bytes have come or too much time has passed.
final class AppFeedDownload: NSObject, URLSessionDataDelegate, Sendable {
    /// The largest feed, in bytes.
    static let byteLimit = 8 << 20
    /// The time for a whole feed, in seconds.
    static let timeLimit = 30.0

    private struct State {
        var data = Data()
        var response: URLResponse?
        var answer: (@MainActor @Sendable (AppFeedSource.Answer) -> Void)?
    }

    private let state = Mutex(State())

    /// Begins a download; `answer` is called once, on the main actor.
    @MainActor
    static func begin(
        _ address: URL, _ configuration: URLSessionConfiguration, timeLimit: TimeInterval = timeLimit,
        answer: @escaping @MainActor @Sendable (AppFeedSource.Answer) -> Void
    ) {
        let download = AppFeedDownload()
        download.state.withLock { $0.answer = answer }
        let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
        let request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeLimit)
        session.dataTask(with: request).resume()
        session.finishTasksAndInvalidate()
        // The request's limit begins again with each byte.
        _ = Timer.scheduledTimer(withTimeInterval: timeLimit, repeats: false) { _ in
            if download.end(.failure(AppFeed.slow)) { session.invalidateAndCancel() }
        }
    }

    /// Gives the answer, unless one was given before: then it returns false.
    @discardableResult
    private func end(_ result: AppFeedSource.Answer) -> Bool {
        let answer = state.withLock { state in
            defer { (state.answer, state.data) = (nil, Data()) }
            return state.answer
        }
        guard let answer else { return false }
        Task { @MainActor in answer(result) }
        return true
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        state.withLock { $0.response = response }
        let isTooLarge = response.expectedContentLength > Int64(Self.byteLimit)
        completionHandler(isTooLarge ? .cancel : .allow)
        guard isTooLarge else { return }
        end(.failure(.tooLarge))
        session.invalidateAndCancel()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let count = state.withLock { state in
            if state.answer != nil { state.data.append(data) }
            return state.data.count
        }
        guard count > Self.byteLimit else { return }
        end(.failure(.tooLarge))
        session.invalidateAndCancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (data, response) = state.withLock { ($0.data, $0.response) }
        end(Result { () throws(AppFeedError) in try AppFeed.articles(in: data, response: response, error: error) })
    }
}
