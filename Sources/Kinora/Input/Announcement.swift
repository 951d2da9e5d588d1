import UIKit

/// A notification that the app posted with `UIAccessibility.post(notification:argument:)`.
public struct Announcement {
    /// The time in virtual seconds since the stage was created.
    public let time: TimeInterval
    /// The posted notification.
    public let notification: UIAccessibility.Notification
    /// The spoken text; nil if the argument is not a string.
    public let text: String?
    /// The element to focus; nil if the argument is not an element or the element was deallocated.
    public private(set) weak var element: UIResponder?

    init(_ post: UIAccessibility.Post, time: TimeInterval) {
        self.time = time
        notification = post.notification
        text = post.text
        element = post.element
    }
}
