extension Array where Element: AnyObject {
    /// Index of an object, searched from both ends at once: of many children, mostly the first or the last is removed.
    func index(ofIdentical object: Element) -> Int? {
        var (low, high) = (startIndex, endIndex - 1)
        while low <= high {
            if self[low] === object { return low }
            if self[high] === object { return high }
            (low, high) = (low + 1, high - 1)
        }
        return nil
    }

    /// Removes an object that occurs at most once; returns false if there is none.
    @discardableResult
    package mutating func removeIdentical(_ object: Element) -> Bool {
        guard let index = index(ofIdentical: object) else { return false }
        remove(at: index)
        return true
    }
}
