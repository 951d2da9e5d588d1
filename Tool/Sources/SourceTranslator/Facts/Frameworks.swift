/// A framework of Apple's that UIKit does not export.
public struct Framework: Sendable {
    /// The module.
    public let name: String
    /// The beginnings of the names of its declarations, where these tell them from others; nil where they do not: of a file that imports
    /// such a framework nothing is left while it is missing.
    let prefixes: [String]?
    /// The modules whose objects a program links whose sources import it, its own first; empty for a framework that is missing here.
    public let modules: [String]
    /// The declarations that are here, of a framework that is here in part; no class may inherit them. nil for all, or none.
    let declarations: Set<String>?
    /// The system's libraries that these modules need, without "lib".
    public let libraries: [String]

    fileprivate init(_ name: String, _ prefixes: String..., more: [String] = []) {
        (self.name, self.prefixes, modules) = (name, prefixes.isEmpty && more.isEmpty ? nil : prefixes + more, [])
        (declarations, libraries) = (nil, [])
    }

    fileprivate init(here name: String, with modules: String..., libraries: [String] = []) {
        (self.name, prefixes, self.modules, declarations) = (name, nil, [name] + modules, nil)
        self.libraries = libraries
    }

    fileprivate init(partly name: String, _ declarations: Set<String>, prefixes: String...) {
        (self.name, self.prefixes, modules, self.declarations) = (name, prefixes, [name], declarations)
        libraries = []
    }
}

/// Frameworks by what is here of them: one row a framework.
public enum Frameworks {
    private static let video = ["CVPixel", "CVImage", "CVBuffer", "CVMetal", "CVReturn", "CVOpenGL", "kCVPixel", "kCVImage", "kCVReturn"]
    private static let openGL = [
        "EAGL", "kEAGL", "GL_", "GLint", "GLuint", "GLfloat", "GLenum", "glGen", "glBind", "glDelete", "glClear", "glDraw",
    ]

    /// All of them. A new one that is here is a row with its modules, and their folders in the library's `Sources`.
    private static let all = [
        Framework(here: "WebKit", with: "CWebHelper", "TextExchange"),
        Framework(here: "CoreLocation"), Framework(here: "MapKit", with: "CoreLocation"), Framework(here: "CoreMedia"),
        Framework(here: "AVFoundation", with: "CoreMedia"), Framework(here: "AVKit", with: "AVFoundation", "CoreMedia"),
        Framework(here: "Photos"), Framework(here: "PhotosUI", with: "Photos"), Framework(here: "UserNotifications"),
        Framework(here: "MessageUI"),
        Framework(here: "SafariServices", with: "WebKit", "CWebHelper", "TextExchange"), Framework(here: "LocalAuthentication"),
        Framework(here: "StoreKit"), Framework(here: "MediaPlayer"),
        Framework(here: "AuthenticationServices", with: "WebKit", "CWebHelper", "TextExchange"),
        Framework(partly: "SpriteKit", ["SKView", "SKScene", "SKSceneScaleMode"], prefixes: "SK"),
        Framework(here: "CoreSpotlight"), Framework(here: "WatchConnectivity"), Framework(here: "Combine"),
        Framework(here: "CoreData", libraries: ["sqlite3"]),
        Framework("ARKit", "AR"), Framework("AVFAudio", "AV"), Framework("Accounts", "AC"), Framework("AdSupport", "ASIdentifier"),
        Framework("AddressBook", "AB", "kAB"), Framework("AppKit"), Framework("AppTrackingTransparency", "ATT"),
        Framework("CloudKit", "CK"), Framework("Cocoa"), Framework("Contacts", "CN"),
        Framework("ContactsUI", "CN"), Framework("CoreBluetooth", "CB"),
        Framework("CoreTelephony", "CTTelephony", "CTCall", "CTCarrier", "CTCellular", "CTSubscriber"),
        Framework("CoreVideo", more: video), Framework("EventKit", "EK"), Framework("EventKitUI", "EK"),
        Framework("GLKit", "GLK", more: openGL), Framework("GameKit", "GK"), Framework("GameplayKit", "GK"), Framework("HealthKit", "HK"),
        Framework("HomeKit", "HM"), Framework("Intents", "IN"), Framework("LinkPresentation", "LP"),
        Framework("MultipeerConnectivity", "MC", "kMC"),
        Framework("NetworkExtension", "NE"), Framework("NotificationCenter", "NC"), Framework("OpenGLES", more: openGL),
        Framework("PDFKit", "PDF"), Framework("PassKit", "PK"), Framework("PlaygroundSupport", "Playground"),
        Framework("PushKit", "PK"), Framework("QuickLook", "QL"), Framework("ReplayKit", "RP"), Framework("SceneKit", "SCN"),
        Framework("Social", "SL"), Framework("Speech", "SF"), Framework("SwiftUI"),
        Framework("SystemConfiguration", "SC", "kSC"), Framework("UserNotificationsUI", "UN"), Framework("VideoToolbox", "VT", "kVT"),
        Framework("Vision", "VN"), Framework("WatchKit", "WK"), Framework("WidgetKit"), Framework("XCPlayground", "XCP"),
    ]

    /// The frameworks that are linked into programs whose sources import them.
    public static let linked = all.filter { !$0.modules.isEmpty }
    /// Apple's frameworks without a counterpart here.
    static let missing = Set(all.filter(\.modules.isEmpty).map(\.name))
    /// Those, and what is here in part.
    static let incomplete = Set(all.filter { $0.modules.isEmpty || $0.declarations != nil }.map(\.name))
    /// The declarations that are here, of frameworks that are here in part.
    private static let declarations: [String: Set<String>] = all.reduce(into: [:]) { $0[$1.name] = $1.declarations }

    /// Whether a name is that of a declaration that is here, of a framework that is here in part.
    static func has(_ framework: String, _ name: String) -> Bool { declarations[framework]?.contains(name) ?? false }

    /// The beginnings of the names of an incomplete framework's declarations.
    static let prefixes: [String: [String]] = all.filter { incomplete.contains($0.name) }.reduce(into: [:]) { $0[$1.name] = $1.prefixes }

    /// Whether a missing framework's declarations have names of their own.
    static func hasOwnNames(_ framework: String) -> Bool { missing.contains(framework) && prefixes[framework] != nil }

    /// Names of Swift and Foundation that have no prefix.
    private static let plainNames: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "Bundle", "Calendar", "CaseIterable", "Character", "ClosedRange",
        "Codable", "Collection", "Comparable", "CustomStringConvertible", "Data", "Date", "DateFormatter", "Decodable", "Dictionary",
        "DispatchQueue", "Double", "Encodable", "Equatable", "Error", "FileManager", "Float", "Hashable", "Identifiable", "IndexPath",
        "IndexSet", "Int", "Int8", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "Locale", "MainActor", "Never", "Notification",
        "NotificationCenter", "NumberFormatter", "ObjectIdentifier", "Optional", "OptionSet", "ProcessInfo", "Range", "RawRepresentable",
        "Result", "RunLoop", "Selector", "Self", "Sendable", "Sequence", "Set", "String", "Substring", "Task", "Thread", "TimeInterval",
        "Timer", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Unmanaged", "UserDefaults", "Void",
    ]

    /// Whether a name may be one of a framework whose names have no prefix: of SwiftUI those that it has, of others every type that UIKit,
    /// Foundation and Swift do not have.
    static func mayDeclare(_ framework: String, _ name: String) -> Bool {
        framework == "SwiftUI" ? SwiftUINames.all.contains(name) : !isKnown(name)
    }

    /// Whether a name is a variable's or a function's, or one of UIKit, Foundation or Swift.
    private static func isKnown(_ name: String) -> Bool {
        guard name.first?.isUppercase == true else { return true }
        return plainNames.contains(name)
            || ["UI", "NS", "CG", "CA", "CF", "CI"].contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(2).first?.isLowercase == false
            }
    }

    /// Whether a name is one of a framework's declarations: after a short prefix a word of its own begins.
    static func declares(_ framework: String, _ name: String) -> Bool {
        !has(framework, name)
            && (prefixes[framework] ?? []).contains { prefix in
                guard name.hasPrefix(prefix) else { return false }
                return prefix.count > 3 && !prefix.hasPrefix("k") || name.dropFirst(prefix.count).first?.isLowercase == false
            }
    }
}
