import Foundation

/// An error loading a feed.
enum AppFeedError: Error, Equatable {
    case missing
    case unreachable(String)
    case status(Int)
    case malformed
    case empty
    case tooLarge
    case address(String)

    /// The message for the user.
    var message: String {
        switch self {
        case .missing: "The list of apps is not where it should be."
        case .unreachable(let reason): "The list could not be fetched. \(reason)"
        case .status(let code): "The server answered \(code) instead of the list."
        case .malformed: "The list that came cannot be read."
        case .empty: "The list that came is empty."
        case .tooLarge: "The list is longer than \(AppFeedDownload.byteLimit >> 20) MB, which is too long to be shown."
        case .address(let text):
            "KINORA_FEED is '\(text)', which is not the address of a server; it begins with http:// or https://."
        }
    }
}
