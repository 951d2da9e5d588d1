/// An object that notifies before its published properties change.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the published properties of the object and its superclasses changes.
    ///
    /// - Complexity: O(*n*) for *n* stored properties.
    public var objectWillChange: ObservableObjectPublisher {
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            properties += level.children.compactMap { $0.value as? any PublishedProperty }
            mirror = level.superclassMirror
        }
        guard !properties.isEmpty else { return ObjectPublishers.publisher(of: self) }
        let publisher = properties.lazy.compactMap(\.changePublisher).first ?? ObservableObjectPublisher()
        for property in properties where property.changePublisher == nil { property.changePublisher = publisher }
        return publisher
    }
}

/// The publisher of an object that changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let core = SubjectCore<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Notifies the subscribers that the object is about to change.
    public func send() { core.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { core.attach(subscriber) }
}
