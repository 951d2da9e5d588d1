/// A type that receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the errors.
    associatedtype Failure: Error

    /// Called first, with what requests values.
    func receive(subscription: any Subscription)

    /// Called for each value; returns how many more are wanted.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called last: for the end or an error.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value that has no content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber with a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many more values.
    func request(_ demand: Subscribers.Demand)
}

/// Ready subscriptions.
public enum Subscriptions {
    /// One that sends nothing.
    public static var empty: any Subscription { EmptySubscription() }

    private struct EmptySubscription: Subscription {
        let combineIdentifier = CombineIdentifier()
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// A value with an identity for a stream.
public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a part of a stream.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private final class Token: Sendable {}
    private let object: ObjectIdentifier
    /// Keeps a new identity from being given twice.
    private let token: Token?

    /// Creates a new identity.
    public init() {
        let token = Token()
        (self.token, object) = (token, ObjectIdentifier(token))
    }

    /// Creates the identity of an object.
    public init(_ object: AnyObject) { (token, self.object) = (nil, ObjectIdentifier(object)) }

    public static func == (left: CombineIdentifier, right: CombineIdentifier) -> Bool { left.object == right.object }
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }
    public var description: String { "0x" + String(UInt(bitPattern: object.hashValue), radix: 16) }
}
