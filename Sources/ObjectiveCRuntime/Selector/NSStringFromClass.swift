import Foundation

/// Returns the name of a class as UIKit prints it: "UIView" for a class of these frameworks, "App.PhotoCell" for a class of an app.
///
/// A nested class is named with the types around it: "App.Album.PhotoCell"; Foundation's function ends the program for it. Chosen before
/// Foundation's wherever the compiler knows that the class derives from `NSObject`. A value of type `AnyClass` goes to Foundation's
/// function, which names the module that declares the class: "UIKitCore.UIView".
public func NSStringFromClass(_ aClass: NSObject.Type) -> String {
    let names = String(reflecting: aClass).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
    let isFrameworkClass = names.first.map { frameworkModules.contains(String($0)) } ?? false
    return names.dropFirst(isFrameworkClass ? 1 : 0).joined(separator: ".")
}

/// The class with a name: that of these frameworks for a name without a module ("UIView"), else Foundation's answer; nil for an unknown
/// name. Classes that these frameworks keep to themselves have no such name.
///
/// Called by translated sources in place of `NSClassFromString`.
public func _classFromString(_ aClassName: String) -> AnyClass? {
    if let found = NSClassFromString(aClassName) { return found }
    guard !aClassName.contains(".") else { return nil }
    let isApples = applePrefixes.contains { aClassName.hasPrefix($0) }
    let modules = isApples ? frameworkModules.sorted() : ["Foundation"]
    return modules.lazy.compactMap { NSClassFromString("\($0).\(aClassName)") }.first
}

/// The modules whose classes Apple's frameworks print without a module.
private let frameworkModules: Set = [
    "Foundation", "CoreGraphics", "CoreImage", "QuartzCore", "UIFoundation", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics",
]

/// The beginnings of the names of Apple's classes in them.
private let applePrefixes = ["UI", "NS", "CA", "CI", "CG", "CT", "_"]
