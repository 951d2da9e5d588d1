/// Types and what they inherit from, nearest first and each once; found lazily.
struct TypeAncestors: Sequence, LazySequenceProtocol {
    private let start: [String]
    private let next: (String) -> [String]

    init(start: [String], _ next: @escaping (String) -> [String]) {
        self.start = start
        self.next = next
    }

    func makeIterator() -> Iterator { Iterator(pending: start, nextTypes: next) }

    struct Iterator: IteratorProtocol {
        fileprivate var pending: [String]
        fileprivate let nextTypes: (String) -> [String]
        private var index = 0
        private var seen: Set<String> = []

        fileprivate init(pending: [String], nextTypes: @escaping (String) -> [String]) {
            self.pending = pending
            self.nextTypes = nextTypes
        }

        mutating func next() -> String? {
            while index < pending.count {
                let key = pending[index]
                index += 1
                guard seen.insert(key).inserted else { continue }
                Steps.add()
                pending += nextTypes(key)
                return key
            }
            return nil
        }
    }
}
