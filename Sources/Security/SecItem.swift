import CoreGraphics
import Foundation

/// Adds a password to the keychain.
///
/// Returns `errSecDuplicateItem` if there is one with the same account and service (or server), `errSecUnimplemented` for keys,
/// certificates and identities, and `errSecParam` for a dictionary without a class, or with values that no property list has.
///
/// Differs from UIKit: the keychain is in the memory of the process, or in the file that the environment variable `KINORA_KEYCHAIN` names,
/// which is not encrypted; the user is never asked, and items have no dates. Source: Apple,
/// [SecItemAdd](https://developer.apple.com/documentation/security/secitemadd(_:_:)).
///
/// - Complexity: O(*n*), where *n* is the number of items, as of the functions below.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    var found: Any?
    let status = Keychain.shared.add(KeychainQuery(attributes), &found)
    if status == errSecSuccess { result?.pointee = found.map { $0 as AnyObject } }
    return status
}

/// Finds passwords: the data of the first one, its attributes, or an array for more.
///
/// Returns `errSecItemNotFound` if none has all attributes of the query, and `errSecParam` for a query with neither a class nor
/// `kSecValuePersistentRef`.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    var found: Any?
    let status = Keychain.shared.copy(KeychainQuery(query), &found)
    if status == errSecSuccess { result?.pointee = found.map { $0 as AnyObject } }
    return status
}

/// Changes all passwords that a query finds.
///
/// Returns `errSecItemNotFound` if there are none, `errSecDuplicateItem` if two would be the same, and `errSecParam` for a query with
/// neither a class nor `kSecValuePersistentRef`.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(KeychainQuery(query), KeychainQuery(attributesToUpdate))
}

/// Removes all passwords that a query finds. Returns `errSecItemNotFound` if there are none, and `errSecParam` for a query with neither a
/// class nor `kSecValuePersistentRef`.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(KeychainQuery(query)) }
