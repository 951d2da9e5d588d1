import Foundation

/// The items of the process: in memory, and in the file that the environment variable `KINORA_KEYCHAIN` names.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain(path: ProcessInfo.processInfo.environment["KINORA_KEYCHAIN"])

    private let path: String?
    private let lock = NSLock()
    private var items: [KeychainItem] = []

    init(path: String?) {
        self.path = path
        guard let path, let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return }
        items = list.compactMap(KeychainItem.init(stored:))
    }

    /// Changes the items, and writes them. Items that cannot be written stay as they were.
    private func change(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        lock.withLock {
            var changed = items
            let status = body(&changed)
            guard status == errSecSuccess else { return status }
            if let path, !Self.write(changed, to: path) { return errSecIO }
            items = changed
            return errSecSuccess
        }
    }

    private static func write(_ items: [KeychainItem], to path: String) -> Bool {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: items.map(\.stored), format: .binary, options: 0) else {
            return false
        }
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        } catch { return false }
        return true
    }

    // MARK: The functions

    func add(_ query: KeychainQuery, _ result: inout Any?) -> OSStatus {
        guard query.isValid, let kind = query.attributes[kSecClass] as? String else { return errSecParam }
        guard KeychainItem.isClass(kind) else { return errSecUnimplemented }
        var item = KeychainItem(query.attributes)
        item.values[kSecValueData] = query.data ?? Data()
        item.values[kSecAttrAccessible] = item.values[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
        let status = change { items in
            guard !items.contains(where: item.isSame) else { return errSecDuplicateItem }
            items.append(item)
            return errSecSuccess
        }
        if status == errSecSuccess { result = query.result(of: item) }
        return status
    }

    func copy(_ query: KeychainQuery, _ result: inout Any?) -> OSStatus {
        guard query.finds, query.limit > 0 else { return errSecParam }
        let found = lock.withLock { items.filter { $0.matches(query) } }
        guard let first = found.first else { return errSecItemNotFound }
        if query.limit == 1 {
            result = query.result(of: first)
        } else {
            let results = found.prefix(query.limit).compactMap(query.result)
            result = results.isEmpty ? nil : results
        }
        return errSecSuccess
    }

    func update(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
        guard query.finds, changes.isValid, !query.isLimited, changes.attributes[kSecClass] == nil else { return errSecParam }
        return change { items in
            let found = items.indices.filter { items[$0].matches(query) }
            guard !found.isEmpty else { return errSecItemNotFound }
            for index in found {
                items[index].values.merge(changes.attributes) { $1 }
                if let data = changes.data { items[index].values[kSecValueData] = data }
            }
            let isUnique = found.allSatisfy { index in items.indices.allSatisfy { $0 == index || !items[$0].isSame(as: items[index]) } }
            return isUnique ? errSecSuccess : errSecDuplicateItem
        }
    }

    func delete(_ query: KeychainQuery) -> OSStatus {
        guard query.finds else { return errSecParam }
        return change { items in
            let count = items.count
            items.removeAll { $0.matches(query) }
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }
}
