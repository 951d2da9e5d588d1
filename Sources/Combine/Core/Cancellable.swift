/// An activity that can be cancelled.
public protocol Cancellable {
    /// Ends the activity and frees what it holds; does nothing the second time.
    func cancel()
}

extension Cancellable {
    /// Keeps the activity in a collection, until that is released.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps the activity in a set, until that is released.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A cancellable that cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private let end: Once

    /// Creates one that runs a closure when it is cancelled or released, once.
    public init(_ cancel: @escaping () -> Void) { end = Once(cancel) }

    /// Creates one for another; an `AnyCancellable` ends with the first of both.
    public init<C: Cancellable>(_ canceller: C) { end = Once { canceller.cancel() } }

    deinit { end.run() }

    public func cancel() { end.run() }

    /// Adds itself to a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }

    /// Adds itself to a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
