import Foundation

/// A class whose instances can be part of an appearance's containment.
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with a proxy whose values its instances take on when they enter a window.
///
/// ```swift
/// final class CardView: UIView {}
///
/// UINavigationBar.appearance().barTintColor = .black
/// UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .white
/// ```
///
/// The proxy is an instance of the class that is never shown. Recorded are the properties whose setters notify observers: those that UIKit
/// marks for appearance, some others, and `@objc dynamic` properties of translated classes. An instance takes them on
/// as it enters a window, before `didMoveToWindow()`, except those that were set for it alone; instances in a window keep theirs. Values of
/// a superclass come first, then those of the class; among these, those without containers first. Source: Apple,
/// [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance).
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all instances.
    static func appearance() -> Self

    /// Returns the proxy for instances in containers: in an instance of the first class, which is in one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the proxy for instances whose traits contain the given ones.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy for instances with traits, in containers.
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    public class func appearance() -> Self { proxy() }

    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(containerTypes)
    }

    public class func appearance(for trait: UITraitCollection) -> Self { proxy([], trait) }

    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(containerTypes, trait)
    }

    private static func proxy(_ containers: [any UIAppearanceContainer.Type] = [], _ traits: UITraitCollection? = nil) -> Self {
        let proxy = AppearanceProxies.current.proxy(of: self, containers.map { $0 as AnyClass }, traits) { _instance(of: self) }
        return unsafeDowncast(proxy, to: self)
    }
}

extension UIBarItem: UIAppearance {
    public class func appearance() -> Self { proxy() }

    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(containerTypes)
    }

    public class func appearance(for trait: UITraitCollection) -> Self { proxy([], trait) }

    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(containerTypes, trait)
    }

    private static func proxy(_ containers: [any UIAppearanceContainer.Type] = [], _ traits: UITraitCollection? = nil) -> Self {
        let proxy = AppearanceProxies.current.proxy(of: self, containers.map { $0 as AnyClass }, traits) { self.instance() }
        return unsafeDowncast(proxy, to: self)
    }
}

extension UIViewController: UIAppearanceContainer {}
