/// Names of Swift members in Objective-C, by the compiler's rules.
enum ObjectiveCName {
    /// The name of a method; `labels` has nil for `_`.
    ///
    /// A method that throws has a parameter for the error, before its closures at the end; an asynchronous one has a closure at the end.
    static func method(
        _ base: String, _ labels: [String?], isThrowing: Bool = false, isAsync: Bool = false, trailingClosures: Int = 0
    ) -> String {
        if isAsync { return labels.isEmpty ? base + "WithCompletionHandler:" : method(base, labels) + "completionHandler:" }
        if isThrowing {
            let index = labels.count - min(trailingClosures, labels.count)
            if index == 0 {
                let rest = labels.map { ($0 ?? "") + ":" }.joined()
                return base + "AndReturnError:" + rest
            }
            return method(base, labels[..<index] + ["error"] + labels[index...])
        }
        guard let first = labels.first else { return base }
        var name = base
        if let first {
            let joined = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
            name += (joined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        name += ":"
        for label in labels.dropFirst() { name += (label ?? "") + ":" }
        return name
    }

    static func setter(_ property: String) -> String { "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" }

    /// The key of a Boolean property: "hidden" for `isHidden`, as UIKit and Core Animation name it.
    static func key(_ property: String) -> String {
        flags.contains(property) ? property.dropFirst(2).prefix(1).lowercased() + property.dropFirst(3) : property
    }

    /// Names of Boolean properties: those of the library, and Foundation's.
    private static let flags: Set<String> = {
        let names = LibraryTable.flags.split { $0 == ";" || $0 == " " || $0 == "\n" }.map(String.init)
        return Set(names + ["isCancelled", "isExecuting", "isFinished"])
    }()

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    private static func firstWord(of name: String) -> String {
        let start = name.prefix(1)
        return String(start + name.dropFirst().prefix { !$0.isUppercase })
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return String(name[start...])
    }
}
