import CoreGraphics

// Keys and values of the dictionaries of items, with Apple's texts.

// MARK: Classes of items

/// The class of an item.
public let kSecClass: CFString = "class"
/// Passwords of an app's own.
public let kSecClassGenericPassword: CFString = "genp"
/// Passwords of servers.
public let kSecClassInternetPassword: CFString = "inet"
/// Certificates; there are none here.
public let kSecClassCertificate: CFString = "cert"
/// Keys; there are none here.
public let kSecClassKey: CFString = "keys"
/// Identities; there are none here.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// The account, a string.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password, a string.
public let kSecAttrService: CFString = "svce"
/// Data of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The group of apps that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The name for the user.
public let kSecAttrLabel: CFString = "labl"
/// The kind of the item for the user.
public let kSecAttrDescription: CFString = "desc"
/// A comment of the user.
public let kSecAttrComment: CFString = "icmt"
/// The creator's code.
public let kSecAttrCreator: CFString = "crtr"
/// The type's code.
public let kSecAttrType: CFString = "type"
/// Whether the item is hidden from the user.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item has no password.
public let kSecAttrIsNegative: CFString = "nega"
/// Whether the item is on the user's other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items of both kinds, in searches.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The server of an internet password.
public let kSecAttrServer: CFString = "srvr"
/// The domain of an internet password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol of an internet password.
public let kSecAttrProtocol: CFString = "ptcl"
/// The authentication of an internet password.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of an internet password, a number.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password.
public let kSecAttrPath: CFString = "path"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"

// MARK: Accessibility

/// The time at which the item can be read; the device is never locked here.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the first time.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked; not in backups.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the first time; not in backups.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always; not in backups.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While there is a passcode; not in backups.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

// MARK: Values

/// The password, as data.
public let kSecValueData: CFString = "v_Data"
/// A name of the item, as data, to find it by.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: Results of a search

/// Whether the password is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted, as a dictionary.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a name of the item is wanted, as data.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// Whether a reference is wanted, which passwords have not.
public let kSecReturnRef: CFString = "r_Ref"

// MARK: Searches

/// The number of results, or one of the two below.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first result.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether strings match in any case.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

// MARK: Use

/// The keychain of iOS, which is the only one here.
public let kSecUseDataProtectionKeychain: CFString = "u_DataProtectionKeychain"
/// The words with which the user is asked; the user is never asked here.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The context of an authentication; the user is never asked here.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user may be asked; the user is never asked here.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The search fails instead.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the user is asked are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
