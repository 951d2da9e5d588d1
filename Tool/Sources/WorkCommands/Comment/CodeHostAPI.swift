import CommandSupport
import Foundation
import FoundationNetworking

/// Requests to the API of a code host.
struct CodeHostAPI {
    /// The host, for messages.
    let name: String

    private let address: URL
    private let headers: [String: String]

    /// Seconds until an answer that does not come is a failure.
    private static let patience = 30.0
    /// Attempts of requests that may be sent twice.
    private static let attempts = 3

    init(address: String, headers: [String: String]) throws(UsageError) {
        guard let url = URL(string: address), let host = url.host, ["http", "https"].contains(url.scheme) else {
            throw UsageError("'\(address)' is no address of an API")
        }
        name = host
        self.address = url
        self.headers = headers
    }

    /// Whether no header is empty.
    var hasToken: Bool { !headers.values.contains("") }

    /// Sends a request and waits for the answer.
    /// - Throws: `Failure` if there is none.
    func send(_ method: String, _ path: String, _ content: Data?) throws(Failure) -> (data: Data, status: Int) {
        var request = URLRequest(url: URL(string: "\(address.absoluteString)/\(path)") ?? address, timeoutInterval: Self.patience)
        request.httpMethod = method
        request.httpBody = content
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        request.setValue("kinora/\(KinoraVersion.version)", forHTTPHeaderField: "User-Agent")
        if content != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        var problem = ""
        // A comment that is posted twice would be two.
        for _ in 0..<(method == "POST" ? 1 : Self.attempts) {
            let answer = Self.answer(to: request)
            switch answer {
            case .success(let answer) where answer.status < 500: return answer
            case .success(let answer): problem = "answers \(answer.status)"
            case .failure(let error): problem = "does not answer: \(error.localizedDescription)"
            }
        }
        throw Failure("comment: \(name) \(problem)", status: 3)
    }

    private static func answer(to request: URLRequest) -> Result<(data: Data, status: Int), any Error> {
        let answer = Answer()
        let done = DispatchSemaphore(value: 0)
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        session.dataTask(with: request) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode
            answer.result = status.map { .success((data ?? Data(), $0)) } ?? .failure(error ?? URLError(.badServerResponse))
            done.signal()
        }.resume()
        done.wait()
        return answer.result
    }

    /// Written before `done` is signalled, read after it.
    private final class Answer: @unchecked Sendable {
        var result: Result<(data: Data, status: Int), any Error> = .failure(URLError(.unknown))
    }
}
