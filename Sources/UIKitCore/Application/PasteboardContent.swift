import Foundation
import UIFoundation

/// The items of a pasteboard.
struct PasteboardContent {
    var items: [PasteboardItem] = []
    var changeCount = 0
    /// The date from which there are no items; nil for never.
    var expiration: Date?

    var isExpired: Bool { expiration.map { $0 <= PresentDate.now } ?? false }
}
