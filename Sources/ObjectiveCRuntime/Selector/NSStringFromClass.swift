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

/// The modules whose classes Apple's frameworks print without a module.
private let frameworkModules: Set = [
    "Foundation", "CoreGraphics", "CoreImage", "QuartzCore", "UIFoundation", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics",
]
