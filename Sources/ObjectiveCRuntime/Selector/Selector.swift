/// The name of a method, with a way to call it, for target-action.
///
/// Without Objective-C, a method is not found by its name alone, so a selector is made from the name and a reference to the method:
///
///     let tapped = Selector("tapped:", ViewController.tapped)
///
/// That line also registers the method, for this class and its subclasses, for selectors made from the name only (`Selector("tapped:")`,
/// `NSSelectorFromString`), for `responds(to:)` and for `perform(_:with:)`. The reference must be to the type's method
/// (`ViewController.tapped`, not `self.tapped`, which would retain the object); overrides in subclasses are called. Two selectors are equal
/// if their names are. Differs from UIKit: `#selector` needs Objective-C; the method's parameters count, not the colons of the name.
/// Source: Apple, `Selector`; `Documentation/Design.md#selectors-without-objective-c`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The name as in Objective-C, one colon for each argument: `"tapped:"`.
    let name: String
    /// nil if the method must be found by name and the target's class.
    let method: SelectorMethod?

    /// Creates a selector by its name. The method must have been registered by a selector with a reference before it is called.
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    /// Creates a selector by its name.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    init(_ name: String, _ method: SelectorMethod) {
        self.name = name
        self.method = method
        SelectorRegistry.add(method, named: name)
    }

    public var description: String { name }

    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The type of selectors, for translated sources that have a type of this name. Not part of Apple's frameworks.
public typealias _Selector = Selector

/// Returns a selector by its name, `NSSelectorFromString("tapped:")`; the same as `Selector("tapped:")`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns a selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
