import UIKit
import XCTest

/// Passwords of the keychain.
final class KeychainTests: XCTestCase {
    private let service = "service-\(UUID().uuidString)"

    private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: account].merging(
            more
        ) {
            $1
        } as CFDictionary
    }

    private func data(_ account: String) -> Data? {
        var result: AnyObject?
        let found = SecItemCopyMatching(
            query(account, [kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne]), &result)
        return found == errSecSuccess ? result as? Data : nil
    }

    override func tearDown() { _ = SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrService: service] as CFDictionary) }

    func testAPasswordIsAddedFoundChangedAndRemoved() {
        XCTAssertNil(data("ann"))
        XCTAssertEqual(SecItemAdd(query("ann", [kSecValueData as String: Data("one".utf8)]), nil), errSecSuccess)
        XCTAssertEqual(SecItemAdd(query("ann", [kSecValueData as String: Data("two".utf8)]), nil), errSecDuplicateItem)
        XCTAssertEqual(data("ann"), Data("one".utf8))
        XCTAssertEqual(SecItemUpdate(query("ann"), [kSecValueData: Data("two".utf8)] as CFDictionary), errSecSuccess)
        XCTAssertEqual(data("ann"), Data("two".utf8))
        XCTAssertEqual(SecItemUpdate(query("bob"), [kSecValueData: Data()] as CFDictionary), errSecItemNotFound)
        XCTAssertEqual(SecItemDelete(query("ann")), errSecSuccess)
        XCTAssertEqual(SecItemDelete(query("ann")), errSecItemNotFound)
    }

    func testAllItemsOfASearchComeAsAnArrayOfDictionaries() throws {
        for name in ["a", "b"] { XCTAssertEqual(SecItemAdd(query(name, [kSecValueData as String: Data(name.utf8)]), nil), errSecSuccess) }
        var result: AnyObject?
        let search: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecMatchLimit as String: kSecMatchLimitAll,
            kSecReturnAttributes as String: true, kSecReturnData as String: true,
        ]
        XCTAssertEqual(SecItemCopyMatching(search as CFDictionary, &result), errSecSuccess)
        let items = try XCTUnwrap(result as? [[String: Any]])
        XCTAssertEqual(items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted(), ["a", "b"])
        XCTAssertEqual(items.compactMap { $0[kSecValueData as String] as? Data }.count, 2)
        XCTAssertEqual(items.first?[kSecAttrAccessible as String] as? String, "ak")
    }

    func testAQueryNamesAClassOrAnItem() {
        XCTAssertEqual(SecItemAdd(query("ann", [kSecValueData as String: Data("one".utf8)]), nil), errSecSuccess)
        let query = [kSecAttrService: service] as CFDictionary
        var result: AnyObject?
        XCTAssertEqual(SecItemCopyMatching(query, &result), errSecParam)
        XCTAssertEqual(SecItemUpdate(query, [kSecValueData: Data()] as CFDictionary), errSecParam)
        XCTAssertEqual(SecItemDelete(query), errSecParam)
        XCTAssertEqual(data("ann"), Data("one".utf8))
    }

    func testAnItemIsFoundByItsName() throws {
        var name: AnyObject?
        let added = SecItemAdd(query("c", [kSecValueData as String: Data([7]), kSecReturnPersistentRef as String: true]), &name)
        XCTAssertEqual(added, errSecSuccess)
        var result: AnyObject?
        let search: [String: Any] = [kSecValuePersistentRef as String: try XCTUnwrap(name as? Data), kSecReturnData as String: true]
        XCTAssertEqual(SecItemCopyMatching(search as CFDictionary, &result), errSecSuccess)
        XCTAssertEqual(result as? Data, Data([7]))
    }

    func testMistakesAreNamed() {
        XCTAssertEqual(SecItemAdd([kSecAttrAccount: "x"] as CFDictionary, nil), errSecParam)
        XCTAssertEqual(SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil), errSecUnimplemented)
        XCTAssertEqual(SecItemAdd(query("x", [kSecValueData as String: "text"]), nil), errSecParam)
        XCTAssertEqual(SecCopyErrorMessageString(errSecItemNotFound, nil), "The specified item could not be found in the keychain.")
        XCTAssertNil(SecCopyErrorMessageString(1, nil))
    }

    func testRandomBytesFillTheMemory() {
        var bytes = [UInt8](repeating: 0, count: 64)
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes), errSecSuccess)
        XCTAssertGreaterThan(Set(bytes).count, 8)
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes), errSecParam)
    }
}
