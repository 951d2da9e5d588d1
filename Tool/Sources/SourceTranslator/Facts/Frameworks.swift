/// Frameworks by what is here of them.
enum Frameworks {
    /// Apple's frameworks without a counterpart here.
    static let missing: Set<String> = [
        "ARKit", "AVFoundation", "AVFAudio", "AVKit", "Accounts", "AdSupport", "AddressBook", "AppKit", "AppTrackingTransparency",
        "AuthenticationServices", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
        "CoreLocation", "CoreMedia", "CoreSpotlight", "CoreTelephony", "CoreVideo", "EventKit", "EventKitUI", "GLKit",
        "GameKit", "GameplayKit", "HealthKit", "HomeKit", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
        "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit",
        "PassKit",
        "Photos", "PhotosUI", "PlaygroundSupport", "PushKit", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Social", "Speech",
        "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
        "WatchConnectivity", "WatchKit", "WidgetKit", "XCPlayground",
    ]

    /// The beginnings of the names of a framework's declarations, where these tell them from others. Of a file that imports another missing
    /// framework nothing is left.
    static let prefixes: [String: [String]] = {
        let media = ["CMTime", "CMSample", "CMFormat", "CMVideo", "CMAudio", "CMBlock", "CMClock", "kCMTime", "kCMSample", "kCMFormat"]
        let video = ["CVPixel", "CVImage", "CVBuffer", "CVMetal", "CVReturn", "CVOpenGL", "kCVPixel", "kCVImage", "kCVReturn"]
        let openGL = ["EAGL", "kEAGL", "GL_", "GLint", "GLuint", "GLfloat", "GLenum", "glGen", "glBind", "glDelete", "glClear", "glDraw"]
        return [
            "ARKit": ["AR"], "AVFoundation": ["AV"] + media + video, "AVFAudio": ["AV"], "AVKit": ["AV"], "Accounts": ["AC"],
            "AdSupport": ["ASIdentifier"], "AddressBook": ["AB", "kAB"], "AppTrackingTransparency": ["ATT"],
            "AuthenticationServices": ["AS"], "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"],
            "CoreBluetooth": ["CB"], "CoreLocation": ["CL", "kCL"], "CoreMedia": media, "CoreSpotlight": ["CS"],
            "CoreTelephony": ["CTTelephony", "CTCall", "CTCarrier", "CTCellular", "CTSubscriber"], "CoreVideo": video,
            "CoreData": [
                "NSManagedObject", "NSFetch", "NSPersistent", "NSEntity", "NSBatch", "NSMerge", "NSAttributeDescription",
                "NSRelationshipDescription", "NSPropertyDescription",
            ],
            "EventKit": ["EK"], "EventKitUI": ["EK"], "GLKit": ["GLK"] + openGL, "GameKit": ["GK"], "GameplayKit": ["GK"],
            "HealthKit": ["HK"], "HomeKit": ["HM"], "Intents": ["IN"], "LinkPresentation": ["LP"], "LocalAuthentication": ["LA", "kLA"],
            "MapKit": ["MK", "CL", "kCL"], "MediaPlayer": ["MP"], "MessageUI": ["MF"],
            "MobileCoreServices": ["kUT", "UTTypeC", "UTTypeE", "UTTypeIs"], "MultipeerConnectivity": ["MC", "kMC"],
            "NetworkExtension": ["NE"], "NotificationCenter": ["NC"], "OpenGLES": openGL, "PDFKit": ["PDF"], "PassKit": ["PK"],
            "Photos": ["PH"], "PhotosUI": ["PH"], "PlaygroundSupport": ["Playground"], "PushKit": ["PK"], "QuickLook": ["QL"],
            "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Social": ["SL"], "Speech": ["SF"], "SpriteKit": ["SK"],
            "StoreKit": ["SK"], "SystemConfiguration": ["SC", "kSC"], "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"],
            "VideoToolbox": ["VT", "kVT"], "Vision": ["VN"], "WatchConnectivity": ["WC"], "WatchKit": ["WK"], "XCPlayground": ["XCP"],
        ]
    }()

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

    /// SwiftUI's names that look like UIKit's, and its functions.
    private static let namesOfSwiftUI: Set<String> = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext", "UIViewControllerRepresentableContext",
        "UIHostingController", "UIHostingConfiguration", "UIHostingSceneDelegate", "UIApplicationDelegateAdaptor",
        "UIGestureRecognizerRepresentable", "UIGestureRecognizerRepresentableContext", "withAnimation", "withTransaction",
    ]

    /// Whether a name is a variable's or a function's, or one of UIKit, Foundation or Swift.
    static func isKnown(_ name: String) -> Bool {
        if namesOfSwiftUI.contains(name) { return false }
        guard name.first?.isUppercase == true else { return true }
        return plainNames.contains(name)
            || ["UI", "NS", "CG", "CA", "CF", "CI"].contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(2).first?.isLowercase == false
            }
    }

    /// Whether a name is one of a framework's declarations: after a short prefix a word of its own begins.
    static func declares(_ framework: String, _ name: String) -> Bool {
        (prefixes[framework] ?? []).contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            return prefix.count > 3 && !prefix.hasPrefix("k") || name.dropFirst(prefix.count).first?.isLowercase == false
        }
    }
}
