internal import SwiftSyntax

// Conditions have the values of an iPhone.
extension TranslationVisitor {
    func translateCondition(_ condition: ExprSyntax) {
        for token in condition.tokens(viewMode: .sourceAccurate) {
            guard token.text == "os", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                let system = call.arguments.first?.expression.trimmedDescription
            else { continue }
            let value: String
            switch system {
            case "iOS": value = "true"
            case "Linux": value = "false"
            default: continue
            }
            replace(call, with: value)
            note(call, "condition", "os(\(system)) is \(value)")
        }
    }
}
