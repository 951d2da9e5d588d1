import CWebHelper
import Foundation
import TextExchange

extension WebEngine {
    /// The result of a script: a value of JSON, nil for `undefined`, or an error.
    typealias ScriptResult = Result<Any?, any Error>

    func evaluate(_ script: String, in world: WKContentWorld, _ completion: @escaping (ScriptResult) -> Void) {
        evaluate(script, inWorld: world.engineName, completion)
    }

    /// Runs a script in a world of the helper.
    func evaluate(_ script: String, inWorld world: String, _ completion: @escaping (ScriptResult) -> Void) {
        ask(KINORA_WEB_EVALUATE, completion) { writer in
            writer.text(world)
            writer.text(script)
        }
    }

    func call(_ body: String, _ arguments: [String: Any], in world: WKContentWorld, _ completion: @escaping (ScriptResult) -> Void) {
        let names = arguments.keys.sorted()
        let values = names.map { arguments[$0] ?? NSNull() }
        guard JSONSerialization.isValidJSONObject(values), let json = try? JSONSerialization.data(withJSONObject: values) else {
            return completion(.failure(WKError(.javaScriptResultTypeIsUnsupported, "an argument has no value in JavaScript")))
        }
        ask(KINORA_WEB_CALL, completion) { writer in
            writer.text(world.engineName)
            writer.text(body)
            writer.data(json)
            writer.text(names.joined(separator: ", "))
        }
    }

    func ask(
        _ kind: kinora_web_request, _ completion: @escaping (ScriptResult) -> Void, _ fields: (inout MessageWriter) -> Void
    ) {
        lastEvaluation += 1
        let evaluation = lastEvaluation
        openEvaluations[evaluation] = kinora_web_seconds()
        let connection = connected()
        let isSent = connection.ask(kind, view: number, fields) { [weak self] reader in
            self?.openEvaluations[evaluation] = nil
            completion(Self.result(&reader))
        }
        guard !isSent else { return }
        openEvaluations[evaluation] = nil
        completion(.failure(WKError(.unknown, Self.tooLong)))
    }

    private static func result(_ reader: inout MessageReader?) -> ScriptResult {
        guard var fields = reader else { return .failure(WKError(.webContentProcessTerminated, "the process of web views has ended")) }
        let (kind, text) = (kinora_web_result(rawValue: fields.number()), fields.text())
        reader = fields
        switch kind {
        case KINORA_WEB_RESULT_UNDEFINED: return .success(nil)
        case KINORA_WEB_RESULT_JSON:
            guard let value = value(ofJSON: text) else { fallthrough }
            return .success(value)
        case KINORA_WEB_RESULT_TYPE: return .failure(WKError(.javaScriptResultTypeIsUnsupported, "the result has no value in Swift"))
        case KINORA_WEB_RESULT_EXCEPTION: return .failure(WKError(.javaScriptExceptionOccurred, text))
        default: return .failure(WKError(.webContentProcessTerminated, text))
        }
    }

    static func value(ofJSON text: String) -> Any? {
        try? JSONText.value(text.utf8)
    }

    func receiveScriptMessage(_ reader: inout MessageReader) {
        let (name, world, json) = (reader.text(), reader.text(), reader.text())
        view.configuration.userContentController.receive(
            name: name, world: world, body: Self.value(ofJSON: json) ?? NSNull(), from: view)
    }

    // MARK: Dialogs

    func receiveDialog(_ reader: inout MessageReader) {
        let (id, kind) = (reader.number(), kinora_web_dialog(rawValue: reader.number()))
        let (message, text) = (reader.text(), reader.text())
        openQuestions += 1
        let reply = Reply<DialogAnswer>(fallback: DialogAnswer(isConfirmed: false)) { [weak self] answer in
            guard let self else { return }
            openQuestions = max(0, openQuestions - 1)
            send(KINORA_WEB_DIALOG_CLOSED) { writer in
                writer.number(id)
                writer.flag(answer.isConfirmed)
                writer.text(answer.text)
            }
        }
        let frame = WKFrameInfo(of: view)
        // A page that is left is left.
        guard let delegate = view.uiDelegate, kind != KINORA_WEB_DIALOG_LEAVE else {
            return reply.give(DialogAnswer(isConfirmed: kind == KINORA_WEB_DIALOG_LEAVE))
        }
        switch kind {
        case KINORA_WEB_DIALOG_CONFIRM:
            delegate.webView(view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame) {
                reply.give(DialogAnswer(isConfirmed: $0))
            }
        case KINORA_WEB_DIALOG_PROMPT:
            delegate.webView(view, runJavaScriptTextInputPanelWithPrompt: message, defaultText: text, initiatedByFrame: frame) {
                reply.give(DialogAnswer(isConfirmed: $0 != nil, text: $0 ?? ""))
            }
        default:
            delegate.webView(view, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame) {
                reply.give(DialogAnswer(isConfirmed: true))
            }
        }
    }
}

/// The answer to a dialog of a page.
struct DialogAnswer: Sendable {
    var isConfirmed: Bool
    var text = ""
}
