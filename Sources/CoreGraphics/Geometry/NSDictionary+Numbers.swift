extension NSDictionary {
    /// Creates a dictionary of numbers.
    convenience init(numbers: KeyValuePairs<String, CGFloat>) {
        self.init(
            objects: numbers.map { NSNumber(value: Double($0.value)) },
            forKeys: numbers.map { NSString(string: $0.key) })
    }

    /// Returns the number for a key; nil if there is none.
    func number(for key: String) -> CGFloat? {
        (object(forKey: NSString(string: key)) as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}
