internal import SwiftSyntax

// Calls of functions before Swift 4.2: `UIEdgeInsetsMake(1, 2, 3, 4)`, `UIImagePNGRepresentation(image)`.
extension TranslationVisitor {
    func translateOldFunction(_ node: FunctionCallExprSyntax) {
        guard options.replacesOldNames, let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
            let call = OldFunctions.table[reference.baseName.text], node.arguments.count == call.count,
            node.trailingClosure == nil, node.arguments.allSatisfy({ $0.label == nil }), let open = node.leftParen,
            let close = node.rightParen, !isOwnOldName(reference.baseName, isType: false)
        else { return }
        let arguments = Array(node.arguments)
        switch call {
        case .function(let name, let labels):
            replace(reference, with: name)
            for (argument, label) in zip(arguments, labels) {
                if let label { edits.insert("\(label): ", at: argument.expression.bytes.lowerBound) }
            }
        case .method(let name, let labels):
            blankName(reference, before: open)
            let first = arguments[0].expression
            let next = arguments.count > 1 ? arguments[1].expression.bytes.lowerBound : close.bytes.lowerBound
            let label = labels.first.flatMap { $0 }.map { "\($0): " } ?? ""
            edits.replace(first.bytes.upperBound..<next, with: ").\(name)(\(label)", in: source)
        case .property(let path): replace(node, with: path)
        case .equality:
            replace(reference, with: "(")
            edits.replace(
                arguments[0].expression.bytes.upperBound..<arguments[1].expression.bytes.lowerBound, with: ") == (", in: source)
            edits.insert(")", at: close.bytes.upperBound)
        }
        note(node, "oldName", "\(reference.baseName.text) has the name of Swift 4.2")
    }

    /// `swap(&list[i], &list[j])`, which Swift 3 took: it is an overlapping access now, but of pointers.
    func translateSwapOfElements(_ node: FunctionCallExprSyntax) {
        guard options.replacesOldNames, let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
            reference.baseName.text == "swap", node.arguments.count == 2, node.trailingClosure == nil,
            !SourceFilter.contains(source, Array("MutablePointer".utf8))
        else { return }
        let elements = node.arguments.compactMap {
            $0.label == nil ? $0.expression.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self) : nil
        }
        guard elements.count == 2, elements.allSatisfy({ $0.arguments.count == 1 && $0.arguments.first?.label == nil }),
            elements[0].calledExpression.trimmedDescription == elements[1].calledExpression.trimmedDescription
        else { return }
        let list = elements[0].calledExpression
        // The brackets of the call stay; what is between them and the first index goes.
        edits.replace(reference.bytes, with: list.trimmedDescription + ".swapAt", in: source)
        for (element, argument) in zip(elements, node.arguments) {
            edits.blank(argument.expression.bytes.lowerBound..<element.leftSquare.bytes.upperBound, in: source)
            edits.blank(element.rightSquare.bytes, in: source)
        }
        note(node, "oldName", "swap has the form of Swift 4")
    }

    /// The brackets of the arguments stay, and go around the receiver.
    private func blankName(_ reference: DeclReferenceExprSyntax, before open: TokenSyntax) {
        edits.blank(reference.bytes.lowerBound..<open.bytes.lowerBound, in: source)
    }
}
