extension NSDictionary {
    /// A dictionary of numbers under these names.
    convenience init(numbers: KeyValuePairs<String, CGFloat>) {
        self.init(
            objects: numbers.map { NSNumber(value: Double($0.value)) },
            forKeys: numbers.map { NSString(string: $0.key) })
    }

    /// The number under this name; nil where there is none.
    func number(for key: String) -> CGFloat? {
        (object(forKey: NSString(string: key)) as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}
