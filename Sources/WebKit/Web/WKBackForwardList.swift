import Foundation

/// A page in the history of a web view.
///
/// Source: Apple, [WKBackForwardListItem](https://developer.apple.com/documentation/webkit/wkbackforwardlistitem).
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The page's URL.
    open private(set) var url: URL
    /// The page's title, as it was when the list last changed; nil if it has none.
    open private(set) var title: String?

    init(_ url: URL, title: String?) {
        self.url = url
        self.title = title
        super.init()
    }
}

/// The history of a web view.
///
/// Source: Apple, [WKBackForwardList](https://developer.apple.com/documentation/webkit/wkbackforwardlist).
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var current = 0

    override init() { super.init() }

    func update(_ items: [WKBackForwardListItem], current: Int) {
        self.items = items
        self.current = current
    }

    /// The page that is shown; nil before the first.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before the current one.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after the current one.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }

    /// Returns the page at a distance from the current one, which is at 0; nil for a distance beyond the list.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (position, overflows) = current.addingReportingOverflow(index)
        return !overflows && items.indices.contains(position) ? items[position] : nil
    }

    /// The pages before the current one, the oldest first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(current)) }
    /// The pages after the current one, the next first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(current + 1)) }

    /// The distance of an item from the current one; nil if it is not in the list.
    func distance(of item: WKBackForwardListItem) -> Int? { items.firstIndex { $0 === item }.map { $0 - current } }
}
