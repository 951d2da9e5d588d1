internal import SwiftSyntax

/// A clause of `#if` that an iPhone may have.
struct ActiveClause {
    let syntax: IfConfigClauseSyntax
    /// The negated conditions of the clauses before it.
    let earlier: ArraySlice<String>
    /// Its own condition; nil for `#else`.
    let own: String?

    /// The condition under which the clause is compiled, with those before it, as a text of one line.
    var condition: String { (earlier + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && ") }
}

extension IfConfigDeclSyntax {
    /// The clauses that are not certainly left out for an iPhone.
    var activeClauses: [ActiveClause] {
        let own = clauses.map { $0.condition?.phoneText }
        let negated = own.map { "!(\($0 ?? "false"))" }
        var active: [ActiveClause] = []
        for (position, clause) in clauses.enumerated() {
            let value = clause.condition?.conditionValue
            if value != false { active.append(ActiveClause(syntax: clause, earlier: negated[..<position], own: own[position])) }
            if value == true { break }
        }
        return active
    }
}

extension ExprSyntax {
    /// The text of a condition, with the values that an iPhone gives.
    fileprivate var phoneText: String {
        oneLine.replacing("os(iOS)", with: "true").replacing("os(Linux)", with: "false").replacing(
            "canImport(ObjectiveC)", with: "true")
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
            if ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "ObjectiveC"].contains(argument) { return true }
            return Frameworks.missing.contains(argument) ? false : nil
        case "swift", "compiler":
            // The oldest mode of the language counts as 4.1, and Kinora needs a compiler of 6.3.
            guard let version = argument.firstMatch(of: /^(>=|<)\s*(\d+)(?:\.(\d+))?$/), let major = Int(version.2) else { return nil }
            let minor = version.3.flatMap { Int($0) } ?? 0
            let oldest = call.calledExpression.trimmedDescription == "swift" ? (4, 1) : (6, 3)
            return (major, minor) <= oldest ? version.1 == ">=" : nil
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
