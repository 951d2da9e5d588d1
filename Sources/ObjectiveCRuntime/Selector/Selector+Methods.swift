// Two versions each, for methods of the main actor and for all others; the class's declaration selects one.
extension Selector {
    /// Creates a selector of a method with up to three parameters. `perform` returns the method's result, if any.
    public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
        self.init(name, unsafeBitCast(method, to: ((T) -> () -> R).self))
    }

    /// Creates the selector of a method on the main actor from its name and a reference to it. The source translator writes calls of it.
    public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
        self.init(name, unsafeBitCast(method, to: ((T) -> (A) -> R).self))
    }

    /// Creates the selector of a method on the main actor from its name and a reference to it. The source translator writes calls of it.
    public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
        self.init(name, unsafeBitCast(method, to: ((T) -> (A, B) -> R).self))
    }

    /// Creates the selector of a method on the main actor from its name and a reference to it. The source translator writes calls of it.
    public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
        self.init(name, unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self))
    }

    /// Creates the selector of a method from its name and a reference to it. The source translator writes calls of it.
    @_disfavoredOverload
    public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R, isolation: Void = ()) {
        self.init(
            name,
            SelectorMethod(type: T.self, argumentCount: 0) { object, _ in
                let receiver: T = SelectorMethod.receiver(object)
                return method(receiver)()
            })
    }

    /// Creates the selector of a method from its name and a reference to it. The source translator writes calls of it.
    @_disfavoredOverload
    public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R, isolation: Void = ()) {
        self.init(
            name,
            SelectorMethod(type: T.self, argumentCount: 1) { object, arguments in
                let receiver: T = SelectorMethod.receiver(object)
                return method(receiver)(SelectorMethod.argument(0, of: arguments))
            })
    }

    /// Creates the selector of a method from its name and a reference to it. The source translator writes calls of it.
    @_disfavoredOverload
    public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R, isolation: Void = ()) {
        self.init(
            name,
            SelectorMethod(type: T.self, argumentCount: 2) { object, arguments in
                let receiver: T = SelectorMethod.receiver(object)
                return method(receiver)(SelectorMethod.argument(0, of: arguments), SelectorMethod.argument(1, of: arguments))
            })
    }

    /// Creates the selector of a method from its name and a reference to it. The source translator writes calls of it.
    @_disfavoredOverload
    public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R, isolation: Void = ()) {
        self.init(
            name,
            SelectorMethod(type: T.self, argumentCount: 3) { object, arguments in
                let receiver: T = SelectorMethod.receiver(object)
                return method(receiver)(
                    SelectorMethod.argument(0, of: arguments), SelectorMethod.argument(1, of: arguments),
                    SelectorMethod.argument(2, of: arguments))
            })
    }
}
