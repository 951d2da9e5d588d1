import UIKit

/// A header or footer of an article pager that shows whether it is pulled out far enough.
@preconcurrency @MainActor
public protocol ArticlePagerIndicator {
    /// Shows whether a release would turn the page.
    func setLoaded(_ loaded: Bool, animated: Bool)
}
