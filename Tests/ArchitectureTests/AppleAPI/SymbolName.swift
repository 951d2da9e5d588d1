import Foundation

/// A Swift symbol by the name that documentation gives it.
struct SymbolName: Equatable {
    /// The module that declares it, or the extension that it is declared in.
    let module: String
    /// The types around it and the name with its argument labels.
    let symbol: String

    /// - Parameters:
    ///   - usr: the compiler's name, which begins with `s:`. C symbols have others, and give nil; so do extensions and what is local.
    ///   - name: the name with its labels.
    init?(usr: String, name: String) {
        guard usr.hasPrefix("s:"), !usr.hasPrefix("s:e:"), let demangled = Self.demangle("$s" + usr.dropFirst(2)) else { return nil }
        // "anchor #1 : CGPoint in (extension in M):CALayer.setAnchor(CGPoint) -> ()"
        guard demangled.range(of: #" #\d+ "#, options: .regularExpression) == nil else { return nil }
        var path = Substring(demangled)
        if path.hasPrefix("static ") { path = path.dropFirst("static ".count) }
        var owner: Substring?
        if path.hasPrefix("(extension in "), let end = path.range(of: "):") {
            owner = path[..<end.lowerBound].dropFirst("(extension in ".count)
            path = path[end.upperBound...]
        }
        var components: [String] = [""]
        scan: for character in Self.withoutGenericArguments(path) {
            switch character {
            case ".": components.append("")
            case "(", " ", ":": break scan
            default: components[components.count - 1].append(character)
            }
        }
        module = owner.map(String.init) ?? components[0]
        let isProperty = name.hasPrefix("getter:") || name.hasPrefix("setter:")
        // The last component is the symbol itself, whose labels the name has; an operator's spelling may hold anything.
        let around = components.dropFirst().dropLast(isProperty ? 2 : 1)
        symbol = (around + [isProperty ? String(name.dropFirst("getter:".count)) : name]).joined(separator: ".")
    }

    private static func withoutGenericArguments(_ text: Substring) -> String {
        var depth = 0
        var kept = ""
        for character in text {
            if character == "(" { return kept + "(" }
            if character == "<" { depth += 1 }
            if depth == 0 { kept.append(character) }
            if character == ">", depth > 0 { depth -= 1 }
        }
        return kept
    }

    private typealias Demangle =
        @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32) ->
        UnsafeMutablePointer<CChar>?

    /// By the runtime, which every Swift program has.
    private static func demangle(_ mangled: String) -> String? {
        guard let address = dlsym(nil, "swift_demangle") else { return nil }
        guard let text = unsafeBitCast(address, to: Demangle.self)(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
