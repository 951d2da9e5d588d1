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
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XCPlayground",
    ]
}
