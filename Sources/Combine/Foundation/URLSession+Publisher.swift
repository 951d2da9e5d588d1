import Foundation
import FoundationNetworking

extension URLSession {
    /// Sends what a URL answers, or an error.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Sends what a request is answered with, or an error. Each subscriber begins a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

    /// A publisher of an answer.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let answer = Future<Output, URLError>.Reply()
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    answer.give(.success((data, response)))
                } else {
                    answer.give(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            let begin = Once { task.resume() }
            Future<Output, URLError> { answer.promise = $0 }
                .handleEvents(receiveCancel: { task.cancel() }, receiveRequest: { _ in begin.run() }).receive(subscriber: subscriber)
        }
    }
}

extension Future {
    /// Keeps a future's promise for work that answers on another thread.
    final class Reply: @unchecked Sendable {
        var promise: Promise?
        func give(_ result: Result<Output, Failure>) { promise?(result) }
    }
}
