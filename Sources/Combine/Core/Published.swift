/// A property of a class whose values are published; `$name` is the publisher.
///
/// Subscribers get the present value at once, and each new one before the property has it, as in `willSet`.
///
/// ```swift
/// final class Weather: ObservableObject {
///     @Published var temperature = 20
/// }
/// ```
@propertyWrapper
public struct Published<Value> {
    private let core: SubjectCore<Value, Never>

    /// Creates a property with a value.
    public init(initialValue: Value) { core = SubjectCore(initialValue, changesLast: true) }

    /// Creates a property with a value.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { core.value! }
        set { core.send(newValue) }
    }

    /// Reads and writes the property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].core.value! }
        set { object[keyPath: storage].core.send(newValue) }
    }

    /// The publisher of the property.
    public var projectedValue: Publisher {
        mutating get { Publisher(core: core) }
        set { self = Published(core: newValue.core) }
    }

    private init(core: SubjectCore<Value, Never>) { self.core = core }

    /// The publisher of a property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let core: SubjectCore<Value, Never>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never { core.attach(subscriber) }
    }
}

/// A property whose changes an object announces.
protocol PublishedProperty {
    var changePublisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var changePublisher: ObservableObjectPublisher? {
        get { core.changePublisher }
        nonmutating set { core.changePublisher = newValue }
    }
}
