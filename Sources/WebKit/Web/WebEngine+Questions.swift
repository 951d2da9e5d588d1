import CWebHelper
import Foundation
import FoundationNetworking

/// Questions of pages that the app answers: touches, replies to messages, passwords, options of a list.
extension WebEngine {
    // MARK: Touches

    /// Passes touches on, whose locations are in the page's coordinates; the answer is whether the page handles them itself.
    func touch(_ phase: PageTouchRecognizer.Phase, _ fingers: [PageTouchRecognizer.Finger], _ answer: @escaping (Bool) -> Void) {
        let offset = requestedOffset
        ask(KINORA_WEB_TOUCH) { result in
            guard case .success(let value) = result else { return answer(false) }
            answer((value as? NSNumber)?.boolValue == true)
        } _: { writer in
            writer.number(phase.rawValue)
            writer.integer(fingers.count)
            for finger in fingers {
                writer.number(finger.id)
                writer.double(Double(finger.location.x) - offset.x)
                writer.double(Double(finger.location.y) - offset.y)
            }
        }
    }

    // MARK: Messages with replies

    func receiveScriptQuestion(_ reader: inout MessageReader) {
        let (id, name, world, json) = (reader.number(), reader.text(), reader.text(), reader.text())
        openQuestions += 1
        let reply = Reply<ScriptReply>(fallback: .error("the message handler has given no reply")) { [weak self] reply in
            guard let self else { return }
            openQuestions = max(0, openQuestions - 1)
            send(KINORA_WEB_SCRIPT_REPLY) { writer in
                writer.number(id)
                writer.number(reply.kind.rawValue)
                writer.text(reply.text)
            }
        }
        view.configuration.userContentController.receive(
            name: name, world: world, body: Self.value(ofJSON: json) ?? NSNull(), from: view, reply: reply)
    }

    // MARK: Passwords

    func receiveChallenge(_ reader: inout MessageReader) {
        let (id, scheme, flags, port) = (reader.number(), reader.number(), reader.number(), reader.integer())
        let (host, realm) = (reader.text(), reader.text())
        failedCredentials = flags & 2 != 0 ? failedCredentials + 1 : 0
        let challenge = URLAuthenticationChallenge(
            protectionSpace: URLProtectionSpace(
                host: host, port: port, protocol: view.url?.scheme, realm: realm, authenticationMethod: Self.method(scheme)),
            proposedCredential: nil, previousFailureCount: failedCredentials, failureResponse: nil, error: nil, sender: ChallengeSender())
        openQuestions += 1
        let reply = Reply<ChallengeAnswer>(fallback: ChallengeAnswer(kind: KINORA_WEB_CHALLENGE_NONE)) { [weak self] answer in
            guard let self else { return }
            openQuestions = max(0, openQuestions - 1)
            send(KINORA_WEB_CHALLENGE_ANSWERED) { writer in
                writer.number(id)
                writer.number(answer.kind.rawValue)
                writer.text(answer.user)
                writer.text(answer.password)
            }
        }
        guard let delegate = view.navigationDelegate else { return reply.give(ChallengeAnswer(kind: KINORA_WEB_CHALLENGE_NONE)) }
        delegate.webView(view, didReceive: challenge) { disposition, credential in
            switch (disposition, credential) {
            case (.cancelAuthenticationChallenge, _): reply.give(ChallengeAnswer(kind: KINORA_WEB_CHALLENGE_CANCEL))
            case (.useCredential, let credential?):
                reply.give(
                    ChallengeAnswer(kind: KINORA_WEB_CHALLENGE_USE, user: credential.user ?? "", password: credential.password ?? ""))
            default: reply.give(ChallengeAnswer(kind: KINORA_WEB_CHALLENGE_NONE))
            }
        }
    }

    private static func method(_ scheme: UInt32) -> String {
        switch scheme {
        case 2: NSURLAuthenticationMethodHTTPBasic
        case 3: NSURLAuthenticationMethodHTTPDigest
        default: NSURLAuthenticationMethodDefault
        }
    }

    // MARK: Options

    func receiveOptions(_ reader: inout MessageReader) {
        let id = reader.number()
        let area = CGRect(x: reader.double(), y: reader.double(), width: reader.double(), height: reader.double())
        let options = (0..<min(reader.integer(), 1000)).map { _ in
            let (label, flags) = (reader.text(), reader.number())
            return PageOptions.Option(label: label, isEnabled: flags & 1 != 0, isSelected: flags & 2 != 0)
        }
        openQuestions += 1
        let reply = Reply<Int?>(fallback: nil) { [weak self] choice in
            guard let self else { return }
            openQuestions = max(0, openQuestions - 1)
            self.options = nil
            send(KINORA_WEB_OPTION_CHOSEN) { writer in
                writer.number(id)
                writer.integer(choice.map { $0 + 1 } ?? 0)
            }
            synchronize()
        }
        self.options = PageOptions(id: id, options, at: area, over: view, reply)
    }

    func receiveOptionsClosed(_ reader: inout MessageReader) {
        guard let options, options.id == reader.number() else { return }
        options.dismiss()
    }
}

/// The answer to a server that asks for a password.
private struct ChallengeAnswer: Sendable {
    let kind: kinora_web_challenge
    var user = ""
    var password = ""
}

/// The sender that a challenge must have; apps answer by the handler of the delegate's method.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

/// A reply to a message of a page.
enum ScriptReply: Sendable {
    case undefined
    case json(String)
    case error(String)

    /// A value of the app, which must have one in JavaScript.
    init(_ value: Any?, error: String?) {
        if let error {
            self = .error(error)
        } else if let value {
            let data =
                try? JSONSerialization.isValidJSONObject([value])
                ? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed) : nil
            self = data.map { .json(String(decoding: $0, as: UTF8.self)) } ?? .error("the reply has no value in JavaScript")
        } else {
            self = .undefined
        }
    }

    var kind: kinora_web_result {
        switch self {
        case .undefined: KINORA_WEB_RESULT_UNDEFINED
        case .json: KINORA_WEB_RESULT_JSON
        case .error: KINORA_WEB_RESULT_EXCEPTION
        }
    }

    var text: String {
        switch self {
        case .undefined: ""
        case .json(let text), .error(let text): text
        }
    }
}
