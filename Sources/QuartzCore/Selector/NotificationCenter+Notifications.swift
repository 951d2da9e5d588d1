import Foundation

extension NotificationCenter {
    /// Returns the notifications of a name, of an object or of any for nil, as a sequence that goes on until its task is cancelled.
    ///
    /// Each iterator receives what is posted from its beginning on; what comes while its task is busy waits.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name.
    ///
    /// Source: Apple,
    /// [NotificationCenter.Notifications](https://developer.apple.com/documentation/foundation/notificationcenter/notifications).
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        fileprivate let center: NotificationCenter
        fileprivate let name: Notification.Name
        fileprivate weak var object: AnyObject?
        fileprivate let isOfObject: Bool

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object, isOfObject) = (center, name, object, object != nil)
        }

        /// Returns an iterator, which observes the center until it is gone.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// An iterator of notifications.
        public struct Iterator: AsyncIteratorProtocol {
            private final class Registration: @unchecked Sendable {
                let center: NotificationCenter
                var token: (any NSObjectProtocol)?

                init(_ center: NotificationCenter) { self.center = center }

                deinit { if let token { center.removeObserver(token) } }
            }

            private struct Posted: @unchecked Sendable {
                let notification: Notification
            }

            private let registration: Registration
            private var stream: AsyncStream<Posted>.Iterator

            fileprivate init(_ notifications: Notifications) {
                let (stream, continuation) = AsyncStream<Posted>.makeStream()
                registration = Registration(notifications.center)
                self.stream = stream.makeAsyncIterator()
                let object = notifications.object
                if notifications.isOfObject, object == nil { continuation.finish() }
                registration.token = notifications.center.addObserver(forName: notifications.name, object: object, queue: nil) {
                    continuation.yield(Posted(notification: $0))
                }
            }

            /// Returns the next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await next(isolation: #isolation) }

            /// Returns the next notification; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await stream.next(isolation: actor)?.notification
            }
        }
    }
}
