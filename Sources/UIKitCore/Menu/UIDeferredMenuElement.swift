/// A menu's elements that are made when the menu opens: until the closure gives them, the menu shows that it loads.
///
///     UIMenu(children: [
///         UIDeferredMenuElement { completion in
///             library.fetchAlbums { albums in completion(albums.map { UIAction(title: $0.name, handler: open) }) }
///         }
///     ])
///
/// Source: Apple, [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes elements, and gives them to the closure, at once or later; further calls of it have no effect.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var elements: [UIMenuElement]?
    /// Tells a late answer from the present one.
    private var request = 0
    private var isAsked = false

    /// Creates an element whose closure is called once, when the menu opens first.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        (self.provider, self.isCached) = (provider, isCached)
        super.init(title: "", image: nil)
    }

    /// Returns an element whose closure is called each time that the menu opens.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// The elements, or a row that says that they load; asks for them, and calls `changed` if they come later.
    package final func rows(_ changed: @escaping () -> Void) -> [UIMenuElement] {
        if let elements { return elements }
        if !isAsked {
            isAsked = true
            let number = request
            var isLater = false
            provider { [weak self] given in
                guard let self, number == request, elements == nil else { return }
                elements = given
                if isLater { changed() }
            }
            isLater = true
        }
        return elements ?? [UIAction(title: SystemWord.text("Loading…"), attributes: .disabled) { _ in }]
    }

    /// Forgets elements that are made for each opening.
    final func menuOpens() {
        guard !isCached else { return }
        request += 1
        (elements, isAsked) = (nil, false)
    }
}
