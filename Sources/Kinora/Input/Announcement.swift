import UIKit

/// Something that the app has told assistive technologies by `UIAccessibility.post(notification:argument:)`.
public struct Announcement {
    /// Virtual seconds since the stage's start.
    public let time: TimeInterval
    /// What it is about.
    public let notification: UIAccessibility.Notification
    /// What is spoken; nil where the argument is no text.
    public let text: String?
    /// The element to go to; nil where the argument is none, and when it has gone.
    public private(set) weak var element: UIResponder?

    init(_ post: UIAccessibility.Post, time: TimeInterval) {
        self.time = time
        notification = post.notification
        text = post.text
        element = post.element
    }
}
