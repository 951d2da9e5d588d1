import Foundation

/// The common part of subjects: their subscribers, their upstreams and their end.
final class SubjectCore<Output, Failure: Error> {
    private let lock = NSLock()
    private var outlets: [Outlet] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var ends: [AnyCancellable] = []
    /// Whether a subscriber has wanted values, so that upstreams send theirs.
    private var isWanted = false
    /// The value that new subscribers get; nil for a subject that keeps none.
    private var latest: Output?
    /// Whether the value changes once subscribers have received it, as that of a published property.
    fileprivate let changesLast: Bool
    /// Notified before a value is sent.
    private var willSend: ObservableObjectPublisher?

    init(_ latest: Output? = nil, changesLast: Bool = false) {
        (self.latest, self.changesLast) = (latest, changesLast)
        isWanted = latest != nil
    }

    deinit { upstreams.forEach { $0.cancel() } }

    var value: Output? { lock.withLock { latest } }

    var changePublisher: ObservableObjectPublisher? {
        get { lock.withLock { willSend } }
        set { lock.withLock { willSend = newValue } }
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (outlet, completion) = lock.withLock {
            let outlet = self.completion == nil ? Outlet(AnySubscriber(subscriber), of: self) : nil
            if let outlet { outlets.append(outlet) }
            return (outlet, self.completion)
        }
        subscriber.receive(subscription: outlet ?? Subscriptions.empty)
        if let completion { subscriber.receive(completion: completion) }
    }

    func send(_ value: Output) {
        // The old value goes outside of the lock: its end may cancel subscribers.
        let (outlets, change, _): ([Outlet], ObservableObjectPublisher?, Output?) = lock.withLock {
            guard completion == nil else { return ([], nil, nil) }
            return (self.outlets, willSend, latest == nil || changesLast ? nil : exchange(value))
        }
        change?.send()
        for outlet in outlets { outlet.offer(value) }
        guard changesLast else { return }
        let (late, _) = lock.withLock { (self.outlets, exchange(value)) }
        // One that has got the old value in between gets the new one once it wants one.
        for outlet in late { outlet.missed(value) }
    }

    /// Keeps a value; returns the one before. Within the lock.
    private func exchange(_ value: Output) -> Output? {
        defer { latest = value }
        return latest
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let outlets = lock.withLock {
            guard self.completion == nil else { return [Outlet]() }
            self.completion = completion
            defer { self.outlets = [] }
            return self.outlets
        }
        for outlet in outlets { outlet.end(completion) }
    }

    func send(subscription: any Subscription) {
        let wants = lock.withLock {
            upstreams.append(subscription)
            return isWanted
        }
        if wants { subscription.request(.unlimited) }
    }

    /// Ends an activity with the subject.
    func keep(_ end: AnyCancellable) { lock.withLock { ends.append(end) } }

    private func want() {
        let upstreams = lock.withLock {
            defer { isWanted = true }
            return isWanted ? [] : self.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    private func remove(_ outlet: Outlet) { lock.withLock { outlets.removeAll { $0 === outlet } } }

    /// The subscription of one subscriber.
    private final class Outlet: Subscription, CustomStringConvertible {
        private let lock = NSLock()
        /// One value at a time; a subscriber may send again from within one.
        private let order = NSRecursiveLock()
        private var downstream: AnySubscriber<Output, Failure>?
        private var core: SubjectCore?
        private var demand = Subscribers.Demand.none
        /// Whether the present value of the subject has been sent.
        private var isCurrent = false
        /// Whether the last value is the one that the subject had at a request, which may have been replaced since.
        private var gotOld = false

        init(_ downstream: AnySubscriber<Output, Failure>, of core: SubjectCore) { (self.downstream, self.core) = (downstream, core) }

        func offer(_ value: Output) {
            let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
                (isCurrent, gotOld) = (demand > 0, false)
                guard demand > 0 else { return nil }
                demand -= 1
                return self.downstream
            }
            guard let downstream else { return }
            order.lock()
            let more = downstream.receive(value)
            order.unlock()
            if more > 0 { lock.withLock { demand += more } }
        }

        /// Sends a value if the subscriber has wanted one since it was offered, and has got the old one.
        func missed(_ value: Output) {
            let isMissed = lock.withLock {
                defer { gotOld = false }
                if gotOld { isCurrent = false }
                return gotOld && demand > 0
            }
            if isMissed { offer(value) }
        }

        func end(_ completion: Subscribers.Completion<Failure>) {
            let downstream = lock.withLock {
                defer { (self.downstream, core) = (nil, nil) }
                return self.downstream
            }
            order.lock()
            downstream?.receive(completion: completion)
            order.unlock()
        }

        func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "a subscriber requests no value; it must want at least one")
            let core = lock.withLock {
                self.demand += demand
                return self.core
            }
            guard let core else { return }
            core.want()
            guard let value = core.value, !lock.withLock({ isCurrent }) else { return }
            offer(value)
            lock.withLock { gotOld = core.changesLast }
        }

        func cancel() {
            let (core, downstream) = lock.withLock {
                defer { (self.downstream, self.core) = (nil, nil) }
                return (self.core, self.downstream)
            }
            core?.remove(self)
            _ = downstream
        }

        var description: String { "Subject" }
    }
}

/// The subscriber that sends on through a subject.
final class SubjectSubscriber<Output, Failure: Error>: Subscriber, Subscription {
    private let lock = NSLock()
    private var upstream: (any Subscription)?
    private var hasEnded = false
    private var attach: ((any Subscription) -> Void)?
    private var take: ((Output) -> Void)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?

    init<S: Subject>(_ subject: S) where S.Output == Output, S.Failure == Failure {
        attach = { subject.send(subscription: $0) }
        take = { subject.send($0) }
        end = { subject.send(completion: $0) }
    }

    func receive(subscription: any Subscription) {
        let attach: ((any Subscription) -> Void)? = lock.withLock {
            guard upstream == nil, !hasEnded else { return nil }
            upstream = subscription
            return self.attach
        }
        if let attach { attach(self) } else { subscription.cancel() }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        lock.withLock { take }?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let end = lock.withLock { self.end }
        _ = release()
        end?(completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() { release()?.cancel() }

    private func release() -> (any Subscription)? {
        let held = lock.withLock {
            hasEnded = true
            defer { (upstream, attach, take, end) = (nil, nil, nil, nil) }
            return (upstream, attach, take, end)
        }
        return held.0
    }
}
