internal import SwiftSyntax

// Attributes that need Objective-C are blanked; `@UIApplicationMain` becomes `@main`.
extension TranslationVisitor {
    func translateAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "objc", "objcMembers", "IBOutlet", "IBAction", "GKInspectable", "IBSegueAction":
            blank(node)
            note(node, "attribute", "@\(name) is left out")
        case "NSCopying":
            blank(node)
            note(node, "attribute", "@NSCopying is left out: the setter keeps the object itself")
        case "UIApplicationMain", "NSApplicationMain":
            replace(node, with: "@main")
            note(node, "attribute", "@\(name) becomes @main")
        case "convention":
            guard node.arguments?.trimmedDescription == "block" else { return }
            blank(node)
            note(node, "attribute", "@convention(block) is left out")
        default: break
        }
    }
}
