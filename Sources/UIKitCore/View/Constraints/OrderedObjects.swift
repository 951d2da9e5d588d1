/// Objects in the order of their addition, each once: adding, removing and looking up one takes the same time however many there are.
struct OrderedObjects<Element: AnyObject>: Sequence {
    /// nil for those that were removed.
    private var elements: [Element?] = []
    /// Indices of the elements; empty while they are few, which are searched.
    private var indices: [ObjectIdentifier: Int] = [:]
    private(set) var count = 0

    private static var searched: Int { 16 }

    var isEmpty: Bool { count == 0 }

    /// All objects, as an array.
    var all: [Element] { elements.compactMap { $0 } }

    func contains(_ element: Element) -> Bool { index(of: element) != nil }

    /// Adds an object at the end, unless it is there.
    mutating func append(_ element: Element) {
        guard index(of: element) == nil else { return }
        if !indices.isEmpty { indices[ObjectIdentifier(element)] = elements.count }
        elements.append(element)
        count += 1
        if indices.isEmpty, elements.count > Self.searched { fillIndices() }
    }

    mutating func remove(_ element: Element) {
        guard let index = index(of: element) else { return }
        elements[index] = nil
        indices[ObjectIdentifier(element)] = nil
        count -= 1
        guard elements.count > Self.searched, count * 2 < elements.count else {
            if indices.isEmpty { elements.remove(at: index) }
            return
        }
        elements.removeAll { $0 == nil }
        indices = [:]
        if elements.count > Self.searched { fillIndices() }
    }

    mutating func removeAll() { self = OrderedObjects() }

    func makeIterator() -> AnyIterator<Element> {
        var rest = elements.makeIterator()
        return AnyIterator {
            while let next = rest.next() { if let next { return next } }
            return nil
        }
    }

    private func index(of element: Element) -> Int? {
        indices.isEmpty ? elements.firstIndex { $0 === element } : indices[ObjectIdentifier(element)]
    }

    private mutating func fillIndices() {
        for (index, element) in elements.enumerated() { if let element { indices[ObjectIdentifier(element)] = index } }
    }
}
