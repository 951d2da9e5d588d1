internal import SwiftSyntax

extension IfConfigClauseSyntax {
    /// Whether the clause is certainly not compiled for an iPhone.
    var isInactive: Bool {
        if condition?.conditionValue == false { return true }
        guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
        for clause in clauses {
            if clause.id == id { return false }
            if clause.condition?.conditionValue == true { return true }
        }
        return false
    }

    /// The condition under which the clause is compiled, with those before it, as a text of one line.
    var wholeCondition: String {
        var conditions: [String] = []
        for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            guard let condition = clause.condition?.phoneText else { break }
            if clause.id == id { return (conditions + ["(\(condition))"]).joined(separator: " && ") }
            conditions.append("!(\(condition))")
        }
        return conditions.joined(separator: " && ")
    }
}

extension ExprSyntax {
    /// The text of a condition, with the values that an iPhone gives.
    fileprivate var phoneText: String {
        oneLine.replacing("os(iOS)", with: "true").replacing("os(Linux)", with: "false")
    }

    /// The value of a condition of the compiler on an iPhone; nil if it depends on more.
    fileprivate var conditionValue: Bool? {
        if let sequence = self.as(SequenceExprSyntax.self) {
            // `&&` binds closer than `||`.
            var sums: [[ExprSyntax]] = [[]]
            for element in sequence.elements {
                switch element.trimmedDescription {
                case "||": sums.append([])
                case "&&": continue
                default: sums[sums.count - 1].append(element)
                }
            }
            return Self.any(sums.map { product in Self.any(product.map { $0.conditionValue.map { !$0 } }).map { !$0 } })
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.conditionValue }
        if let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return negated.expression.conditionValue.map { !$0 }
        }
        if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression.trimmedDescription else {
            return nil
        }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "canImport":
            if ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(argument) { return true }
            return Frameworks.missing.contains(argument) ? false : nil
        case "targetEnvironment": return argument == "simulator" ? nil : false
        default: return nil
        }
    }

    /// Whether one of the values is true; nil if that depends on one that is not known.
    private static func any(_ values: [Bool?]) -> Bool? {
        if values.contains(true) { return true }
        return values.contains(nil) ? nil : false
    }
}
