internal import SwiftSyntax

// Members and labels before Swift 4.2, and what Swift 4 accepted.
extension TranslationVisitor {
    /// `addChildViewController`, unless the module declares such a member.
    func translateOldMember(_ token: TokenSyntax) {
        guard options.replacesOldNames, let name = Self.oldMembers[token.text], !index.memberNames.contains(token.text),
            token.text != "childViewControllers" || !bindsChildViewControllers
        else { return }
        replace(token, with: name)
        note(token, "oldName", "\(token.text) becomes \(name)")
    }

    /// `.commonModes` and `.defaultRunLoopMode`.
    func translateRunLoopMode(_ node: MemberAccessExprSyntax) {
        guard options.replacesOldNames, let name = Self.runLoopModes[node.declName.baseName.text],
            node.base != nil || !index.caseNames.contains(node.declName.baseName.text)
        else { return }
        if let base = node.base, base.trimmedDescription != "RunLoopMode" { return }
        // Core Foundation's modes have kept these names.
        let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        if call?.calledExpression.trimmedDescription.hasPrefix("CFRunLoop") == true { return }
        replace(node, with: "RunLoop.Mode.\(name)")
        note(node, "oldName", "\(node.trimmedDescription) becomes RunLoop.Mode.\(name)")
    }

    /// `willMove(toParentViewController:)`, `bringSubview(toFront:)`.
    func translateOldLabels(_ node: FunctionCallExprSyntax) {
        guard options.replacesOldNames, let first = node.arguments.first, let label = first.label else { return }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        let called = member ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let name = called?.baseName else { return }
        guard Self.labeledMembers.contains(name.text), !isOwnMember(node) else { return }
        switch (name.text, label.text) {
        case ("willMove", "toParentViewController"), ("didMove", "toParentViewController"):
            replace(label, with: "toParent")
        case ("bringSubview", "toFront"), ("sendSubview", "toBack"):
            replace(name, with: name.text == "bringSubview" ? "bringSubviewToFront" : "sendSubviewToBack")
            edits.blank(label.positionAfterSkippingLeadingTrivia.utf8Offset..<first.expression.bytes.lowerBound, in: source)
        default: return
        }
        note(node, "oldName", "\(name.text)(\(label.text):) has the name of Swift 4.2")
    }

    /// Whether a call is one of a member that the module declares.
    private func isOwnMember(_ node: FunctionCallExprSyntax) -> Bool {
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        guard let name = member?.declName.baseName.plainText ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            let owner = member?.base.flatMap({ receiver($0)?.key }) ?? (member == nil ? type?.key : nil)
        else { return false }
        let key = MemberFacts.key(name, node.arguments.map { $0.label?.plainText })
        return !index.members(key, of: owner).filter { !$0.isOverride }.isEmpty
    }

    /// `override func willMove(toParentViewController parent: UIViewController?)`.
    func translateOldLabel(_ node: FunctionParameterSyntax) {
        guard options.replacesOldNames, node.firstName.text == "toParentViewController", node.secondName != nil,
            node.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)?.modifiers.has("override") == true
        else { return }
        replace(node.firstName, with: "toParent")
        note(node, "oldName", "toParentViewController becomes toParent")
    }

    /// `open static` and `open let`, which Swift 4 took for `public`.
    func translateOpen(_ modifiers: DeclModifierListSyntax, isConstant: Bool) {
        guard let open = modifiers.first(where: { $0.name.text == "open" && $0.detail == nil }), isConstant || modifiers.has("static")
        else { return }
        replace(open.name, with: "public")
        note(open, "open", "open becomes public: nothing can override it")
    }

    /// `(x as AnyObject).cgRectValue`, which Objective-C finds by name; the value may be nil, and is unwrapped where it must be.
    func translateBoxedValue(_ node: MemberAccessExprSyntax) {
        guard Self.boxedMembers.contains(node.declName.baseName.text), let tuple = node.base?.as(TupleExprSyntax.self),
            tuple.elements.count == 1, let list = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
            let cast = list.dropLast().last?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
            let object = list.last?.as(TypeExprSyntax.self), object.type.trimmedDescription == "AnyObject"
        else { return }
        edits.insert("_dynamicMembers", at: tuple.bytes.lowerBound)
        edits.blank(cast.bytes.lowerBound..<object.bytes.upperBound, in: source)
        note(node, "boxed", "the member is looked up in the value")
    }

    /// `x as? NSValue` and `x as! NSValue`: geometry in an `Any` is Swift's here.
    func translateValueCast(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil,
            elements[2].trimmedDescription == "NSValue"
        else { return }
        edits.insert("_boxed(", at: elements[0].bytes.lowerBound)
        edits.insert(")", at: elements[0].bytes.upperBound)
        note(node, "boxed", "geometry is put into an NSValue")
    }

    /// `font as UIFont` of a font of Core Text, which is a superclass here, and `kCTFontAttributeName as NSAttributedString.Key`.
    func translateFontCast(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated().dropFirst().dropLast() {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil else { continue }
            let (value, type) = (elements[index - 1], elements[index + 1])
            switch type.trimmedDescription {
            case "UIFont", "UIFontDescriptor":
                edits.insert("!", at: cast.asKeyword.bytes.upperBound)
                note(node, "boxed", "a font of Core Text is one of UIKit")
            case "NSAttributedString.Key" where value.trimmedDescription.hasPrefix("kCT"):
                edits.insert("NSAttributedString.Key(", at: value.bytes.lowerBound)
                edits.replace(value.bytes.upperBound..<type.bytes.upperBound, with: ")", in: source)
                note(node, "boxed", "the name of Core Text becomes a key")
            default: continue
            }
        }
    }

    /// `CoreFoundation.sqrt(2)`, `simd.distance(a, b)`: the module has another name here.
    func translateModuleName(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self),
            let name = Self.qualifiers[base.baseName.text],
            base.baseName.text == "CoreFoundation" || importedModules.contains(base.baseName.text)
        else { return }
        replace(base, with: name)
        note(node, "import", "\(base.baseName.text) becomes \(name)")
    }

    private static let qualifiers = ["CoreFoundation": "Foundation", "simd": "SIMDFunctions", "os": "UnifiedLogging"]

    /// `type(of: object).description()`, a class method of NSObject.
    func translateClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.trimmedDescription == "type",
            !index.sortedKeys.contains(where: { index.ownMembers("description()", of: $0).contains(where: \.isStatic) })
        else { return }
        edits.insert("_classDescription(", at: base.bytes.lowerBound)
        edits.replace(base.bytes.upperBound..<node.bytes.upperBound, with: ")", in: source)
        note(node, "description", "the class is described by its name")
    }

    /// `Timer()`: Foundation on Linux has no such initializer; the timer of a target has no user info there, and that of an interval fires
    /// at once.
    func translateEmptyTimer(_ node: FunctionCallExprSyntax) {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Timer",
            [["timeInterval", "target"], ["timeInterval", "repeats"], ["fireAt", "interval"]].contains(
                node.arguments.prefix(2).map { $0.label?.text }),
            index.types[key(of: "Timer", at: node)]?.isDeclared != true
        {
            edits.insert("._calling", at: name.baseName.endPositionBeforeTrailingTrivia.utf8Offset)
            note(node, "timer", "a timer is made by a function that keeps its user info and its interval")
            return
        }
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Timer", node.arguments.isEmpty,
            node.trailingClosure == nil, node.leftParen != nil, index.types[key(of: "Timer", at: node)]?.isDeclared != true
        else { return }
        replace(node, with: "Timer._invalid()")
        note(node, "timer", "Timer() becomes a timer that is not valid")
    }

    /// `Bundle(for: type)`: here all modules are in one program, and each has a bundle of its own.
    func translateClassBundle(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1, argument.label?.text == "for",
            ["Bundle", "Foundation.Bundle", "Bundle.init"].contains(node.calledExpression.trimmedDescription),
            index.types[key(of: "Bundle", at: node)]?.isDeclared != true
        else { return }
        replace(node.calledExpression, with: "Bundle._holding")
        edits.replace(argument.bytes.lowerBound..<argument.expression.bytes.lowerBound, with: "", in: source)
        note(node, "bundle", "the bundle of a class is that of its module's resources")
    }

    /// `override func awakeFromNib()` and its call of super in a class that derives from NSObject, where nothing calls it: nib files are
    /// not read.
    func translateNibHook(_ node: FunctionDeclSyntax) {
        guard Self.nibHooks.contains(node.name.text), node.signature.parameterClause.parameters.isEmpty, isFirstNibHook(node.name.text),
            let modifier = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        blank(modifier)
        note(node, "nib", "\(node.name.text) overrides nothing: nib files are not read")
    }

    func translateNibHookCall(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true,
            Self.nibHooks.contains(member.declName.baseName.text), node.arguments.isEmpty, isFirstNibHook(member.declName.baseName.text)
        else { return }
        blank(node)
        note(node, "nib", "\(member.declName.baseName.text) has nothing above it: nib files are not read")
    }

    /// Whether the current class derives from NSObject by classes of the module that do not declare the method.
    private func isFirstNibHook(_ name: String) -> Bool {
        guard let scope = type, scope.isClass else { return false }
        let lineage = index.hierarchy.lineage(of: scope.key)
        return lineage.contains { index.types[$0]?.supertypes?.contains("NSObject") == true }
            && !lineage.dropFirst().contains { !index.ownMembers(named: name, of: $0).isEmpty }
    }

    /// `abs(x)` inside an extension of a number, where the type has a member of this name.
    func translateAbs(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs", node.arguments.count == 1,
            let scope = type, scope.isExtension, Self.numbers.contains(scope.key)
        else { return }
        edits.insert("Swift.", at: name.bytes.lowerBound)
        note(node, "abs", "abs becomes Swift.abs")
    }

    /// `item.target?.perform(item.action)`: an object of any class has `perform` in Objective-C.
    func translatePerform(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "perform",
            let first = node.arguments.first, first.label == nil, node.trailingClosure == nil, let base = member.base
        else { return }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        let isTarget = object.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target" && receiver(object) == nil
        guard isTarget || receiver(object)?.key == "AnyObject" else { return }
        edits.insert("_performer(", at: object.bytes.lowerBound)
        edits.insert(")", at: object.bytes.upperBound)
        note(node, "perform", "the method is found in an object of any class")
    }

    private static let labeledMembers: Set<String> = ["willMove", "didMove", "bringSubview", "sendSubview"]

    private static let oldMembers = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent", "childViewControllers": "children",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]
    private static let nibHooks: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]
    private static let runLoopModes = ["commonModes": "common", "defaultRunLoopMode": "default"]
    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]
    private static let boxedMembers: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue", "uiEdgeInsetsValue", "doubleValue",
        "floatValue", "intValue", "integerValue", "boolValue", "uintValue",
    ]
}
