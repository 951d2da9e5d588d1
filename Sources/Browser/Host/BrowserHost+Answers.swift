// Answers to the questions of pages. They change nothing in the app, so that any client may ask.
extension BrowserHost {
    func answer(_ question: ClientMessage.Question, request: UInt32, of client: UInt32) {
        guard outboxes[client]?.takeQuestion() == true else { return refuse(client, "too many questions are open") }
        switch question {
        case .animations(let time): answer(request, of: client, animations.records(since: time))
        case .edit(let id, let edit):
            guard control.controller == client else { return answer(request, of: client, problem: "this client only watches") }
            if let refusal = animations.edit(id, edit) { return answer(request, of: client, problem: refusal) }
            answer(request, of: client, true)
        case .findings: answerFindings(request, of: client)
        case .addresses: answer(request, of: client, addresses(for: client))
        case .export(let kind, let range): export(kind, range) { [self] result in
            switch result {
            case .success(let file): answer(request, of: client, file)
            case .failure(let failure): answer(request, of: client, problem: "\(failure)")
            }
        }
        }
    }

    /// Sends the answer to a question.
    func answer(_ request: UInt32, of client: UInt32, _ value: some Encodable) {
        send(ServerMessage.Answer(request: request, value: value), to: client)
    }

    /// Says why a question has no answer.
    func answer(_ request: UInt32, of client: UInt32, problem: String) {
        send(ServerMessage.Answer<Int>(request: request, problem: problem), to: client)
    }

    private func send(_ answer: some Encodable, to client: UInt32) {
        outboxes[client]?.answer(ServerMessage.bytes(answer))
        sendDue()
    }
}
