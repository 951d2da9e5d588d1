internal import SwiftSyntax

// Conditions have the values of an iPhone.
extension TranslationVisitor {
    func translateCondition(_ condition: ExprSyntax) {
        for token in condition.tokens(viewMode: .sourceAccurate) {
            guard token.text == "os" || token.text == "canImport", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
                call.arguments.count == 1,
                let name = call.arguments.first?.expression.trimmedDescription
            else { continue }
            let value: String
            switch (token.text, name) {
            // The parts of the runtime that sources use are there.
            case ("os", "iOS"), ("canImport", "ObjectiveC"): value = "true"
            case ("os", "Linux"): value = "false"
            default: continue
            }
            replace(call, with: value)
            note(call, "condition", "\(token.text)(\(name)) is \(value)")
        }
    }
}
