extension Array where Element: AnyObject {
    /// Where an object lies, looked for from both ends at once: of many children it is mostly the first or the last that goes.
    func index(ofIdentical object: Element) -> Int? {
        var (low, high) = (startIndex, endIndex - 1)
        while low <= high {
            if self[low] === object { return low }
            if self[high] === object { return high }
            (low, high) = (low + 1, high - 1)
        }
        return nil
    }

    /// Takes out an object that is there once at most; false when it is not there.
    @discardableResult
    package mutating func removeIdentical(_ object: Element) -> Bool {
        guard let index = index(ofIdentical: object) else { return false }
        remove(at: index)
        return true
    }
}
