import Foundation

/// A password with its attributes, by the keys of the functions.
struct KeychainItem {
    var values: [String: Any]
    /// The name by which the item is found again.
    var name = Data(UUID().uuidString.utf8)

    init(_ values: [String: Any]) { self.values = values }

    /// An item of the keychain's file; nil for another value.
    init?(stored: [String: Any]) {
        guard let name = stored["name"] as? Data, let values = stored["values"] as? [String: Any] else { return nil }
        (self.name, self.values) = (name, values.compactMapValues(KeychainQuery.propertyList))
    }

    var stored: [String: Any] { ["name": name, "values": values] }

    /// The attributes that two items of a class may not both have.
    private static let identities: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
            kSecAttrPath,
            kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
    ]

    static func isClass(_ name: String) -> Bool { identities[name] != nil }

    func isSame(as other: KeychainItem) -> Bool {
        guard let kind = values[kSecClass] as? String, kind == other.values[kSecClass] as? String else { return false }
        return (Self.identities[kind] ?? []).allSatisfy { Self.areEqual(values[$0], other.values[$0]) }
    }

    /// Whether the item has the attributes of a search.
    func matches(_ query: KeychainQuery) -> Bool {
        if let wanted = query.name { return wanted == name }
        return query.attributes.allSatisfy { key, value in
            if query.ignoresCase, let one = values[key] as? String, let other = value as? String {
                return one.caseInsensitiveCompare(other) == .orderedSame
            }
            return Self.areEqual(values[key], value)
        }
    }

    /// Equality of property lists; a flag that is not there is false.
    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (nil, let value?), (let value?, nil): (value as? NSNumber).map { $0 == 0 } ?? (value as? String)?.isEmpty ?? false
        case (let one as String, let other as String): one == other
        case (let one as Data, let other as Data): one == other
        case (let one as Date, let other as Date): one == other
        case (let one as NSNumber, let other as NSNumber): one == other
        default: false
        }
    }
}
