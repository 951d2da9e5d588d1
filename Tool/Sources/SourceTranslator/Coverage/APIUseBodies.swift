internal import SourceTokens

/// The search of bodies that are blank in a tree, with what `APIUseVisitor` knows where they are.
final class APIUseBodies: BodyModel {
    unowned var visitor: APIUseVisitor!
    private var bodies: [Int: Range<Int>]
    private var values: [APIUseVisitor.Value] = []
    private var numbers: [APIUseVisitor.Value: Int] = [:]
    private var isUncertain = false
    /// The values of names that are not local, within the types of a number.
    private var membersByName: [String: [Int]] = [:]
    private var memberTypes = -1
    private let source: [UInt8]
    private lazy var search = BodySearch(source, self)

    init(_ source: [UInt8], _ bodies: [Range<Int>]) {
        self.source = source
        self.bodies = Dictionary(uniqueKeysWithValues: bodies.map { ($0.lowerBound, $0) })
    }

    /// Whether nothing in any of them may be reported; not if the visitor has not come to one.
    var isCertain: Bool { !isUncertain && bodies.isEmpty }

    /// Searches the body that begins at a byte, if one does.
    func examine(from offset: Int) {
        guard !isUncertain, let range = bodies.removeValue(forKey: offset) else { return }
        isUncertain = !search.isCertain(range)
    }

    private func number(of value: APIUseVisitor.Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }

    private func numbers(of value: APIUseVisitor.Value?) -> [Int] { value.map { [number(of: $0)] } ?? [] }

    private func object(_ key: String?) -> [Int] { key.map { [number(of: .instance($0))] } ?? [] }

    // MARK: What names mean

    func mayReport(_ name: String) -> Bool { APIUse.isApple(name, visitor.search.prefixes) && visitor.isNothing(name) }

    func values(of name: String) -> [Int] {
        guard !visitor.isLocal(name) else { return numbers(of: visitor.named(name)) }
        if memberTypes != visitor.typesNumber {
            membersByName = [:]
            memberTypes = visitor.typesNumber
        }
        if let known = membersByName[name] { return known }
        let result = numbers(of: name == "super" ? visitor.superclass : visitor.named(name))
        membersByName[name] = result
        return result
    }

    func values(of member: String, in value: Int) -> [Int]? {
        let isPlain = member == "self" || member == "init"
        switch values[value] {
        case .instance(let key):
            if !isPlain, visitor.lacks(member, key) { return nil }
            return object(visitor.known.memberType(member, in: visitor.search.lineage(of: key)))
        case .type(let key):
            if !isPlain, !["Type", "Protocol", "allCases"].contains(member), visitor.lacks(member, key) { return nil }
            if member == "init" { return object(key) }
            let nested = visitor.known.key(key + "." + member).map { [number(of: .type($0))] } ?? []
            return nested + object(visitor.known.memberType(member, in: visitor.search.lineage(of: key)))
        }
    }

    func mayReport(implicit member: String, of value: Int) -> Bool {
        guard case .instance(let key) = values[value], !["init", "none", "some"].contains(member) else { return false }
        return visitor.lacks(member, key)
    }

    func objects(of path: String) -> [Int] { object(visitor.known.key(path, in: visitor.current)) }

    func result(of value: Int) -> Int {
        if case .type(let key) = values[value] { return number(of: .instance(key)) }
        return value
    }

    func stored(_ value: Int) -> [Int] {
        switch values[value] {
        case .instance(let key), .type(let key): object(visitor.known.key(key, in: visitor.current))
        }
    }
}
