/// The name of a method, and how to call it: what targets are told by.
///
/// Without Objective-C a method is not found by its name alone, so a selector is made from the name and a reference to the method:
///
///     let tapped = Selector("tapped:", ViewController.tapped)
///
/// That line also makes the method known, to this class and those below it, for selectors made from the name only (`Selector("tapped:")`,
/// `NSSelectorFromString`), for `responds(to:)` and for `perform(_:with:)`. The reference must be to the type's method (`ViewController.tapped`, not
/// `self.tapped`, which would keep the object alive); a subclass that overrides it has its own called. Two selectors are equal when their names are.
/// Differs from UIKit: `#selector` needs Objective-C; the name's colons are not checked, the method's parameters count.
/// Source: Apple, `Selector`; `reference/platform.md` section 3.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The name as in Objective-C, one colon for each argument: `"tapped:"`.
    let name: String
    /// nil where the method has to be found by the name and the target's class.
    let method: SelectorMethod?

    /// A selector by its name. The method must have been made known by a selector with a reference before it is called.
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    /// A selector by its name.
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

/// A selector by its name, `NSSelectorFromString("tapped:")`; the same as `Selector("tapped:")`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
