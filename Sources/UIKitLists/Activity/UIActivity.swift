import Foundation
import UIKitCore

/// A service of the app's own that an activity view controller offers beside the system's.
///
/// A subclass has a type, a title and an image, says what items it takes, and performs: by a view controller, which is presented, or by
/// `perform()`. It calls `activityDidFinish(_:)` at its end. Source: Apple,
/// [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
///
/// ```swift
/// final class ArchiveActivity: UIActivity {
///     override var activityType: ActivityType? { ActivityType("org.example.archive") }
///     override var activityTitle: String? { "Archive" }
///     override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
///     override func perform() { activityDidFinish(true) }
/// }
/// ```
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The sheet that performs the activity.
    final weak var sheet: UIActivityViewController?

    public override init() { super.init() }

    /// The kind of the activity: `action`, unless overridden.
    open class var activityCategory: Category { .action }

    /// The type of the activity; nil unless overridden.
    open var activityType: ActivityType? { nil }

    /// The text below or beside the image; nil unless overridden.
    open var activityTitle: String? { nil }

    /// The image; nil unless overridden. Of an action only the opacity is used.
    open var activityImage: UIImage? { nil }

    /// Whether the activity takes the items; false unless overridden. One that does not is not offered.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items after the user has chosen the activity.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that performs the activity, and is presented for it; nil, unless overridden, for `perform()`.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity; only without a view controller.
    open func perform() {}

    /// Ends the activity: its controller and the sheet are dismissed if it was completed, otherwise the sheet stays.
    open func activityDidFinish(_ completed: Bool) { sheet?.activityDidFinish(self, completed) }

    /// Whether an activity shares the items or acts on them.
    public enum Category: Int, Sendable {
        /// An action, in the list.
        case action = 0
        /// A way of sharing, in the row of icons.
        case share = 1
    }
}

extension UIActivity {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a type by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// A mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// The photo of a contact; not offered.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saving to the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// The reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sending to a device nearby; not offered.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opening in the reader of books; not offered.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Making a PDF; not offered.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Facebook; not offered.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Twitter; not offered.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Weibo; not offered.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Tencent Weibo; not offered.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Flickr; not offered.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Vimeo; not offered.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    }
}
