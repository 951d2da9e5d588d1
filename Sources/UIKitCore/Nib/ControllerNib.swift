import Foundation
import Resources

/// The part of an Interface Builder file that a view controller comes from: its element, and the segues that begin in its scene.
@preconcurrency @MainActor
package final class ControllerNib {
    let element: NibElement
    /// The objects of the scene.
    let session: NibSession
    let storyboard: UIStoryboard?

    init(_ element: NibElement, _ session: NibSession, _ storyboard: UIStoryboard?) {
        self.element = element
        self.session = session
        self.storyboard = storyboard
    }

    /// The segue of a controller's scene with an identifier, also one that starts at the prototype of a cell; nil for an unknown one.
    func segue(_ identifier: String, of controller: UIViewController) -> SegueTemplate? {
        guard let storyboard else { return nil }
        var pending = [element] + sceneObjects.reversed()
        while let next = pending.popLast() {
            if next.name == "segue", next["identifier"] == identifier {
                return SegueTemplate(next, of: controller, in: storyboard, session)
            }
            pending += next.children.reversed()
        }
        return nil
    }
}

extension UIViewController {
    /// Whether the controller takes the place of a class of the app that is not there.
    package final var isNibSubstitute: Bool { nib.map { $0.session.isSubstitute(self) } ?? false }

    /// Reads the element of an Interface Builder file: what a controller has before its view is loaded.
    final func readNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return readArchiveOfControllers(coder) }
        let (element, session) = (nib.element, nib.session)
        session.controller = session.controller ?? self
        session.register(self, element)
        self.nib = ControllerNib(element, session, session.storyboard)
        if let title = element.string("title") { self.title = title }
        if let flag = element.flag("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = flag }
        if let flag = element.flag("definesPresentationContext") { definesPresentationContext = flag }
        if let flag = element.flag("providesPresentationContextTransitionStyle") { providesPresentationContextTransitionStyle = flag }
        if let flag = element.flag("extendedLayoutIncludesOpaqueBars") { extendedLayoutIncludesOpaqueBars = flag }
        if let flag = element.flag("automaticallyAdjustsScrollViewInsets") { automaticallyAdjustsScrollViewInsets = flag }
        if let style = element.choice("modalPresentationStyle", SegueTemplate.presentationStyles) { modalPresentationStyle = style }
        if let style = element.choice("modalTransitionStyle", SegueTemplate.transitionStyles) { modalTransitionStyle = style }
        if let size = element.size("preferredContentSize") ?? element.size("contentSizeForViewInPopover") { preferredContentSize = size }
        if let item = element.value("navigationItem") { navigationItem.readNib(item, session) }
        if let item = element.value("tabBarItem"), let made = session.make(item) as? UITabBarItem { tabBarItem = made }
        let items = element.list("toolbarItems").compactMap { session.make($0) as? UIBarButtonItem }
        if !items.isEmpty { toolbarItems = items }
    }

    /// Loads the view from the controller's scene or nib file, if it has one.
    ///
    /// - Returns: false if it has none.
    package final func loadViewFromNib() -> Bool {
        if let nib, let view = nib.element.value("view") {
            let session = NibSession(nib.session.document, in: nib.session.bundle, sharing: nib.session)
            guard let made = session.make(view) as? UIView else { return false }
            self.view = made
            for guide in nib.element.list("layoutGuides") {
                guard let id = guide.id else { continue }
                session.name(layoutSupport(guide["type"] == "top" ? .top : .bottom), id)
            }
            for object in nib.sceneObjects { if let made = session.make(object) { session.retain(made) } }
            session.finish()
            session.connect(self, nib.element)
            for item in [navigationItem] + (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? []) {
                if let element = session.element(of: item) { session.connect(item, element) }
            }
            return true
        }
        guard let found = UINib.ofController(self) else { return false }
        _ = found.instantiate(withOwner: self, options: nil)
        return loadedView != nil
    }
}

extension ControllerNib {
    /// The scene's objects besides the controller, such as recognizers and views that no view contains.
    var sceneObjects: [NibElement] {
        guard let id = element.id, let scene = session.document.scene(ofController: id) else { return [] }
        return scene.objects.filter { $0 !== scene.controller && $0.name != "placeholder" && $0.name != "exit" }
    }
}
