/// A result of the system's functions; 0 for success.
public typealias OSStatus = Int32

/// No error.
public let noErr: OSStatus = 0
/// No error.
public let errSecSuccess: OSStatus = 0
/// The function or the class of items is not there.
public let errSecUnimplemented: OSStatus = -4
/// The file of the keychain cannot be written.
public let errSecIO: OSStatus = -36
/// A parameter is missing or has another type.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user has not been recognized.
public let errSecAuthFailed: OSStatus = -25293
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns a sentence about a result; nil for one that is not known.
///
/// Source: Apple, [SecCopyErrorMessageString](https://developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)).
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecNotAvailable: "No keychain is available."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "Unable to decode the provided data."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    default: nil
    }
}
