import Foundation

// Foundation's decoders take a missing key for damage.
extension NSCoder {
    /// Whether there is a value under a key; false for a coder without keys.
    package func hasValue(forKey key: String) -> Bool { allowsKeyedCoding && containsValue(forKey: key) }

    /// The object of a class under a key; nil if there is none.
    func object<Value: NSObject & NSCoding>(of type: Value.Type, forKey key: String) -> Value? {
        hasValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    func string(forKey key: String) -> String? { object(of: NSString.self, forKey: key).map { "\($0)" } }

    /// The numbers of an array; none if there is no array.
    func numbers(forKey key: String) -> [Double] {
        guard hasValue(forKey: key) else { return [] }
        return (decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber] ?? []).map(\.doubleValue)
    }

    func encode(_ numbers: [Double], forKey key: String) { encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key) }
}
