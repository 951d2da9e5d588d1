import CoreGraphics
/// A method of a class, callable on any object of it; the types of arguments are checked by the call.
struct SelectorMethod: @unchecked Sendable {
    let type: AnyClass
    let argumentCount: Int
    /// Of a setter: whether it notifies observers itself.
    var isDynamic = false
    /// Of a setter: whether its property can be nil.
    var takesNil = true
    /// Of a method whose implementation may be changed: what it was compiled as.
    var identity: MethodIdentity?
    /// The class's own implementation, which overrides do not reach; nil if the call is that.
    var implementation: ((AnyObject, [Any?]) -> Any?)?
    /// Whether it is the present implementation of another method.
    var isReplacement = false
    /// The class that has the method: of its own, or by an exchange.
    var owner: AnyClass
    private let body: (AnyObject, [Any?]) -> Any?

    init(type: AnyClass, argumentCount: Int, isDynamic: Bool = false, call body: @escaping (AnyObject, [Any?]) -> Any?) {
        self.type = type
        owner = type
        self.argumentCount = argumentCount
        self.isDynamic = isDynamic
        self.body = body
    }

    /// Calls the method; in place of another one, runs the implementation.
    func call(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
        if isReplacement, let implementation { return implementation(object, arguments) }
        return body(object, arguments)
    }

    /// An argument in the method's type. One that is missing or of another type traps with the expected type.
    static func argument<A>(_ index: Int, of arguments: [Any?]) -> A {
        let given = index < arguments.count ? arguments[index] : nil
        if let argument = ValueConversion.converted(given, to: A.self) { return argument }
        // nil for an optional parameter.
        if let none = Optional<Any>.none as? A { return none }
        trap(
            object: "Selector",
            value: "argument \(index + 1) is \(given.map { "\(Swift.type(of: $0))" } ?? "nil") where the method takes \(A.self)",
            remedy: "declare the parameter with the type that is sent, or as Any?")
    }

    static func receiver<T>(_ object: AnyObject) -> T {
        if let receiver = object as? T { return receiver }
        trap(
            object: "Selector", value: "a method of \(T.self) is sent to \(Swift.type(of: object))",
            remedy: "send it to an object of that class")
    }

    /// A result in a requirement's type.
    static func result<R>(_ value: Any?, of name: String) -> R {
        if let result = value as? R { return result }
        if value is ThrownError, let none = Optional<Any>.none as? R { return none }
        if let none = Optional<Any>.none as? R { return none }
        trap(
            object: "Selector", value: "\(name) returns \(value.map { "\(Swift.type(of: $0))" } ?? "nil") where \(R.self) is required",
            remedy: "declare the result with the type of the protocol's requirement")
    }
}
