import Foundation
import UIKit

/// Asks the user for a review: iOS decides whether it shows the question, and shows none here.
///
/// Source: Apple, [SKStoreReviewController](https://developer.apple.com/documentation/storekit/skstorereviewcontroller).
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Asks for a review, which the system may refuse; it does here.
    open class func requestReview() {}

    /// Asks for a review in a scene, which the system may refuse; it does here.
    open class func requestReview(in windowScene: UIWindowScene) {}
}
