import CoreGraphics
import Display
import Headless

// Answers to the questions of pages. They change nothing in the app, so that any client may ask.
extension BrowserHost {
    func answer(_ question: ClientMessage.Question, request: UInt32, of client: UInt32) {
        guard outboxes[client]?.takeQuestion() == true else { return refuse(client, "too many questions are open") }
        switch question {
        case .animations(let time): findLines { [self] in answer(request, of: client, animations.records(since: time)) }
        case .events(let time): answer(request, of: client, events(since: time))
        case .curve(let id, let range):
            guard let record = animations.records(since: 0).first(where: { $0.id == id }),
                range.upperBound - range.lowerBound <= history.duration
            else { return answer(request, of: client, problem: "there is no animation \(id), or the time is too long") }
            answer(request, of: client, curve(of: record, range))
        case .edit(let id, let edit):
            guard control.controller == client else { return answer(request, of: client, problem: "this client only watches") }
            if let refusal = animations.edit(id, edit) { return answer(request, of: client, problem: refusal) }
            answer(request, of: client, true)
        case .inspect(let question): inspect(question, request: request, of: client)
        case .findings: answerFindings(request, of: client)
        case .addresses: answer(request, of: client, addresses(for: client))
        case .export(let kind, let range):
            export(kind, range) { [self] result in
                switch result {
                case .success(let file): answer(request, of: client, file)
                case .failure(let failure): answer(request, of: client, problem: "\(failure)")
                }
            }
        }
    }

    private func events(since time: Double) -> TimelineEvents {
        var events = touchEvents
        events.touches.removeAll { $0.to ?? .infinity < time }
        events.callbacks = animations.completions.filter { $0 >= time }.suffix(TimelineEvents.most)
        events.commits = history.times(since: PacedHost.mediaTime(time), most: TimelineEvents.most).map { $0 - PacedHost.mediaTime(0) }
        return events
    }

    private func curve(of record: AnimationRecord, _ range: ClosedRange<Double>) -> ValueCurve {
        ValueCurve(range) { [history] time in
            history.values(of: record.layer, at: PacedHost.mediaTime(time))?[record.path].flatMap { RecordedValue($0)?.components }
        }
    }

    /// Finds the lines that added animations, on another thread, and then calls a body.
    func findLines(_ body: @escaping @MainActor @Sendable () -> Void) {
        let stacks = animations.stacks
        if stacks.isEmpty { return body() }
        if let problem = CallSites.problem { reportOnce("call sites", problem) }
        let (host, known) = (host!, callSites)
        let isStarted = RealTimeThread.start { @Sendable in
            var callSites = known
            let ids = Array(stacks.keys)
            let lines = callSites.lines(of: ids.map { stacks[$0] ?? [] })
            let (found, all) = (Dictionary(uniqueKeysWithValues: zip(ids, lines)), callSites)
            host.post { [self] in
                self.callSites = all
                animations.setLines(found)
                body()
            }
        }
        if !isStarted { body() }
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
