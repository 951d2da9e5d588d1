import CoreGraphics
import Foundation

/// A method of a class, by name, whose implementation can be read and changed.
public final class Method {
    let type: AnyClass
    /// With a plus sign before that of a class method.
    let name: String

    init(_ type: AnyClass, _ name: String) {
        self.type = type
        self.name = name
    }
}

/// An implementation of a method.
public final class IMP {
    let method: SelectorMethod

    init(_ method: SelectorMethod) { self.method = method }

    /// An implementation that is no method of a class.
    init(block: SelectorMethod) {
        var method = block
        // No class has this name; each block is one of its own.
        method.identity = MethodIdentity(type: ObjectIdentifier(NSObject.self), name: "block \(UUID().uuidString)")
        self.method = method
    }
}

/// Returns a class's method by name, its own or an inherited one; nil if there is none.
///
/// Found are `@objc` methods of translated classes and the methods of UIKit and QuartzCore that `Documentation/UnmodifiedSources.md` lists.
///
/// - Complexity: O(*c*), where *c* is the number of superclasses.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, let found = SelectorRegistry.method(named: name.name, of: cls) else { return nil }
    return Method(found.owner, name.name)
}

/// Returns a class's class method by name, its own or an inherited one; nil if there is none.
///
/// Found are `@objc` class methods and class properties of translated classes, and the class methods of UIKit that
/// `Documentation/UnmodifiedSources.md` lists.
///
/// - Complexity: O(*c*), where *c* is the number of superclasses.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, let found = SelectorRegistry.method(named: "+\(name.name)", of: cls) else { return nil }
    return Method(found.owner, "+\(name.name)")
}

/// Returns the implementation of a class's method; nil if there is none.
///
/// - Complexity: O(*c*), where *c* is the number of superclasses.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map { method_getImplementation($0) }
}

/// Returns whether instances of a class have a method.
///
/// - Complexity: O(*c*), where *c* is the number of superclasses.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
    guard let cls, let sel else { return false }
    return SelectorRegistry.method(named: sel.name, of: cls) != nil
}

/// Returns an implementation that calls a block with the object and the arguments; it keeps the block.
public func imp_implementationWithBlock<T, each A, R>(_ block: @escaping (T, repeat each A) -> R) -> IMP {
    var count = 0
    for _ in repeat (each A).self { count += 1 }
    return IMP(
        block: SelectorMethod(type: NSObject.self, argumentCount: count) { object, arguments in
            var index = -1
            func next<B>(_ type: B.Type) -> B {
                index += 1
                return SelectorMethod.argument(index, of: arguments)
            }
            return block(SelectorMethod.receiver(object), repeat next((each A).self))
        })
}

/// Returns a method's name.
public func method_getName(_ m: Method) -> Selector { Selector(m.name.hasPrefix("+") ? String(m.name.dropFirst()) : m.name) }

/// Returns a method's present implementation.
public func method_getImplementation(_ m: Method, file: StaticString = #fileID, line: UInt = #line) -> IMP {
    IMP(MethodExchange.checkExchangeable(m, file, line))
}

/// Returns an empty text: types of methods are Swift's here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { noTypes }

nonisolated(unsafe) private let noTypes: UnsafePointer<CChar> = {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    text.pointee = 0
    return UnsafePointer(text)
}()

/// Exchanges the implementations of two methods: a call of one runs the other's. Exchanging them again restores them.
///
/// A method that is not exchangeable traps with its name and the caller's line.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method, file: StaticString = #fileID, line: UInt = #line) {
    guard m1.name.hasPrefix("+") == m2.name.hasPrefix("+") else {
        trap(
            object: "method_exchangeImplementations", value: "\(m1.name) and \(m2.name) are a class method and one of instances",
            remedy: "exchange methods of one kind", file: file, line: line)
    }
    let first = MethodExchange.checkExchangeable(m1, file, line)
    let second = MethodExchange.checkExchangeable(m2, file, line)
    MethodExchange.replace(m1, by: second)
    MethodExchange.replace(m2, by: first)
}

/// Sets a method's implementation, and returns the one it had.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP, file: StaticString = #fileID, line: UInt = #line) -> IMP {
    let old = MethodExchange.checkExchangeable(m, file, line)
    MethodExchange.replace(m, by: imp.method)
    return IMP(old)
}

/// Adds a method to a class that does not have it itself; an inherited one is overridden. Returns false, without a change, if it has it.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls else { return false }
    let method = Method(cls, name.name)
    guard SelectorRegistry.method(named: method.name, in: method.type) == nil else { return false }
    MethodExchange.replace(method, by: imp.method)
    return true
}

/// Sets the implementation of a class's method, or adds it. Returns the implementation it had; nil for an added one.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?, file: StaticString = #fileID, line: UInt = #line
) -> IMP? {
    guard let cls else { return nil }
    if class_addMethod(cls, name, imp, types) { return nil }
    return method_setImplementation(Method(cls, name.name), imp, file: file, line: line)
}

/// Returns an object's class.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns a class's superclass.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

extension MethodExchange {
    static func replace(_ method: Method, by implementation: SelectorMethod) {
        begin()
        SelectorRegistry.set(implementation, named: method.name, of: method.type)
    }

    static func checkExchangeable(_ method: Method, _ file: StaticString, _ line: UInt) -> SelectorMethod {
        guard let present = SelectorRegistry.method(named: method.name, in: method.type) else { refuse(method, file, line) }
        guard present.identity != nil else { refuse(method, file, line) }
        return present
    }

    private static func refuse(_ method: Method, _ file: StaticString, _ line: UInt) -> Never {
        let isOfClass = method.name.hasPrefix("+")
        trap(
            object: "\(isOfClass ? "+" : "-")[\(method.type) \(isOfClass ? String(method.name.dropFirst()) : method.name)]",
            value: "cannot have its implementation changed, as \(file):\(line) asks for",
            remedy: "change one of the methods that Documentation/UnmodifiedSources.md lists, or an @objc method or a computed property of "
                + "translated code",
            file: file, line: line)
    }
}
