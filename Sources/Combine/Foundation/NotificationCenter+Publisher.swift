import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name, of an object or of any for nil.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. Those that come while none is wanted are lost.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The object that sends; nil for any.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let relay = SourceRelay(AnySubscriber(subscriber))
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in relay.send(notification) }
            let center = Work { [center] in center.removeObserver(token) }
            relay.begin { center.run() }
        }
    }
}

/// The subscription to what sends by itself: what is not wanted at the moment is lost.
final class SourceRelay<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let order = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var end: Once?
    private let onRequest: () -> Void

    init(_ downstream: AnySubscriber<Output, Failure>, onRequest: @escaping () -> Void = {}) {
        (self.downstream, self.onRequest) = (downstream, onRequest)
    }

    /// - Parameter end: Called for the end of the subscription, once.
    func begin(end: @escaping () -> Void) {
        let downstream = lock.withLock {
            self.end = Once(end)
            return self.downstream
        }
        downstream?.receive(subscription: self)
    }

    func send(_ value: Output) {
        let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
            guard demand > 0 else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return }
        order.lock()
        let more = downstream.receive(value)
        order.unlock()
        lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let (downstream, end) = release()
        end?.run()
        downstream?.receive(completion: completion)
    }

    private func release() -> (AnySubscriber<Output, Failure>?, Once?) {
        lock.withLock {
            defer { (downstream, end) = (nil, nil) }
            return (downstream, end)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        lock.withLock { self.demand += demand }
        onRequest()
    }

    func cancel() { release().1?.run() }
}
